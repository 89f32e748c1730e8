/** Drafts on the screen: how an entry or a page is hidden and shown, and what its draft lacks. */
import { Eye, EyeOff } from 'lucide-react';
import { draftsIn } from '../../content/drafts.ts';
import { check, type Problem } from './check.ts';
import { setDraft } from './edits.ts';
import { buttonId } from './element-ids.ts';
import { ShowInForm } from './field-link.tsx';
import { draftAround, type Field, idOfPath, placeOf, valueOf } from './fields.ts';
import { focusOn, goToAdded, goToField } from './go-to.ts';
import { errorsInWords, FoldedList, Messages } from './problems.tsx';
import { get, notify, notifyStep, set, useEditor } from './store.ts';

/** Of what the draft `id` lacks. Without all of it the draft is not shown. */
const isLacking = (id: string) => (problem: Problem) => problem.draft === id;

/** Shows a draft that is whole. Of any other it says what is missing, and leads there. */
function show({ id, label }: Field) {
  const lacking = check(get().contents, []).problems.filter(isLacking(id));
  const [first] = lacking;
  if (first) {
    set({ left: new Set([...get().left, ...lacking.map((one) => one.id)]) });
    goToAdded(id);
    goToField(first.id);
    return notify(`“${label}” can be shown once it is whole: ${errorsInWords(lacking)}.`);
  }
  setDraft(id, false);
  focusOn(buttonId(id, 'Hide'));
  notifyStep(`“${label}” is shown, and goes out when you publish.`);
}

function hide({ id, label }: Field) {
  setDraft(id, true);
  focusOn(buttonId(id, 'Show'));
  notifyStep(`“${label}” is hidden, with the links to it, once you publish.`);
}

/** At the head of an entry or a page: whether it is a draft, and the button that shows or hides it. */
export function DraftHead({ of: field, canHide }: { of: Field; canHide: boolean }) {
  const { id, label } = field;
  const draft = useEditor(({ contents }) => draftAround(id, contents)?.id);
  const published = useEditor((state) => state.published);
  const problems = useEditor((state) => state.problems);
  if (draft === undefined)
    return (
      canHide && (
        <div className="mx-3 flex justify-end">
          <button
            type="button"
            id={buttonId(id, 'Hide')}
            aria-label={`Hide: ${label}`}
            onClick={() => hide(field)}
          >
            <EyeOff /> Hide
          </button>
        </div>
      )
    );
  // What is in a draft is shown with it.
  if (draft !== id) return null;
  const count = errorsInWords(problems.filter(isLacking(id)));
  const isSeen = published && valueOf(id, published) !== undefined && !draftAround(id, published);
  return (
    <div className="mx-3 mb-2">
      <div className="row justify-between rounded-inner bg-sunken px-3 py-2">
        <p>
          {isSeen ? 'Visitors see this until you publish.' : 'Visitors do not see this draft.'}{' '}
          {count && `${count}.`}
        </p>
        <button
          type="button"
          id={buttonId(id, 'Show')}
          className="shrink-0"
          aria-label={`Show: ${label}`}
          onClick={() => show(field)}
        >
          <Eye /> Show
        </button>
      </div>
      <Messages id={`${id}.isDraft`} />
    </div>
  );
}

/** All drafts, each with what it lacks. */
export function Drafts() {
  const contents = useEditor((state) => state.contents);
  const problems = useEditor((state) => state.problems);
  const drafts = draftsIn(contents).map(({ path }) => idOfPath(path, contents));
  if (drafts.length === 0) return null;
  const unfinished = drafts.filter((id) => problems.some(isLacking(id))).length;
  return (
    <section className="stack">
      <h2>Drafts {unfinished > 0 && <span className="badge">{unfinished}</span>}</h2>
      <ul className="stack">
        {drafts.map((id) => {
          const lacking = problems.filter(isLacking(id));
          return (
            <li key={id} className="card">
              <h3>{placeOf(id, contents)}</h3>
              <p>{errorsInWords(lacking) || 'It is whole, and can be shown.'}</p>
              {lacking.length > 0 && <FoldedList find={() => lacking.map((one) => one.id)} />}
              <ShowInForm id={id} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
