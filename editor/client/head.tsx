/** The header: the brand, the state of saving, undo and redo, the views, and Publish. */
import clsx from 'clsx';
import {
  History,
  ListChecks,
  LoaderCircle,
  type LucideIcon,
  PanelsTopLeft,
  Pencil,
  Redo2,
  Replace,
  Send,
  Undo2,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { sumOf, toDoOf } from './check.ts';
import { focusField, goToStep } from './go-to.ts';
import { errorsInWords } from './problems.tsx';
import { get, type Saving, set, useEditor, type View } from './store.ts';
import { redo, undo } from './undo.ts';

const SAVING: Record<Saving['state'], string> = {
  saved: 'Saved',
  typing: 'Saving …',
  waiting: 'Not saved yet',
  failed: 'Not saved',
};

const KEPT = 'What you type is kept in this browser.';
const FORGETFUL =
  'This browser keeps nothing, because it is full or set so: do not close this window before all is saved.';

const countOf = (count: number, what: string) => count > 0 && `${count} ${what}${count === 1 ? '' : 's'}`;

function Status({ count }: { count: string | false }) {
  const { state, reason } = useEditor((it) => it.saving);
  const isStored = useEditor((it) => it.isStored);
  const toChoose = useEditor(({ conflicts }) => countOf(conflicts.length, 'conflict'));
  const open = [count, toChoose].filter(Boolean).join(', ');
  const kept = isStored ? state === 'failed' && KEPT : FORGETFUL;
  return (
    <p
      role="status"
      data-state={state}
      className="text-caption text-muted data-[state=failed]:text-danger max-md:ml-auto"
    >
      {SAVING[state]}
      {state === 'saved' && open && `. ${open}`}
      {reason && `. ${reason}`}
      {kept && ` ${kept}`}
    </p>
  );
}

/** On a phone, icon and count are above the name. */
const buttonClass = 'max-md:min-h-12 max-md:flex-col max-md:gap-0.5 max-md:px-1 max-md:text-[0.6875rem]';

const looks = {
  icon: 'icon',
  tab: 'self-stretch rounded-none border-x-0 border-y-3 border-transparent hover:bg-transparent hover:text-emphasis aria-pressed:border-b-primary',
  solid: 'solid max-md:my-0.5 md:ml-auto',
};

type ButtonProps = ComponentProps<'button'> & {
  look: keyof typeof looks;
  name: string;
  icon: LucideIcon;
  /** Shown behind the name. `title` says it in words. */
  count?: number;
};

function Button({ look, name, icon: Icon, count = 0, title, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      className={clsx('group', buttonClass, looks[look], name === 'Page' && 'md:hidden')}
      title={title || name}
      {...button}
    >
      <span className="flex items-center gap-0.5 md:contents">
        <Icon className={clsx('group-aria-busy:motion-safe:animate-spin', look === 'tab' && 'md:hidden')} />
        {count > 0 && (
          <span
            aria-hidden="true"
            className={clsx(
              'badge max-md:text-[0.625rem] md:order-1',
              look === 'solid' && 'bg-on-primary text-primary',
            )}
          >
            {count}
          </span>
        )}
      </span>
      <span className={look === 'icon' ? 'md:sr-only' : ''}>{name}</span>
    </button>
  );
}

function chooseView(view: View) {
  set({ view });
  if (view === 'Form' && get().field) focusField(get().field);
}

/** `changes` is the number of fields that differ from what is published. */
export function Head({ changes, isPublishing }: { changes: number; isPublishing: boolean }) {
  const problems = useEditor((state) => state.problems);
  const view = useEditor((state) => state.view);
  const { brand } = useEditor(({ contents }) => contents.site);
  const { past, future } = useEditor((state) => state.session);
  const errors = errorsInWords(problems.filter(({ kind }) => kind === 'error'));
  const toDo = sumOf(toDoOf(problems));
  const toPublish = countOf(changes, 'change') || '';
  const viewOf = (name: View) => ({ name, 'aria-pressed': view === name, onClick: () => chooseView(name) });
  return (
    <header
      aria-label="Editor"
      className="flex shrink-0 items-center gap-6 border-b border-line px-4 max-md:flex-col max-md:items-stretch max-md:gap-0 max-md:px-1 md:min-h-19"
    >
      <div className="grid w-60 grid-cols-[2.25rem_1fr] items-center gap-x-2.5 py-2 max-md:flex max-md:w-auto max-md:flex-wrap max-md:px-3 max-md:pb-0 md:has-data-[state=failed]:w-100">
        <img src="/icons/icon.svg" alt="" className="row-span-2 max-md:size-5" />
        <h1>{brand}</h1>
        <Status count={errors} />
      </div>
      <div className="flex grow flex-wrap items-center gap-x-1 self-stretch max-md:justify-between max-md:gap-0">
        <Button look="icon" name="Undo" icon={Undo2} disabled={!past.length} onClick={() => goToStep(undo)} />
        <Button
          look="icon"
          name="Redo"
          icon={Redo2}
          disabled={!future.length}
          onClick={() => goToStep(redo)}
        />
        <Button look="tab" icon={Pencil} {...viewOf('Form')} />
        <Button look="tab" icon={PanelsTopLeft} {...viewOf('Page')} />
        <Button look="tab" icon={ListChecks} {...viewOf('To do')} count={toDo.total} title={toDo.summary} />
        <Button look="tab" icon={Replace} {...viewOf('Changes')} count={changes} title={toPublish} />
        <Button look="tab" icon={History} {...viewOf('History')} />
        <Button
          look="solid"
          icon={isPublishing ? LoaderCircle : Send}
          {...viewOf('Publish')}
          count={changes}
          title={isPublishing ? 'Publishing …' : toPublish}
          aria-busy={isPublishing}
        />
      </div>
    </header>
  );
}
