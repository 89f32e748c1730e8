/** One search over every text of the content, and over the names of its fields. */
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { replaceWords } from '../../content/replace-words.ts';
import { allPlaces, allTexts, fullLabelOf } from './content.ts';
import { type FieldText, plain } from './find-field.ts';
import { useEditor } from './state.ts';

const MOST = 30;

export function Search({ onJump, children }: { onJump: (field: string) => void; children: ReactNode }) {
  const { contents } = useEditor();
  const [words, setWords] = useState('');
  const search = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setWords(target.value);
    // What is found begins at the top.
    target.closest('.form')!.scrollTop = 0;
  };
  const searched = plain(words);
  const shown = searched ? replaceWords(contents, contents.words as Record<string, string>) : contents;
  const said = searched ? allTexts(contents).filter(({ text }) => text.includes(searched)) : [];
  const named = searched ? allPlaces.filter(({ text }) => text.includes(searched)) : [];
  // First what says just this: where a text has the promise, the promise itself.
  const isWhole = (one: FieldText) => Number(one.text === searched);
  const found = [...said, ...named.filter(({ id }) => !said.some((one) => one.id === id))].toSorted(
    (a, b) => isWhole(b) - isWhole(a),
  );
  return (
    <search>
      <div className="row">
        {children}
        <div className="field">
          <label htmlFor="search">Search everything</label>
          <input id="search" type="search" value={words} onChange={search} />
        </div>
      </div>
      <p role="status">
        {searched && `${found.length} found${found.length > MOST ? `, the first ${MOST} of them here` : ''}`}
      </p>
      <ul className="found">
        {found.slice(0, MOST).map(({ id, said }) => (
          <li key={id}>
            <button
              type="button"
              className="jump"
              onClick={() => {
                setWords('');
                onJump(id);
              }}
            >
              <strong>{fullLabelOf(id, shown)}</strong>
              <span>{said}</span>
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}
