/** The form: walks through the fields of a file, and renders each by its kind. */
import clsx from 'clsx';
import {
  ArrowDown,
  ArrowUp,
  ChevronRight,
  Copy,
  GripVertical,
  type LucideIcon,
  Plus,
  Trash2,
  X,
} from 'lucide-react';
import { type ComponentProps, type PointerEvent, type ReactNode, useState } from 'react';
import { isDraft } from '../../content/drafts.ts';
import { concerns } from '../../tools/content-check/warnings.ts';
import { usesOf } from './choices.ts';
import { DraftHead } from './drafts.tsx';
import { addEntry, copyEntry, isSecondPress, moveEntry, removeEntry, removePage, setValue } from './edits.ts';
import { emptyOf, type Field, hasParts, placeOf } from './fields.ts';
import { setCurrentField, focusOn, goToAdded } from './go-to.ts';
import { Control, Help } from './inputs.tsx';
import { PhotoField } from './photo-field.tsx';
import { countErrors, Messages } from './problems.tsx';
import { get, set, notifyStep, useEditor } from './store.ts';
import { TeluguField } from './telugu-field.tsx';

/** A field of any kind, with all that is in it. */
function Part({ field }: { field: Field }) {
  const { id, name, kind, value, isRequired } = field;
  if (!hasParts(field)) return <Value field={field} />;
  if (kind === 'photo') return <PhotoField field={field} />;
  if (value === undefined) return <Add field={field} />;
  if (isRequired) return <Fold field={field} />;
  const isPage = id === `pages.${name}`;
  const remove = () => {
    if (isPage) return removePage(name);
    setValue(id, undefined);
    focusOn(`${id}-add`);
  };
  const label = isPage ? 'Remove this page, and the links to it' : 'Leave out';
  const tool = <Tool label={label} of={field} icon={isPage ? Trash2 : X} onClick={remove} />;
  return <Fold field={field} tools={tool} head={isPage && <DraftHead of={field} canHide />} />;
}

type ValueProps = {
  field: Field;
  label?: string;
  /** Whether its tools are beside it, which leaves no room for a label. */
  isInRow?: boolean;
  onEnter?: () => void;
};

/** A text or a choice, with its label, help and messages. */
export function Value({ field, label = field.label, isInRow, onEnter }: ValueProps) {
  return (
    <div className={clsx('field', isInRow && 'grow')}>
      <label htmlFor={field.id} className={isInRow ? 'sr-only' : ''}>
        {label}
        {!field.isRequired && <small> optional</small>}
      </label>
      <Help field={field} />
      <Control field={field} onEnter={onEnter} />
      <Messages id={field.id} />
      <TeluguField field={field} label={label} />
    </div>
  );
}

/** The fields of a group or the entries of a list, without a fold around them. */
export function Fields({ field }: { field: Field }) {
  const current = useEditor((state) => state.field);
  const group = field.value as Parameters<typeof concerns>[1];
  const isShown = ({ id, name, value }: Field) =>
    value !== undefined || id === current || concerns(name, group);
  return (
    <>
      <Help field={field} />
      <Messages id={field.id} />
      {field.kind === 'list' ? (
        <List field={field} />
      ) : (
        field.parts.filter(isShown).map((part) => <Part key={part.id} field={part} />)
      )}
    </>
  );
}

/** The button that adds an optional group or list. */
function Add({ field: { id, label, schema } }: { field: Field }) {
  const add = () => {
    setValue(id, emptyOf(schema));
    goToAdded(id);
  };
  return (
    <button type="button" id={`${id}-add`} className="border-dashed" onClick={add}>
      <Plus /> {label}
    </button>
  );
}

type ToolProps = ComponentProps<'button'> & { label: string; of: Field; icon: LucideIcon };

/** A button for a whole entry or group. */
function Tool({ label, of, icon: Icon, ...button }: ToolProps) {
  const id = `${of.id} ${label}`;
  return (
    <button
      type="button"
      id={id}
      className="icon"
      aria-label={`${label}: ${of.label}`}
      title={label}
      {...button}
    >
      <Icon />
    </button>
  );
}

type FoldProps = { field: Field; tools?: ReactNode; notice?: ReactNode; head?: ReactNode };

/** Opens and closes by its bar. Its content is rendered only while it is open, so that typing stays fast. */
function Fold({ field, tools, notice, head }: FoldProps) {
  const { id, label, kind, value } = field;
  const isOpen = useEditor(({ open }) => open.has(id));
  const problems = useEditor((state) => state.problems);
  const isIn = (one = '', fold = '') => `${one}.`.startsWith(`${fold}.`);
  // What a draft lacks is said within it alone.
  const here = problems.filter((one) => isIn(one.id, id) && (!one.draft || isIn(id, one.draft)));
  const count = countErrors(here);
  const toggle = () => {
    const open = new Set(get().open);
    if (!open.delete(id)) open.add(id);
    set({ open });
    setCurrentField(id);
  };
  return (
    <div id={id} className="rounded border border-line" role="group" aria-label={label}>
      <div className="row">
        <button
          type="button"
          id={`${id}-bar`}
          className="group min-h-11 min-w-0 grow rounded border-transparent"
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <ChevronRight className="group-aria-expanded:rotate-90" />
          <span>
            {label} {isDraft(value) && <small className="badge">Draft</small>}
          </span>
          {kind === 'list' && <small>{field.parts.length}</small>}
          {count && (
            <small className={clsx(here.some((one) => one.kind === 'error') && 'text-danger')}>{count}</small>
          )}
        </button>
        {tools}
      </div>
      {notice}
      {isOpen && head}
      {isOpen && (
        <div className="stack px-3 pt-1 pb-4">
          <Fields field={field} />
        </div>
      )}
    </div>
  );
}

const addLabel = (title = 'Entry') => `Add ${title === 'Days' ? 'other' : 'another'} ${title.toLowerCase()}`;

/** The place of the entry under the pointer, counted from 0, in the list of the grip that is dragged; undefined outside of it. */
function placeUnder({ currentTarget, clientX, clientY }: PointerEvent) {
  const under = document.elementFromPoint(clientX, clientY);
  const entries = [...currentTarget.closest('ol')!.children];
  const at = entries.findIndex((entry) => entry.contains(under));
  return at === -1 ? undefined : at;
}

type GripProps = {
  /** Called with the place to which the entry would go; without one where it would stay. */
  onOver: (to?: number) => void;
  onDrop: (to: number) => void;
};

/** Drags an entry of a list to another place. Keys have the buttons beside it. */
const Grip = ({ onOver, onDrop }: GripProps) => (
  <span
    className="cursor-grab touch-none px-1 text-muted"
    title="Drag to another place"
    onPointerDown={(event) => {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
    }}
    onPointerMove={(event) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) onOver(placeUnder(event));
    }}
    onPointerUp={(event) => {
      const to = placeUnder(event);
      onOver();
      if (to !== undefined) onDrop(to);
    }}
    onPointerCancel={() => onOver()}
  >
    <GripVertical />
  </span>
);

function List({ field }: { field: Field }) {
  const { id, schema, parts } = field;
  const [over, setOver] = useState<number>();
  const { minItems = 0, maxItems = Infinity, items } = schema;
  const shown = parts.filter(({ value }) => !isDraft(value)).length;
  const isFull = shown >= maxItems;
  // The layout has a place for each entry: they can only be moved.
  const isFixed = minItems === maxItems && isFull;
  return (
    <>
      <ol className="flex flex-col gap-2">
        {parts.map((entry, at) => (
          <li key={entry.id} className={clsx('rounded', over === at && 'outline-3 outline-primary')}>
            <Entry
              onOver={setOver}
              list={field}
              entry={entry}
              at={at}
              canAdd={!isFull}
              canRemove={!isFixed && (isDraft(entry.value) || shown > minItems)}
            />
          </li>
        ))}
      </ol>
      {isFull && !isFixed && <p className="help">There is room for {maxItems}. Remove one to add another.</p>}
      {!isFull && (
        <button type="button" className="border-dashed" onClick={() => goToAdded(addEntry(id))}>
          <Plus /> {addLabel(items!.title)}
        </button>
      )}
    </>
  );
}

type UsesProps = { of: Field; uses: string[]; onRemove: () => void; onKeep: () => void };

/** Asks before an entry is removed that others lead to. */
function Uses({ of: { id, label }, uses, onRemove, onKeep }: UsesProps) {
  const { contents } = get();
  const places = uses.length === 1 ? '1 place' : `${uses.length} places`;
  return (
    <div className="warning stack mx-3 mb-3" role="alert">
      <p>
        “{label}” is used in {places}. Without it, choose another there:
      </p>
      <ul className="ms-4 list-disc">
        {uses.map((use) => (
          <li key={use}>{placeOf(use, contents)}</li>
        ))}
      </ul>
      <div className="row">
        <button type="button" onClick={onRemove}>
          Remove it
        </button>
        <button type="button" id={`${id} Keep`} onClick={onKeep}>
          Keep it
        </button>
      </div>
    </div>
  );
}

type EntryProps = Pick<GripProps, 'onOver'> & {
  list: Field;
  entry: Field;
  at: number;
  canAdd: boolean;
  canRemove: boolean;
};

/** An entry of a list with its tools: a text in one row with them, others in a fold. */
function Entry({ list, entry, at, canAdd, canRemove, onOver }: EntryProps) {
  const { id, label, schema } = entry;
  const last = list.parts.length - 1;
  /** Of a text, which has its index in its id. */
  const idAt = (to: number) => (hasParts(entry) ? id : `${list.id}.${to}`);
  const move = (by: -1 | 1) => () => {
    moveEntry(id, at + by);
    const moved = idAt(at + by);
    focusOn(`${moved} Move ${by > 0 ? 'down' : 'up'}`, `${moved}-bar`, moved);
  };
  const [uses, setUses] = useState<string[]>([]);
  const askOrRemove = () => {
    if (isSecondPress(id)) return;
    const found = usesOf(id, get().contents);
    setUses(found);
    if (found.length === 0) remove();
    else focusOn(`${id} Keep`);
  };
  const keep = () => {
    setUses([]);
    focusOn(`${id} Remove`);
  };
  const remove = () => {
    const next = list.parts[at + 1] ?? list.parts[at - 1];
    removeEntry(id);
    focusOn(...(next ? [`${next.id}-bar`, next.id] : []), `${list.id}-bar`);
    notifyStep(`“${label}” is removed.`);
  };
  /** Of lines: the next one is below, where there is room. */
  const addNext = () => {
    if (canAdd && entry.value) goToAdded(addEntry(list.id, at + 1));
    else focusOn(idAt(at + 1));
  };
  const tools = (
    <div className="row shrink-0">
      {last > 0 && <Grip onOver={onOver} onDrop={(to) => moveEntry(id, to)} />}
      <Tool label="Move up" of={entry} icon={ArrowUp} disabled={at === 0} onClick={move(-1)} />
      <Tool label="Move down" of={entry} icon={ArrowDown} disabled={at === last} onClick={move(1)} />
      {hasParts(entry) && canAdd && (
        <Tool label="Copy" of={entry} icon={Copy} onClick={() => goToAdded(copyEntry(id))} />
      )}
      {canRemove && <Tool label="Remove" of={entry} icon={Trash2} onClick={askOrRemove} />}
    </div>
  );
  const notice = uses.length > 0 && <Uses of={entry} uses={uses} onRemove={remove} onKeep={keep} />;
  const head = <DraftHead of={entry} canHide={canRemove} />;
  if (hasParts(entry)) return <Fold field={entry} tools={tools} notice={notice} head={head} />;
  return (
    <div className="row">
      <Value field={entry} label={`${schema.title} ${at + 1}`} isInRow onEnter={addNext} />
      {tools}
    </div>
  );
}
