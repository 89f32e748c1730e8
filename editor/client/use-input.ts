/** What the inputs of fields have in common. */
import { helpId, messagesId } from './element-ids.ts';
import type { Field } from './fields.ts';
import { setCurrentField } from './go-to.ts';
import { useProblems } from './problems.tsx';

/** What every input has: its description, whether it is invalid, and that it is in use. */
export function useInput({ id }: Field) {
  const isWrong = useProblems(id).some(({ kind }) => kind === 'error');
  return {
    onFocus: () => setCurrentField(id),
    'aria-describedby': `${helpId(id)} ${messagesId(id)}`,
    'aria-invalid': isWrong || undefined,
  };
}

/** The text of a field as it is written; empty for any other value. */
export const rawText = ({ value }: Field) => (typeof value === 'string' ? value : '');
