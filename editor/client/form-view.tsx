/** The first view: which content is edited, a search over all of it, and the form. */
import { Search } from 'lucide-react';
import { useState } from 'react';
import { names } from '../../content/schema/files.ts';
import { allTexts, type Name } from './content.ts';
import { named, placeOf, titleOf, treeOf } from './fields.ts';
import { plain } from './find-field.ts';
import { Fields } from './form.tsx';
import { goToNew, jump, show } from './go-to.ts';
import { New } from './inputs.tsx';
import { addPage, putBack, useEditor } from './state.ts';

export function FormView() {
  const contents = useEditor((state) => state.contents);
  const shown = useEditor((state) => state.shown);
  const isBeginning = useEditor((state) => !state.field);
  const [words, setWords] = useState('');
  return (
    <>
      <search className="sticky -top-4 z-1 -m-4 mb-0 grid grid-cols-2 gap-3 bg-surface p-4 pb-2">
        <select
          id="content"
          aria-label="Content"
          value={shown}
          onChange={({ target }) => show(target.value as Name)}
        >
          {names.map((name) => (
            <option key={name} value={name}>
              {titleOf(name)}
            </option>
          ))}
        </select>
        <Search className="absolute top-6.75 left-[calc(50%+1rem)]" />
        <input
          type="search"
          className="ps-9"
          aria-label="Search everything"
          placeholder="Search everything"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </search>
      {words.trim() ? (
        <Found words={plain(words)} onFound={() => setWords('')} />
      ) : (
        <>
          {isBeginning && (
            <p className="rounded-inner bg-accent-soft px-3 py-2 text-on-accent-soft">
              Press a text in the page to change it, or open a part here.
            </p>
          )}
          <Fault />
          <Fields field={treeOf(shown, contents)} />
          {shown === 'pages' && (
            <New
              label="Title of a new page"
              limit={24}
              button="Add the page, with a link in the footer"
              onAdd={(title) => goToNew(addPage(title))}
            />
          )}
        </>
      )}
    </>
  );
}

const MOST = 30;

/** The fields that say `words`, and those that are called so. */
function Found({ words, onFound }: { words: string; onFound: () => void }) {
  const contents = useEditor((state) => state.contents);
  const texts = allTexts(contents).filter(({ text }) => text.includes(words));
  // First what says just this: where a text has the promise, the promise itself.
  const whole = texts.filter(({ text }) => text === words);
  const called = names
    .flatMap((name) => named(treeOf(name, contents)))
    .filter(({ label }) => plain(label).includes(words))
    .map(({ id, value }) => ({ id, said: typeof value === 'string' ? value : '' }));
  const found = new Map([...whole, ...texts, ...called].map(({ id, said }) => [id, said]));
  const choose = (id: string) => {
    onFound();
    jump(id);
  };
  return (
    <>
      <p role="status">
        {found.size} found{found.size > MOST && `, the first ${MOST} of them here`}
      </p>
      <ul className="flex flex-col gap-1">
        {[...found].slice(0, MOST).map(([id, said]) => (
          <li key={id}>
            <button type="button" className="w-full flex-col items-start" onClick={() => choose(id)}>
              {placeOf(id, contents)}
              <small>{said}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A file that another program has left so that it cannot be read. */
function Fault() {
  const shown = useEditor((state) => state.shown);
  const { fault } = useEditor((state) => state.session.files[shown]!);
  if (!fault) return null;
  return (
    <div className="error" role="alert">
      <p>{fault}</p>
      <button type="button" onClick={() => void putBack(shown)}>
        Write what the form shows
      </button>
    </div>
  );
}
