/** The inputs of the form: texts with their limit, and pickers that show what they pick. */
import type { WidgetProps } from '@rjsf/utils';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../../components/ui/icon.tsx';
import { type DrawingName, drawings } from '../../drawings.ts';
import { gradients } from '../../tailwind.config.ts';
import { categoriesOf, pageLinks, servicesOf } from './content.ts';
import { goTo } from './go-to.ts';
import { useProblems } from './problems.tsx';
import { proposalFor } from './proposals.ts';
import { edit, get, useEditor, valueAt } from './state.ts';
import { discountOf, withCategory } from './tasks.ts';

/** What an input needs: of a form, or of a list of fields. */
export type InputProps = Pick<
  WidgetProps,
  'id' | 'name' | 'schema' | 'required' | 'value' | 'onChange' | 'onFocus'
>;

type Option = { value: string; label: string };

/** What every input says of itself to those who hear it. */
function useDescription(id: string) {
  const isWrong = useProblems(id).some(({ kind }) => kind === 'error');
  return {
    'aria-describedby': `${id}-help ${id}-messages`,
    'aria-invalid': isWrong || undefined,
  };
}

/** An optional text that is empty is left out. */
const valueOf = (text: string, isRequired?: boolean) => (text || isRequired ? text : undefined);

type LabelProps = { id: string; help?: string; className?: string; children: ReactNode };

/** The name of a field and a line of help, to which its input refers. */
export const Label = ({ id, help, className, children }: LabelProps) => (
  <>
    <label htmlFor={id} id={`${id}-label`} className={className}>
      {children}
    </label>
    {help && (
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
    )}
  </>
);

/** What {promise} and {send} in a text stand for, and the way to it. */
function Words({ text }: { text: string }) {
  const words = useEditor().contents.words as Record<string, string>;
  return [...new Set(text.match(/\{\w+\}/g))].map((sign) => {
    const name = sign.slice(1, -1);
    return (
      words[name] !== undefined && (
        <p key={sign} className="help">
          {sign} is “{words[name]}” in every text.{' '}
          <button type="button" onClick={() => goTo(`words.${name}`)}>
            Change it everywhere
          </button>
        </p>
      )
    );
  });
}

/** A longer text gets more lines. */
const LINE = 70;

function PlainText({
  id,
  name,
  schema,
  required,
  value,
  onChange,
  onFocus,
  listId,
}: InputProps & { listId?: string }) {
  const text = String(value ?? '');
  const { maxLength = 0 } = schema;
  // As Zod counts: an emoji is one.
  const { length } = [...text];
  const shared = {
    id,
    value: text,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange(valueOf(target.value, required)),
    onFocus: () => onFocus(id, value),
    ...useDescription(id),
  };
  return (
    <>
      {maxLength > LINE ? <textarea rows={3} {...shared} /> : <input type="text" list={listId} {...shared} />}
      {maxLength > 0 && (
        <p className="limit" data-over={length > maxLength || undefined}>
          {length} of {maxLength} characters
        </p>
      )}
      <Words text={text} />
      <Proposal proposed={shared['aria-invalid'] && proposalFor(name, text)} onChange={onChange} />
    </>
  );
}

/** Writes what is probably meant. */
function Proposal({ proposed, onChange }: { proposed?: string | false; onChange: (text: string) => void }) {
  return (
    proposed && (
      <button type="button" className="add" onClick={() => onChange(proposed)}>
        Write {proposed}
      </button>
    )
  );
}

function Select({ id, value, required, onChange, onFocus, choices }: InputProps & { choices: Option[] }) {
  const current = String(value ?? '');
  const isKnown = choices.some((choice) => choice.value === current);
  return (
    <select
      id={id}
      value={current}
      onChange={({ target }) => onChange(valueOf(target.value, required))}
      onFocus={() => onFocus(id, value)}
      {...useDescription(id)}
    >
      {!isKnown && <option value={current}>{current || 'Choose …'}</option>}
      {choices.map(({ value: choice, label }) => (
        <option key={choice} value={choice}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Tiles, each with a picture of what it stands for. */
function Tiles({
  id,
  value,
  required,
  onChange,
  onFocus,
  choices,
  show,
}: InputProps & { choices: string[]; show: (choice: string) => ReactNode }) {
  const all = required ? choices : ['', ...choices];
  return (
    <div id={id} className="tiles" role="radiogroup" aria-labelledby={`${id}-label`} {...useDescription(id)}>
      {all.map((choice) => (
        <label key={choice} className="tile">
          <input
            type="radio"
            name={id}
            checked={choice === (value ?? '')}
            onChange={() => onChange(valueOf(choice, required))}
            onFocus={() => onFocus(id, value)}
          />
          {choice && show(choice)}
          {choice.replaceAll('-', ' ') || 'None'}
        </label>
      ))}
    </div>
  );
}

const enumOf = ({ schema }: InputProps) => (schema.enum ?? []) as string[];

const IconTiles = (props: InputProps) => (
  <Tiles
    {...props}
    choices={enumOf(props)}
    show={(choice) => <Icon name={choice as IconName} className="icon" />}
  />
);

function ColourTiles(props: InputProps) {
  const show = (choice: string) => {
    const [from, to] = gradients[choice as keyof typeof gradients].stops;
    return <span className="swatch" style={{ background: `linear-gradient(115deg, ${from}, ${to})` }} />;
  };
  return <Tiles {...props} choices={enumOf(props)} show={show} />;
}

/** Behind a press, because there are many. */
const DrawingTiles = (props: InputProps) => (
  <details>
    <summary>{props.value ? String(props.value).replaceAll('-', ' ') : 'None'}</summary>
    <Tiles
      {...props}
      choices={enumOf(props)}
      show={(choice) => <img src={drawings[choice as DrawingName].src} alt="" loading="lazy" />}
    />
  </details>
);

function Category(props: InputProps) {
  const { contents } = useEditor();
  const [isNew, setIsNew] = useState(false);
  const [label, setLabel] = useState('');
  const choices = categoriesOf(contents, props.id).map(({ id, label }) => ({ value: id, label }));
  const add = () => {
    setIsNew(false);
    if (label.trim()) edit(withCategory(get().contents, props.id, label.trim()), props.id);
  };
  return (
    <>
      <Select {...props} choices={choices} />
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

function Service(props: InputProps) {
  const choices = servicesOf(useEditor().contents);
  return <Select {...props} choices={choices} />;
}

function LinkText(props: InputProps) {
  const { contents } = useEditor();
  return (
    <>
      <PlainText {...props} listId={`${props.id}-pages`} />
      <datalist id={`${props.id}-pages`}>
        {pageLinks(contents).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** What the prices come to is proposed; what is written is printed. */
function Discount(props: InputProps) {
  useEditor();
  const proposed = discountOf(valueAt(props.id.replace(/\.\w+$/, '')) as Record<string, string>);
  return (
    <>
      <PlainText {...props} />
      {proposed && proposed !== props.value && (
        <button type="button" className="add" onClick={() => props.onChange(proposed)}>
          Write {proposed}, which the two prices come to
        </button>
      )}
    </>
  );
}

/** By the name of the field, which means the same wherever it is. */
const pickers: Record<string, ComponentType<InputProps>> = {
  icon: IconTiles,
  gradient: ColourTiles,
  badgeColor: ColourTiles,
  drawing: DrawingTiles,
  category: Category,
  href: LinkText,
  service: Service,
  discount: Discount,
};

const picked = (Otherwise: ComponentType<InputProps>) =>
  function Input(props: InputProps) {
    const Picker = pickers[props.name] ?? Otherwise;
    return <Picker {...props} />;
  };

export const Text = picked(PlainText);

export const Choice = picked((props) => {
  const choices = enumOf(props).map((value) => ({
    value,
    label: value.replace(/^./, (letter) => letter.toUpperCase()),
  }));
  const none = { value: '', label: 'None' };
  return <Select {...props} choices={props.required ? choices : [none, ...choices]} />;
});
