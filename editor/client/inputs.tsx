/** The inputs of a field: a text, a choice with its picture, and what is proposed for them. */
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../../components/ui/icon.tsx';
import { discountOf } from '../../content/formats.ts';
import { drawings } from '../../drawings.ts';
import { gradients } from '../../tailwind.config.ts';
import { choicesOf, pageLinks } from './choices.ts';
import type { Offer } from './derive.ts';
import { addCategory } from './edits.ts';
import { helpId, messagesId } from './element-ids.ts';
import { type Field, type Kind, valueOf } from './fields.ts';
import { setCurrentField, focusField, goToField } from './go-to.ts';
import { oncePressed } from './pointer.ts';
import { useProblems } from './problems.tsx';
import { useEditor } from './store.ts';
import { leaveField, typeText } from './typing.ts';
import { understand } from './understand.ts';
import { editFiles, setValue, withText } from './write.ts';

type Props = { field: Field };

/** The line of help below the name of a field or group. */
export const Help = ({ field: { id, schema } }: Props) =>
  schema.description && (
    <p className="help" id={helpId(id)}>
      {schema.description}
    </p>
  );

/** What every input has: its description, whether it is invalid, and that it is in use. */
function useInput({ id }: Field) {
  const isWrong = useProblems(id).some(({ kind }) => kind === 'error');
  return {
    onFocus: () => setCurrentField(id),
    'aria-describedby': `${helpId(id)} ${messagesId(id)}`,
    'aria-invalid': isWrong || undefined,
  };
}

const rawText = ({ value }: Field) => (typeof value === 'string' ? value : '');

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

type TextProps = Props & { proposed?: Choices; onEnter?: () => void };

function Text({ field, proposed, onEnter }: TextProps) {
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
      <Words text={text} />
      <FittingDiscount field={field} />
    </>
  );
}

/** At the prices of an offer, and at its discount: the one that fits, where somebody has written another. */
function FittingDiscount({ field: { id, name } }: Props) {
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
function Words({ text }: { text: string }) {
  const words: Record<string, string> = useEditor(({ contents }) => contents.words);
  const names = new Set(text.match(/(?<=\{)\w+(?=\})/g));
  return [...names]
    .filter((name) => words[name] !== undefined)
    .map((name) => (
      <p key={name} className="help">
        {`{${name}}`} is “{words[name]}” in every text.{' '}
        <button type="button" className="link" onClick={() => goToField(`words.${name}`)}>
          Change it everywhere
        </button>
      </p>
    ));
}

type Choices = { value: string; label: string }[];

const Options = ({ of }: { of: Choices }) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

function Select({ field, choices }: Props & { choices: Choices }) {
  const current = rawText(field);
  const { isRequired } = field;
  const isKnown = !current || choices.some(({ value }) => value === current);
  return (
    <select
      {...useInput(field)}
      id={field.id}
      value={current}
      onChange={({ target }) => editFiles(withText(field, target.value), field.id)}
    >
      {!(isRequired && current) && <option value="">{isRequired ? 'Choose …' : 'None'}</option>}
      {!isKnown && <option>{current}</option>}
      <Options of={choices} />
    </select>
  );
}

type NewProps = {
  /** Of the field for the name. */
  id?: string;
  label: string;
  limit: number;
  /** The first of them is pressed by Enter. */
  buttons: string[];
  onAdd: (name: string, button: string) => void;
};

/** A form for the name of something new: a category, a page. */
export function New({ id, label, limit, buttons, onAdd }: NewProps) {
  const add = (form: FormData) => {
    const [name, button] = [form.get('name') as string, form.get('button') as string];
    if (name.trim()) onAdd(name.trim(), button);
  };
  return (
    <form className="flex flex-col items-start gap-2" action={add}>
      <label className="w-full">
        {label}
        <input type="text" id={id} name="name" maxLength={limit} />
      </label>
      {buttons.map((button) => (
        <button key={button} type="submit" name="button" value={button} className="border-dashed">
          {button}
        </button>
      ))}
    </form>
  );
}

function NewCategory({ field: { id } }: Props) {
  const add = (label: string) => {
    addCategory(id, label);
    focusField(id);
  };
  return (
    <details className="mt-1">
      <summary className="mb-2 border-dashed">New category</summary>
      <New label="Name of the new category" limit={20} buttons={['Add the category']} onAdd={add} />
    </details>
  );
}

const pictureClass = 'h-7 w-10 rounded-[0.25rem] object-contain';

const gradientOf = (choice: string) => {
  const [from, to] = gradients[choice as keyof typeof gradients].stops;
  return <span className={pictureClass} style={{ background: `linear-gradient(115deg, ${from}, ${to})` }} />;
};

/** The pictures of a choice. */
const PICTURES: Partial<Record<Kind, (choice: string) => ReactNode>> = {
  icon: (choice) => <Icon name={choice as IconName} className={pictureClass} />,
  colour: gradientOf,
  drawing: (choice) => (
    <img className={pictureClass} src={drawings[choice as keyof typeof drawings].src} alt="" loading="lazy" />
  ),
};

function Switch({ field }: Props) {
  const { id, value } = field;
  return (
    <input
      type="checkbox"
      {...useInput(field)}
      id={id}
      className="size-5"
      checked={value === true}
      onChange={({ target }) => setValue(id, target.checked)}
    />
  );
}

/** Today, as a field for a day has it: 2026-03-12. */
const today = () => new Date().toLocaleDateString('sv-SE');

/** Since when somebody has agreed: a tick, which writes today, and the day. */
function Permission({ field }: Props) {
  const { id, label } = field;
  const day = rawText(field);
  return (
    <div className="row">
      <input
        type="checkbox"
        {...useInput(field)}
        id={id}
        className="size-5"
        checked={day !== ''}
        onChange={({ target }) => setValue(id, target.checked ? today() : '')}
      />
      {day && (
        <input
          type="date"
          aria-label={label}
          max={today()}
          value={day}
          onChange={({ target }) => target.value && setValue(id, target.value)}
        />
      )}
    </div>
  );
}

/** The input of a field, by its kind. */
export function Control({ field, onEnter }: Props & { onEnter?: () => void }) {
  const contents = useEditor((state) => state.contents);
  const { kind } = field;
  if (kind === 'switch') return <Switch field={field} />;
  if (kind === 'link') return <Text field={field} proposed={pageLinks(contents)} onEnter={onEnter} />;
  if (kind === 'permission') return <Permission field={field} />;
  const choices = choicesOf(field, contents);
  if (!choices) return <Text field={field} onEnter={onEnter} />;
  const choice = rawText(field);
  return (
    <>
      <div className="row">
        {choice && PICTURES[kind]?.(choice)}
        <Select field={field} choices={choices} />
      </div>
      {kind === 'category' && <NewCategory field={field} />}
    </>
  );
}
