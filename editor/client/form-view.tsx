/** The view "Form": the choice of a file, a search over all of them, and the form. */
import { Search } from 'lucide-react';
import { Fragment, useDeferredValue, useState } from 'react';
import { names } from '../../content/schema/files.ts';
import { TELUGU_SWITCH } from './check.ts';
import { addPage } from './edits.ts';
import { fieldAt, isIn, type Name, titleOf, treeOf } from './fields.ts';
import { Fields } from './form.tsx';
import { focusOn, goToAdded, goToField, showContent } from './go-to.ts';
import { New } from './inputs.tsx';
import { Accepted, Problems } from './problems.tsx';
import { marked, search } from './search.ts';
import { useEditor } from './store.ts';
import { overwriteUnreadable } from './sync.ts';

/** A part of a file that people look for by its own name. */
const CUSTOMERS = 'about.customers';

/** The choice of a page that is yet to be added, and the id of the field for its title. */
const NEW_PAGE = 'new-page';

export function FormView() {
  const contents = useEditor((state) => state.contents);
  const name = useEditor((state) => state.name);
  const field = useEditor((state) => state.field);
  const ownPages = treeOf('pages', contents).parts.filter(({ isRequired }) => !isRequired);
  const customers = fieldAt(CUSTOMERS, contents)!;
  const part = [customers, ...ownPages].find(({ id }) => isIn(field, id));
  const choose = (chosen: string) => {
    if (chosen.includes('.')) return goToField(chosen);
    if (chosen !== NEW_PAGE) return showContent(chosen as Name);
    showContent('pages');
    focusOn(NEW_PAGE);
  };
  const isBeginning = useEditor((state) => !state.field);
  const [words, setWords] = useState('');
  // No key waits for what is found. Once it is chosen, the form is there at once.
  const query = useDeferredValue(words);
  return (
    <>
      <search className="sticky -top-4 z-1 -m-4 mb-0 grid grid-cols-2 gap-3 bg-surface p-4 pb-2">
        <select
          id="content"
          aria-label="Content"
          value={part?.id ?? name}
          onChange={({ target }) => choose(target.value)}
        >
          {names.map((file) => (
            <Fragment key={file}>
              <option value={file}>{titleOf(file)}</option>
              {isIn(CUSTOMERS, file) && <option value={CUSTOMERS}>{customers.label}</option>}
            </Fragment>
          ))}
          <optgroup label="Your own pages">
            {ownPages.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
            <option value={NEW_PAGE}>Add a page …</option>
          </optgroup>
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
      {words.trim() && query.trim() ? (
        <SearchResults query={query} onFound={() => setWords('')} />
      ) : (
        <>
          {isBeginning && (
            <p className="rounded-inner bg-accent-soft px-3 py-2 text-on-accent-soft">
              Click a text in the page to edit it, or open a part here.
            </p>
          )}
          <Fault />
          {name === 'accepted' && <Accepted />}
          {name === 'telugu' && <AllTelugu />}
          {!['accepted', 'telugu'].includes(name) && <Fields field={treeOf(name, contents)} />}
          {name === 'pages' && <NewPage />}
        </>
      )}
    </>
  );
}

/** In place of the pairs, which are hundreds. */
const AllTelugu = () => (
  <>
    <p>The Telugu of a text is below its English. Press a text in a page, or search for either.</p>
    <Problems id={TELUGU_SWITCH} />
  </>
);

const IN_FOOTER = 'Add the page, with a link in the footer';
const IN_BOTH = 'Add the page, with links in the header and the footer';

function NewPage() {
  const contents = useEditor((state) => state.contents);
  const { parts, schema } = fieldAt('site.navigation', contents)!;
  const isFull = parts.length >= schema.maxItems!;
  return (
    <New
      id={NEW_PAGE}
      label="Title of a new page"
      limit={24}
      buttons={isFull ? [IN_FOOTER] : [IN_FOOTER, IN_BOTH]}
      onAdd={(title, button) => goToAdded(addPage(title, button === IN_BOTH))}
    />
  );
}

const MOST = 30;

/** What was found for `query`, with its words marked. */
function SearchResults({ query, onFound }: { query: string; onFound: () => void }) {
  const contents = useEditor((state) => state.contents);
  const found = search(query, contents);
  const choose = (id: string) => {
    onFound();
    goToField(id);
  };
  return (
    <>
      <p role="status">
        {found.length} found{found.length > MOST && `, the first ${MOST} of them here`}
      </p>
      <ul className="flex flex-col gap-1">
        {found.slice(0, MOST).map(({ id, place, text }) => (
          <li key={id}>
            <button type="button" className="w-full flex-col items-start" onClick={() => choose(id)}>
              <span>
                <Marked text={place} query={query} />
              </span>
              <small>
                <Marked text={text} query={query} />
              </small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const Marked = ({ text, query }: { text: string; query: string }) =>
  marked(text, query).map((piece, i) => (i % 2 === 1 ? <mark key={i}>{piece}</mark> : piece));

/** Why the file cannot be read, with the button that replaces it. */
function Fault() {
  const name = useEditor((state) => state.name);
  const { fault } = useEditor((state) => state.session.files[name]!);
  if (!fault) return null;
  return (
    <div className="error" role="alert">
      <p>{fault}</p>
      <button type="button" onClick={() => void overwriteUnreadable(name)}>
        Write what the form shows
      </button>
    </div>
  );
}
