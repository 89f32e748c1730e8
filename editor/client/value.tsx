/** A text or a choice, with its label, help and messages. */
import clsx from 'clsx';
import type { Field } from './fields.ts';
import { Control, Help } from './inputs.tsx';
import { Messages } from './problems.tsx';
import { TeluguField } from './telugu-field.tsx';

type ValueProps = {
  field: Field;
  label?: string;
  /** Whether its tools are beside it, which leaves no room for a label. */
  isInRow?: boolean;
  onEnter?: () => void;
};

/** The label of a field that is no group, its help, its input, and what is said of it. */
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
