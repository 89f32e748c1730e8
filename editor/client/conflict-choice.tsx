/** Two values of a field side by side, and the choice between those of a conflict. */
import { diffWords } from 'diff';
import { currentValue, isEqual } from '../change.ts';
import type { Conflict } from '../conflicts.ts';
import type { Name } from './fields.ts';
import { isNothing, labelChange, resolutionsOf, type Shown } from './labelled-changes.ts';
import { get } from './store.ts';
import { resolveConflict } from './undo.ts';

/** Texts with more characters are compared word by word. */
const LONG = 40;
const intlSegmenter = new Intl.Segmenter('te', { granularity: 'word' });

/** The words of `text`, those marked that `other` does not have. */
function Compared({ text, other }: { text: string; other: string }) {
  if (Math.min(text.length, other.length) <= LONG) return text;
  return diffWords(other, text, { intlSegmenter })
    .filter(({ removed }) => !removed)
    .map(({ added, value }, i) => (added ? <mark key={i}>{value}</mark> : value));
}

/** The photographs of a value, small. What they show is said beside them. */
export const Pictures = ({ files }: { files: string[] }) =>
  files.map((file) => (
    <img key={file} src={`/edit/photos/${file}`} alt="Photograph" className="h-16 rounded-inner" />
  ));

/** Two values of a field side by side, each below its name. */
export function Values({ values }: { values: [name: string, value: Shown][] }) {
  const texts = values.map(([, value]) => (isNothing(value) ? '(not there)' : value.lines.join('\n')));
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-2">
      {values.map(([name, { photos }], i) => (
        <div key={name} className="rounded-inner bg-ground px-3 py-2 whitespace-pre-line">
          <dt>{name}</dt>
          <dd>
            <Pictures files={photos} />
            <Compared text={texts[i]!} other={texts[1 - i]!} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Both values of a conflict, to choose one. `isNamed` adds the label of the field. */
export function ConflictChoice({ conflict, isNamed }: { conflict: Conflict; isNamed?: boolean }) {
  const { contents } = get();
  const change = labelChange(conflict, contents, contents);
  const shown = currentValue(contents[conflict.file as Name], conflict);
  const { reason, sides } = resolutionsOf(change, isEqual(shown, conflict.after));
  return (
    <div className="warning stack">
      {isNamed && <h3>{change.label}</h3>}
      <p>{reason}</p>
      <Values values={sides.map(({ name, value }) => [name, value])} />
      {sides.map(({ which, press }) => (
        <button
          key={which}
          type="button"
          aria-label={`${press}: ${change.label}`}
          onClick={() => resolveConflict(conflict, which)}
        >
          {press}
        </button>
      ))}
    </div>
  );
}
