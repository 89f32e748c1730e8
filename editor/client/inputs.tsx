/** What a text or a choice is written with: a line, a select, or tiles that show what they stand for. */
import { type ComponentType, type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../../components/ui/icon.tsx';
import { drawings } from '../../drawings.ts';
import { gradients } from '../../tailwind.config.ts';
import { categoriesOf, pageLinks, servicesOf } from './content.ts';
import type { Field } from './fields.ts';
import { attend, goTo } from './go-to.ts';
import { useProblems } from './problems.tsx';
import { proposalFor } from './proposals.ts';
import { addCategory, setValue, useEditor, valueAt } from './state.ts';
import { discountOf } from './tasks.ts';

type Props = { field: Field };

/** The line of help below the name of a field or group. */
export const Help = ({ field: { id, schema } }: Props) =>
  schema.description && (
    <p className="help" id={`${id}-help`}>
      {schema.description}
    </p>
  );

/** What every input says of itself to those who hear it. */
function useInput({ id }: Field) {
  const isWrong = useProblems(id).some(({ kind }) => kind === 'error');
  return {
    onFocus: () => attend(id),
    'aria-describedby': `${id}-help ${id}-messages`,
    'aria-invalid': isWrong || undefined,
  };
}

const textOf = ({ value }: Field) => (typeof value === 'string' ? value : '');

/** An optional text that is empty is left out. */
const write = ({ id, isRequired }: Field, text: string) =>
  setValue(id, text || isRequired ? text : undefined);

/** How much of its room a text takes. */
export function Limit({ field }: Props) {
  const { maxLength } = field.schema;
  // As Zod counts: an emoji is one.
  const { length } = [...textOf(field)];
  return (
    maxLength && (
      <p className="limit" data-over={length > maxLength || undefined}>
        {length} of {maxLength}
      </p>
    )
  );
}

/** A longer text gets more lines. */
const LINE = 70;

function Text({ field, listId }: Props & { listId?: string }) {
  const text = textOf(field);
  const shared = {
    ...useInput(field),
    id: field.id,
    value: text,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => write(field, target.value),
  };
  const { maxLength = 0 } = field.schema;
  return (
    <>
      {maxLength > LINE ? <textarea rows={2} {...shared} /> : <input type="text" list={listId} {...shared} />}
      <Words text={text} />
      {shared['aria-invalid'] && <Proposal field={field} proposed={proposalFor(field.name, text)} />}
    </>
  );
}

/** What {promise} and {send} in a text stand for, and the way to it. */
function Words({ text }: { text: string }) {
  const words = useEditor().contents.words as Record<string, string>;
  const names = new Set(text.match(/(?<=\{)\w+(?=\})/g));
  return [...names]
    .filter((name) => words[name] !== undefined)
    .map((name) => (
      <p key={name} className="help">
        {`{${name}}`} is “{words[name]}” in every text.{' '}
        <button type="button" className="link" onClick={() => goTo(`words.${name}`)}>
          Change it everywhere
        </button>
      </p>
    ));
}

/** Writes what is probably meant. */
function Proposal({ field, proposed, why = '' }: Props & { proposed?: string; why?: string }) {
  if (!proposed || proposed === field.value) return null;
  return (
    <button type="button" className="add" onClick={() => write(field, proposed)}>
      Write {proposed}
      {why}
    </button>
  );
}

/** What the prices come to is proposed; what is written is printed. */
function Discount({ field }: Props) {
  const service = valueAt(field.id.replace(/\.\w+$/, '')) as Record<string, string>;
  return (
    <>
      <Text field={field} />
      <Proposal field={field} proposed={discountOf(service)} why=", which the two prices come to" />
    </>
  );
}

function LinkText({ field }: Props) {
  const listId = `${field.id}-pages`;
  return (
    <>
      <Text field={field} listId={listId} />
      <datalist id={listId}>
        {pageLinks(useEditor().contents).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}

function Select({ field, choices }: Props & { choices: { value: string; label: string }[] }) {
  const current = textOf(field);
  const none = { value: '', label: field.isRequired ? 'Choose …' : 'None' };
  const isNone = !field.isRequired || current === '';
  const isKnown = isNone || choices.some(({ value }) => value === current);
  const all = [
    ...(isNone ? [none] : []),
    ...(isKnown ? [] : [{ value: current, label: current }]),
    ...choices,
  ];
  return (
    <select
      {...useInput(field)}
      id={field.id}
      value={current}
      onChange={({ target }) => write(field, target.value)}
    >
      {all.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ');

const Choice = ({ field }: Props) => (
  <Select field={field} choices={field.schema.enum!.map((value) => ({ value, label: capital(value) }))} />
);

const Service = ({ field }: Props) => <Select field={field} choices={servicesOf(useEditor().contents)} />;

function Category({ field }: Props) {
  const { contents } = useEditor();
  const [isNew, setIsNew] = useState(false);
  const [label, setLabel] = useState('');
  const choices = categoriesOf(contents, field.id).map(({ id, label }) => ({ value: id, label }));
  const add = () => {
    setIsNew(false);
    if (label.trim()) addCategory(field.id, label.trim());
  };
  return (
    <>
      <Select field={field} choices={choices} />
      {!isNew && (
        <button type="button" className="add" onClick={() => setIsNew(true)}>
          New category
        </button>
      )}
      {isNew && (
        <div className="row">
          <input
            type="text"
            aria-label="Name of the new category"
            maxLength={20}
            ref={(input) => input?.focus()}
            value={label}
            onChange={({ target }) => setLabel(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && add()}
          />
          <button type="button" onClick={add}>
            Add the category
          </button>
        </div>
      )}
    </>
  );
}

/** Pictures to choose from, behind a press, because there are many. */
function Tiles({ field, show }: Props & { show: (choice: string) => ReactNode }) {
  const { id, schema, isRequired } = field;
  const current = textOf(field);
  const shared = useInput(field);
  const picture = (choice: string) => (
    <>
      {choice && show(choice)}
      {capital(choice) || 'None'}
    </>
  );
  return (
    <details className="group">
      <summary>{picture(current)}</summary>
      <div
        id={id}
        className="mt-2 flex flex-wrap gap-2"
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        {...shared}
      >
        {[...(isRequired ? [] : ['']), ...schema.enum!].map((choice) => (
          <label key={choice} className="tile">
            <input
              type="radio"
              className="sr-only"
              name={id}
              checked={choice === current}
              onChange={() => write(field, choice)}
            />
            {picture(choice)}
          </label>
        ))}
      </div>
    </details>
  );
}

const Icons = ({ field }: Props) => (
  <Tiles field={field} show={(choice) => <Icon name={choice as IconName} className="picture" />} />
);

const Colours = ({ field }: Props) => (
  <Tiles
    field={field}
    show={(choice) => {
      const [from, to] = gradients[choice as keyof typeof gradients].stops;
      return <span className="picture" style={{ background: `linear-gradient(115deg, ${from}, ${to})` }} />;
    }}
  />
);

const Drawings = ({ field }: Props) => (
  <Tiles
    field={field}
    show={(choice) => (
      <img className="picture" src={drawings[choice as keyof typeof drawings].src} alt="" loading="lazy" />
    )}
  />
);

/** By the name of the field, which means the same wherever it is. */
const pickers: Record<string, ComponentType<Props>> = {
  icon: Icons,
  gradient: Colours,
  badgeColor: Colours,
  drawing: Drawings,
  category: Category,
  href: LinkText,
  service: Service,
  discount: Discount,
};

export function Control({ field }: Props) {
  const Picker = pickers[field.name] ?? (field.schema.enum ? Choice : Text);
  return <Picker field={field} />;
}
