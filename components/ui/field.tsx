import './field.css';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { langProps } from '../language';
import { marked, Text } from './text';

type FieldProps = {
  id: string;
  label: string;
  /** Beside the label: whether the field must be filled in. Its id is `<id>-note`. */
  note: string;
  /** What to do about it; its id, `<id>-hint`, belongs in the control's `aria-describedby`. */
  hint?: string | false;
  className?: string;
  children: ReactNode;
};

export function Field({ id, label, note, hint, className, children }: FieldProps) {
  return (
    <div className={clsx('field', className)}>
      <div className="mb-1.5 flex flex-wrap items-baseline gap-x-2">
        <label htmlFor={id} className="font-medium">
          {marked(label)}
        </label>
        <Text as="span" id={`${id}-note`} className="text-small text-subtle" text={note} />
      </div>
      {children}
      {hint && <Text id={`${id}-hint`} className="mt-1.5 text-small text-danger" text={hint} />}
    </div>
  );
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & { options: readonly string[]; empty: string };

/** A native select. React keeps out of its options, which scripts add to and translators change before it hydrates. */
export function Select({ options, empty, ...props }: SelectProps) {
  // The select shows one of them, whichever it is. So with Telugu in one of them each says its own language.
  const select = langProps([empty, ...options].join());
  const optionHtml = (label: string, value = label) => {
    const lang = select.lang ? ` lang="${langProps(label).lang ?? 'en'}"` : '';
    return `<option value="${escapeHtml(value)}"${lang}>${escapeHtml(label)}</option>`;
  };
  const html = [optionHtml(empty, ''), ...options.map((option) => optionHtml(option))].join('');
  return (
    <div className="select-arrow">
      <select
        className="control"
        suppressHydrationWarning
        {...select}
        dangerouslySetInnerHTML={{ __html: html }}
        {...props}
      />
    </div>
  );
}
