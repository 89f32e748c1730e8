import './field.css';
import type { ComponentProps, ReactNode } from 'react';
import { langProps } from '../language';
import { marked, Text } from './text';

type FieldProps = {
  id: string;
  label: string;
  /** What to do about it; its id, `<id>-hint`, belongs in the control's `aria-describedby`. */
  hint?: string | false;
  className?: string;
  children: ReactNode;
};

export function Field({ id, label, hint, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {marked(label)}
      </label>
      {children}
      {hint && <Text id={`${id}-hint`} className="mt-1.5 text-small text-danger" text={hint} />}
    </div>
  );
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Of all pictures after the select that of the chosen option. Here, since no page but this one needs so many rules. */
function pictureStyles(count: number) {
  const places = Array.from({ length: count }, (_, index) => index + 2);
  const chosen = places.map((n) => `.pictured:has(option:nth-child(${n}):checked)>:nth-child(${n})`);
  return `.pictured>:not(:first-child){display:none}${chosen.join()}{display:block}`;
}

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly string[];
  empty: string;
  /** One for each option: that of the chosen one is beside the select, where a browser knows `:has`. */
  pictures?: ReactNode;
};

/** A native select. React keeps out of its options, which scripts add to and translators change before it hydrates. */
export function Select({ options, empty, pictures, ...props }: SelectProps) {
  // The select shows one of them, whichever it is. So with Telugu in one of them each says its own language.
  const select = langProps([empty, ...options].join());
  const optionHtml = (label: string, value = label) => {
    const lang = select.lang ? ` lang="${langProps(label).lang ?? 'en'}"` : '';
    return `<option value="${escapeHtml(value)}"${lang}>${escapeHtml(label)}</option>`;
  };
  const html = [optionHtml(empty, ''), ...options.map((option) => optionHtml(option))].join('');
  return (
    <div className="pictured relative flex items-center gap-3">
      <div className="select-arrow relative min-w-0 flex-1">
        {pictures && <style dangerouslySetInnerHTML={{ __html: pictureStyles(options.length) }} />}
        <select
          className="control"
          suppressHydrationWarning
          {...select}
          dangerouslySetInnerHTML={{ __html: html }}
          {...props}
        />
      </div>
      {pictures}
    </div>
  );
}
