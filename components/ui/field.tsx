import './field.css';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { langOf } from '../language';

/** The look of what a field holds: an input, a select or a text area. */
export const controlClass = 'control block w-full rounded border bg-ground px-4 py-3 transition-paint';

type FieldProps = {
  id: string;
  label: ReactNode;
  /** Whether the field must be filled in, beside the label. Its id is `<id>-note`. */
  note: ReactNode;
  /** What to correct. Its id is `<id>-hint`, for the control's `aria-describedby`. */
  hint?: ReactNode;
  /** The same in Telugu, below it. Not in the description of the control, which is spoken in one voice. */
  hintTelugu?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Field({ id, label, note, hint, hintTelugu, className, children }: FieldProps) {
  return (
    <div className={clsx('field', className)}>
      <div className="mb-1.5 flex flex-wrap items-baseline gap-x-2">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span id={`${id}-note`} className="text-small text-subtle">
          {note}
        </span>
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-danger">
          {hint}
        </p>
      )}
      {hint && hintTelugu && <p className="text-small text-danger">{hintTelugu}</p>}
    </div>
  );
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export type Option = { value: string; label: string };

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly Option[];
  /** The first option, which chooses nothing. */
  empty?: string;
};

/** A native select. React leaves its options alone, because scripts and translators change them before hydration. */
export function Select({ options, empty, ...props }: SelectProps) {
  const all = empty === undefined ? options : [{ value: '', label: empty }, ...options];
  // A select is spoken in one language. So where one option has Telugu, each names its own.
  const lang = langOf(all.map(({ label }) => label).join());
  const optionHtml = ({ value, label }: Option) => {
    const own = lang ? ` lang="${langOf(label) ?? 'en'}"` : '';
    return `<option value="${escapeHtml(value)}"${own}>${escapeHtml(label)}</option>`;
  };
  const html = all.map(optionHtml).join('');
  return (
    <div className="select-arrow">
      <select
        className={controlClass}
        suppressHydrationWarning
        lang={lang}
        dangerouslySetInnerHTML={{ __html: html }}
        {...props}
      />
    </div>
  );
}
