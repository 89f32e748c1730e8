import type { ComponentProps, ReactNode } from 'react';

/** The look of every control that is typed into or chosen from. */
export const controlClass =
  'block w-full scroll-mt-28 scroll-mb-52 rounded border border-control bg-surface px-4 py-3 text-body text-ink transition-paint placeholder:text-subtle hover:border-primary focus-visible:border-primary focus-visible:outline-offset-1 aria-invalid:border-danger aria-invalid:[box-shadow:inset_0_0_0_1px_var(--danger)] forced-colors:aria-invalid:border-dashed';

type FieldProps = {
  /** Id of the control inside. */
  id: string;
  label: string;
  /** What to do about it; its id, `<id>-hint`, belongs in the control's `aria-describedby`. */
  hint?: string | false;
  children: ReactNode;
};

/** A labelled control, with a hint when something is wrong with it. */
export function Field({ id, label, hint, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-danger">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A native select with the site's own arrow. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <div className="select-arrow relative">
      <select className={`${controlClass} appearance-none pe-12 text-ellipsis`} {...props} />
    </div>
  );
}
