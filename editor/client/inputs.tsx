/** The input of a field by its kind: a text, a choice with its picture, a tick, and what adds to the choices. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/ui/icon.tsx';
import { drawings } from '../../drawings.ts';
import { gradients } from '../../tailwind.config.ts';
import { choicesOf, pageLinks } from './choices.ts';
import { addCategory } from './edits.ts';
import { helpId } from './element-ids.ts';
import type { Field, Kind } from './fields.ts';
import { focusField } from './go-to.ts';
import { useEditor } from './store.ts';
import { type Choices, Options, TextInput } from './text-input.tsx';
import { rawText, useInput } from './use-input.ts';
import { editFiles, setValue, withText } from './write.ts';

type Props = { field: Field };

/** The line of help below the name of a field or group. */
export const Help = ({ field: { id, schema } }: Props) =>
  schema.description && (
    <p className="help" id={helpId(id)}>
      {schema.description}
    </p>
  );

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
  if (kind === 'link') return <TextInput field={field} proposed={pageLinks(contents)} onEnter={onEnter} />;
  if (kind === 'permission') return <Permission field={field} />;
  const choices = choicesOf(field, contents);
  if (!choices) return <TextInput field={field} onEnter={onEnter} />;
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
