/** The view "Form": the choice of a file, a search over all of them, and the form. */
import { Search } from 'lucide-react';
import { useState } from 'react';
import { names } from '../../content/schema/files.ts';
import { allTexts } from './content.ts';
import { addPage } from './edits.ts';
import { type Name, named, placeOf, titleOf, treeOf } from './fields.ts';
import { normalize } from './find-field.ts';
import { Fields } from './form.tsx';
import { goToAdded, goToField, showContent } from './go-to.ts';
import { New } from './inputs.tsx';
import { replaceFile } from './saving.ts';
import { useEditor } from './store.ts';

export function FormView() {
  const contents = useEditor((state) => state.contents);
  const name = useEditor((state) => state.name);
  const isBeginning = useEditor((state) => !state.field);
  const [words, setWords] = useState('');
  return (
    <>
      <search className="sticky -top-4 z-1 -m-4 mb-0 grid grid-cols-2 gap-3 bg-surface p-4 pb-2">
        <select
          id="content"
          aria-label="Content"
          value={name}
          onChange={({ target }) => showContent(target.value as Name)}
        >
          {names.map((file) => (
            <option key={file} value={file}>
              {titleOf(file)}
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
        <Found words={normalize(words)} onFound={() => setWords('')} />
      ) : (
        <>
          {isBeginning && (
            <p className="rounded-inner bg-accent-soft px-3 py-2 text-on-accent-soft">
              Press a text in the page to change it, or open a part here.
            </p>
          )}
          <Fault />
          <Fields field={treeOf(name, contents)} />
          {name === 'pages' && (
            <New
              label="Title of a new page"
              limit={24}
              button="Add the page, with a link in the footer"
              onAdd={(title) => goToAdded(addPage(title))}
            />
          )}
        </>
      )}
    </>
  );
}

const MOST = 30;

/** The fields with `words` in their text or their label. */
function Found({ words, onFound }: { words: string; onFound: () => void }) {
  const contents = useEditor((state) => state.contents);
  const texts = allTexts(contents).filter(({ normalized }) => normalized.includes(words));
  // First the fields that say only this: the promise itself, before the texts that contain it.
  const whole = texts.filter(({ normalized }) => normalized === words);
  const called = names
    .flatMap((name) => named(treeOf(name, contents)))
    .filter(({ label }) => normalize(label).includes(words))
    .map(({ id, value }) => ({ id, text: typeof value === 'string' ? value : '' }));
  const found = new Map([...whole, ...texts, ...called].map(({ id, text }) => [id, text]));
  const choose = (id: string) => {
    onFound();
    goToField(id);
  };
  return (
    <>
      <p role="status">
        {found.size} found{found.size > MOST && `, the first ${MOST} of them here`}
      </p>
      <ul className="flex flex-col gap-1">
        {[...found].slice(0, MOST).map(([id, text]) => (
          <li key={id}>
            <button type="button" className="w-full flex-col items-start" onClick={() => choose(id)}>
              {placeOf(id, contents)}
              <small>{text}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Why the file cannot be read, with the button that replaces it. */
function Fault() {
  const name = useEditor((state) => state.name);
  const { fault } = useEditor((state) => state.session.files[name]!);
  if (!fault) return null;
  return (
    <div className="error" role="alert">
      <p>{fault}</p>
      <button type="button" onClick={() => void replaceFile(name)}>
        Write what the form shows
      </button>
    </div>
  );
}
