/** A list with its entries, which are added, moved, dragged, copied and removed. */
import clsx from 'clsx';
import { ArrowDown, ArrowUp, Copy, GripVertical, Plus, Trash2 } from 'lucide-react';
import { type MouseEvent, type MouseEventHandler, type PointerEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDraft } from '../../content/drafts.ts';
import { usesOf } from './choices.ts';
import { DraftHead } from './drafts.tsx';
import { addEntry, copyEntry, moveEntry, removeEntry } from './edits.ts';
import { barId, buttonId } from './element-ids.ts';
import { type Field, hasParts, placeOf } from './fields.ts';
import { Fold, Tool } from './fold.tsx';
import { focusOn, goToAdded } from './go-to.ts';
import { get, notifyStep } from './store.ts';
import { Value } from './value.tsx';

/** What the button says that adds an entry called `title` to a list that has `count`. */
function addLabel(title: string, count: number) {
  if (count === 0) return `Add the first ${title.toLowerCase()}`;
  return `Add another ${title.toLowerCase()}`;
}

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

/** Moves an entry by its arrow, which stays under the pointer, as far as the form scrolls: pressed again, it moves the same entry on. */
const moveByArrow =
  ({ id: list }: Field, entry: Field, to: number) =>
  ({ currentTarget: pressed }: MouseEvent) => {
    const { top } = pressed.getBoundingClientRect();
    const moved = hasParts(entry) ? entry.id : `${list}.${to}`;
    const arrowId = pressed.id.replace(entry.id, moved);
    flushSync(() => moveEntry(entry.id, to));
    const arrow = document.getElementById(arrowId)!;
    arrow.closest('section')!.scrollBy(0, arrow.getBoundingClientRect().top - top);
    focusOn(arrowId, barId(moved), moved);
  };

/** In milliseconds: the second press of a double press on a bin is under the bin of the next entry. */
const DOUBLE_PRESS = 500;

type ListProps = {
  field: Field;
  /** The fields of an entry. */
  fieldsOf: (entry: Field) => ReactNode;
};

export function List({ field, fieldsOf }: ListProps) {
  const { id, schema, parts } = field;
  const [over, setOver] = useState<number>();
  const [removedAt, setRemovedAt] = useState(-Infinity);
  const { minItems = 0, maxItems = Infinity, items } = schema;
  const shown = parts.filter(({ value }) => !isDraft(value)).length;
  const isFull = shown >= maxItems;
  // The layout has a place for each entry: they can only be moved.
  const isFixed = minItems === maxItems && isFull;
  return (
    <>
      <ol className="flex flex-col gap-2 empty:hidden">
        {parts.map((entry, at) => (
          <li key={entry.id} className={clsx('rounded', over === at && 'outline-3 outline-primary')}>
            <Entry
              onOver={setOver}
              removedAt={removedAt}
              onRemove={setRemovedAt}
              list={field}
              entry={entry}
              at={at}
              canAdd={!isFull}
              canRemove={!isFixed && (isDraft(entry.value) || shown > minItems)}
            >
              {fieldsOf(entry)}
            </Entry>
          </li>
        ))}
      </ol>
      {isFull && !isFixed && <p className="help">There is room for {maxItems}. Remove one to add another.</p>}
      {!isFull && (
        <button type="button" className="border-dashed" onClick={() => goToAdded(addEntry(id))}>
          <Plus /> {addLabel(items!.title ?? 'Entry', parts.length)}
        </button>
      )}
    </>
  );
}

type UsesProps = { of: Field; uses: string[]; onRemove: MouseEventHandler; onKeep: () => void };

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
        <button type="button" id={buttonId(id, 'Keep')} onClick={onKeep}>
          Keep it
        </button>
      </div>
    </div>
  );
}

type EntryProps = Pick<GripProps, 'onOver'> & {
  /** When an entry of the list was removed last, as events have the time. */
  removedAt: number;
  onRemove: (removedAt: number) => void;
  list: Field;
  entry: Field;
  at: number;
  canAdd: boolean;
  canRemove: boolean;
  children: ReactNode;
};

/** An entry of a list with its tools: a text in one row with them, others in a fold. */
function Entry({ list, entry, at, canAdd, canRemove, onOver, removedAt, onRemove, children }: EntryProps) {
  const { id, label, schema } = entry;
  const last = list.parts.length - 1;
  const [uses, setUses] = useState<string[]>([]);
  const askOrRemove = (event: MouseEvent) => {
    if (event.timeStamp - removedAt < DOUBLE_PRESS) return;
    const found = usesOf(id, get().contents);
    setUses(found);
    if (found.length === 0) remove(event);
    else focusOn(buttonId(id, 'Keep'));
  };
  const keep = () => {
    setUses([]);
    focusOn(buttonId(id, 'Remove'));
  };
  const remove = ({ timeStamp }: MouseEvent) => {
    const next = list.parts[at + 1] ?? list.parts[at - 1];
    onRemove(timeStamp);
    removeEntry(id);
    focusOn(...(next ? [barId(next.id), next.id] : []), barId(list.id));
    notifyStep(`“${label}” is removed.`);
  };
  /** Of lines: the next one is below, where there is room. */
  const addNext = () => {
    if (canAdd && entry.value) goToAdded(addEntry(list.id, at + 1));
    else focusOn(`${list.id}.${at + 1}`);
  };
  const tools = (
    <div className="row shrink-0">
      {last > 0 && <Grip onOver={onOver} onDrop={(to) => moveEntry(id, to)} />}
      <Tool
        label="Move up"
        of={entry}
        icon={ArrowUp}
        disabled={at === 0}
        onClick={moveByArrow(list, entry, at - 1)}
      />
      <Tool
        label="Move down"
        of={entry}
        icon={ArrowDown}
        disabled={at === last}
        onClick={moveByArrow(list, entry, at + 1)}
      />
      {hasParts(entry) && canAdd && (
        <Tool label="Copy" of={entry} icon={Copy} onClick={() => goToAdded(copyEntry(id))} />
      )}
      {canRemove && <Tool label="Remove" of={entry} icon={Trash2} onClick={askOrRemove} />}
    </div>
  );
  const notice = uses.length > 0 && <Uses of={entry} uses={uses} onRemove={remove} onKeep={keep} />;
  const head = <DraftHead of={entry} canHide={canRemove} />;
  if (hasParts(entry))
    return (
      <Fold field={entry} tools={tools} notice={notice} head={head}>
        {children}
      </Fold>
    );
  return (
    <div className="row">
      <Value field={entry} label={`${schema.title} ${at + 1}`} isInRow onEnter={addNext} />
      {tools}
    </div>
  );
}
