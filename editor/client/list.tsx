/** A list with its entries, which are added, moved, dragged, copied and removed. */
import clsx from 'clsx';
import { ArrowDown, ArrowUp, Copy, GripVertical, Plus, Trash2 } from 'lucide-react';
import { type MouseEvent, type MouseEventHandler, type PointerEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDraft } from '../../content/drafts.ts';
import { usesOf } from './choices.ts';
import { DraftHead } from './drafts.tsx';
import { addEntry, copyEntry, isSecondPress, moveEntry, removeEntry } from './edits.ts';
import { barId, buttonId } from './element-ids.ts';
import { type Field, hasParts, placeOf } from './fields.ts';
import { Fold, Tool } from './fold.tsx';
import { focusOn, goToAdded } from './go-to.ts';
import { get, notifyStep } from './store.ts';
import { Value } from './value.tsx';

/** What the button says that adds an entry called `title` to a list that has `count`. */
function addLabel(title: string, count: number) {
  if (count === 0) return `Add the first ${title.toLowerCase()}`;
  return `Add ${title === 'Days' ? 'other' : 'another'} ${title.toLowerCase()}`;
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

/** So soon (in milliseconds) and so near (in pixels), a press is meant for the arrow that was pressed before. */
const AGAIN = { within: 1000, near: 12 };

/** Moves entries by their arrows. Pressed again, an arrow moves the same entry on: it stays where it is, as far as the form scrolls. */
function useArrows({ id: list, parts }: Field) {
  const [last, setLast] = useState({ moved: '', x: 0, y: 0, at: 0 });
  return (entry: Field, by: -1 | 1) => (event: MouseEvent) => {
    const { currentTarget: pressed, clientX: x, clientY: y, timeStamp: at } = event;
    const { top } = pressed.getBoundingClientRect();
    const isAgain = at - last.at < AGAIN.within && Math.hypot(x - last.x, y - last.y) < AGAIN.near;
    // A press by a key has no place.
    const id = isAgain && event.detail > 0 ? last.moved : entry.id;
    const to = parts.findIndex((part) => part.id === id) + by;
    if (!parts[to]) return setLast({ ...last, at });
    const moved = hasParts(entry) ? id : `${list}.${to}`;
    flushSync(() => {
      moveEntry(id, to);
      setLast({ moved, x, y, at });
    });
    const arrowId = buttonId(moved, by > 0 ? 'Move down' : 'Move up');
    const arrow = document.getElementById(arrowId)!;
    arrow.closest('section')!.scrollBy(0, arrow.getBoundingClientRect().top - top);
    focusOn(arrowId, barId(moved), moved);
  };
}

type ListProps = {
  field: Field;
  /** The fields of an entry. */
  fieldsOf: (entry: Field) => ReactNode;
};

export function List({ field, fieldsOf }: ListProps) {
  const { id, schema, parts } = field;
  const [over, setOver] = useState<number>();
  const moveByArrow = useArrows(field);
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
              onArrow={moveByArrow}
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
        <button type="button" id={buttonId(id, 'Keep')} onClick={onKeep}>
          Keep it
        </button>
      </div>
    </div>
  );
}

type EntryProps = Pick<GripProps, 'onOver'> & {
  onArrow: (entry: Field, by: -1 | 1) => MouseEventHandler;
  list: Field;
  entry: Field;
  at: number;
  canAdd: boolean;
  canRemove: boolean;
  children: ReactNode;
};

/** An entry of a list with its tools: a text in one row with them, others in a fold. */
function Entry({ list, entry, at, canAdd, canRemove, onOver, onArrow, children }: EntryProps) {
  const { id, label, schema } = entry;
  const last = list.parts.length - 1;
  const [uses, setUses] = useState<string[]>([]);
  const askOrRemove = () => {
    if (isSecondPress(id)) return;
    const found = usesOf(id, get().contents);
    setUses(found);
    if (found.length === 0) remove();
    else focusOn(buttonId(id, 'Keep'));
  };
  const keep = () => {
    setUses([]);
    focusOn(buttonId(id, 'Remove'));
  };
  const remove = () => {
    const next = list.parts[at + 1] ?? list.parts[at - 1];
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
      <Tool label="Move up" of={entry} icon={ArrowUp} disabled={at === 0} onClick={onArrow(entry, -1)} />
      <Tool
        label="Move down"
        of={entry}
        icon={ArrowDown}
        disabled={at === last}
        onClick={onArrow(entry, 1)}
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
