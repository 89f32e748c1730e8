/** Buttons that lead to a field in the form. */
import type { ComponentProps } from 'react';
import { placeOf } from './fields.ts';
import { goToField } from './go-to.ts';
import { useEditor } from './store.ts';

export const FieldLink = ({ to, ...button }: ComponentProps<'button'> & { to: string }) => (
  <button type="button" className="link" onClick={() => goToField(to)} {...button} />
);

export function ShowInForm({ id }: { id: string }) {
  const place = useEditor(({ contents }) => placeOf(id, contents));
  return (
    <FieldLink to={id} aria-label={`Show it in the form: ${place}`}>
      Show it in the form
    </FieldLink>
  );
}
