/** The fold around a group, a list or an entry, and the buttons in its bar. */
import clsx from 'clsx';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { isDraft } from '../../content/drafts.ts';
import { barId, buttonId } from './element-ids.ts';
import { type Field, isIn } from './fields.ts';
import { setCurrentField } from './go-to.ts';
import { errorsInWords } from './problems.tsx';
import { get, set, useEditor } from './store.ts';

type ToolProps = ComponentProps<'button'> & { label: string; of: Field; icon: LucideIcon };

/** A button for a whole entry or group. */
export const Tool = ({ label, of, icon: Icon, ...button }: ToolProps) => (
  <button
    type="button"
    id={buttonId(of.id, label)}
    className="icon"
    aria-label={`${label}: ${of.label}`}
    title={label}
    {...button}
  >
    <Icon />
  </button>
);

type FoldProps = {
  field: Field;
  /** In its bar. */
  tools?: ReactNode;
  /** Below the bar, also while it is closed. */
  notice?: ReactNode;
  head?: ReactNode;
  children: ReactNode;
};

/** Opens and closes by its bar. What is in it is rendered only while it is open, so that typing stays fast. */
export function Fold({ field, tools, notice, head, children }: FoldProps) {
  const { id, label, kind, value } = field;
  const isOpen = useEditor(({ open }) => open.has(id));
  const problems = useEditor((state) => state.problems);
  // What a draft lacks is said within it alone.
  const here = problems.filter((one) => isIn(one.id, id) && (!one.draft || isIn(id, one.draft)));
  const count = errorsInWords(here);
  const toggle = () => {
    const open = new Set(get().open);
    if (!open.delete(id)) open.add(id);
    set({ open });
    setCurrentField(id);
  };
  return (
    <div id={id} className="rounded border border-line" role="group" aria-label={label}>
      <div className="row">
        <button
          type="button"
          id={barId(id)}
          className="group min-h-11 min-w-0 grow rounded border-transparent"
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <ChevronRight className="group-aria-expanded:rotate-90" />
          <span>
            {label} {isDraft(value) && <small className="badge">Draft</small>}
          </span>
          {kind === 'list' && <small>{field.parts.length}</small>}
          {count && (
            <small className={clsx(here.some((one) => one.kind === 'error') && 'text-danger')}>{count}</small>
          )}
        </button>
        {tools}
      </div>
      {notice}
      {isOpen && head}
      {isOpen && (
        <div data-inside className="stack px-3 pt-1 pb-4">
          {children}
        </div>
      )}
    </div>
  );
}
