/** The input of a text: what is typed, what it may mean, and what belongs to it. */
import { type KeyboardEvent, useId } from 'react';
import { discountOf } from '../../content/formats.ts';
import type { Offer } from './derive.ts';
import { FieldLink } from './field-link.tsx';
import { type Field, valueOf } from './fields.ts';
import { focusField } from './go-to.ts';
import { oncePressed } from './pointer.ts';
import { useProblems } from './problems.tsx';
import { useEditor } from './store.ts';
import { leaveField, typeText } from './typing.ts';
import { understand } from './understand.ts';
import { rawText, useInput } from './use-input.ts';
import { setValue } from './write.ts';

export type Choices = { value: string; label: string }[];

export const Options = ({ of }: { of: Choices }) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** The characters of one line; a longer text gets more lines. */
const LINE = 70;

/** Where a text can be full, how much room is left is said from here on. */
const NEARLY_FULL = 0.8;

function Room({ text, limit }: { text: string; limit: number }) {
  // As the check counts: an emoji is one.
  const left = limit - [...text].length;
  if (left > limit * (1 - NEARLY_FULL)) return null;
  const count = `${Math.abs(left)} ${Math.abs(left) === 1 ? 'character' : 'characters'}`;
  return <p className="help">{left < 0 ? `${count} too many` : `${count} left`}</p>;
}

type TextProps = {
  field: Field;
  /** Texts to choose from. */
  proposed?: Choices;
  onEnter?: () => void;
};

/** The input of a text, and what is said of what is typed in it. */
export function TextInput({ field, proposed, onEnter }: TextProps) {
  const { id, schema } = field;
  const text = rawText(field);
  const isTyping = useEditor(({ typing }) => typing?.field === id);
  const listId = useId();
  const leave = () => {
    const moved = leaveField(id);
    if (moved) focusField(moved);
  };
  const shared = {
    ...useInput(field),
    id,
    value: text,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => typeText(field, target.value),
    onBlur: () => oncePressed(leave),
    onKeyDown: (event: KeyboardEvent) => {
      // Enter may also choose a word of a keyboard for Telugu.
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      leave();
      onEnter?.();
    },
  };
  const { maxLength = 0 } = schema;
  const readings = isTyping ? [] : understand(text, schema);
  const choose = (reading: string) => {
    typeText(field, reading);
    leaveField(id);
  };
  return (
    <>
      {maxLength > LINE ? (
        <textarea rows={2} {...shared} />
      ) : (
        <input type="text" list={proposed && listId} {...shared} />
      )}
      {proposed && (
        <datalist id={listId}>
          <Options of={proposed} />
        </datalist>
      )}
      {maxLength > 0 && <Room text={text} limit={maxLength} />}
      {readings.length > 1 && (
        <div className="row flex-wrap gap-y-1">
          Which one?
          {readings.map((one) => (
            <button key={one} type="button" onClick={() => choose(one)}>
              {one}
            </button>
          ))}
        </div>
      )}
      <Placeholders text={text} />
      <FittingDiscount field={field} />
    </>
  );
}

/** At the prices of an offer, and at its discount: the one that fits, where somebody has written another. */
function FittingDiscount({ field: { id, name } }: { field: Field }) {
  const offer = id.replace(/\.[^.]+$/, '');
  const contents = useEditor((state) => state.contents);
  const isCounted = useEditor(({ typing }) => !typing);
  const isUnfit = useProblems(`${offer}.discount`).some(({ kind }) => kind === 'discount');
  if (!isUnfit || !isCounted || !['price', 'originalPrice', 'discount'].includes(name)) return null;
  const { discount, ...prices } = valueOf(offer, contents) as Offer;
  const fitting = discountOf(prices);
  return (
    fitting && (
      <p className="help">
        The discount says {discount}.{' '}
        <button type="button" className="link" onClick={() => setValue(`${offer}.discount`, fitting)}>
          {fitting}?
        </button>
      </p>
    )
  );
}

/** What {promise} and {send} in a text stand for, and the button that leads there. */
function Placeholders({ text }: { text: string }) {
  const words: Record<string, string> = useEditor(({ contents }) => contents.words);
  const names = new Set(text.match(/(?<=\{)\w+(?=\})/g));
  return [...names]
    .filter((name) => words[name] !== undefined)
    .map((name) => (
      <p key={name} className="help">
        {`{${name}}`} is “{words[name]}” in every text.{' '}
        <FieldLink to={`words.${name}`}>Change it everywhere</FieldLink>
      </p>
    ));
}
