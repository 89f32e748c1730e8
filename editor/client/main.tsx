/** The page of the editor: a view on the left, the real page on the right, the header above. */
import clsx from 'clsx';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { names } from '../../content/schema/files.ts';
import { isRunning } from '../progress.ts';
import { usePublished } from './api.ts';
import { Changes } from './changes-view.tsx';
import { check } from './check.ts';
import { addPublicSlugs } from './edits.ts';
import type { Name } from './fields.ts';
import { FormView } from './form-view.tsx';
import { goToField, goToStep, showContent } from './go-to.ts';
import { Head } from './head.tsx';
import { History } from './history-view.tsx';
import { labelledDiff } from './labelled-changes.ts';
import { News } from './news.tsx';
import { Page } from './page-view.tsx';
import { Publish } from './publish-view.tsx';
import { shortcutOf } from './shortcuts.ts';
import { get, set, useEditor } from './store.ts';
import { start } from './sync.ts';
import { ToDo } from './to-do-view.tsx';
import { redo, undo } from './undo.ts';

const PAUSE = 150;

/** `value` once it has not changed for a moment, so that no key waits for the check of all content. */
function useSettled<Value>(value: Value) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function Editor() {
  const contents = useSettled(useEditor((state) => state.contents));
  const view = useEditor((state) => state.view);
  const isPublishing = useEditor(({ progress }) => progress && isRunning(progress));
  const head = useEditor(({ progress }) => progress?.head);
  const published = usePublished(`${view} ${isPublishing} ${head}`);
  const changes = useMemo(
    () => published.published && labelledDiff(published.published, contents),
    [published, contents],
  );
  useEffect(() => set(check(contents, get().known)), [contents]);
  useEffect(() => {
    if (!published.published) return;
    set({ published: published.published });
    addPublicSlugs(published.published);
  }, [published]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      // In a search or a name, the browser itself undoes.
      if (!shortcut || (event.target as Element).matches('[type=search], form input')) return;
      event.preventDefault();
      if (shortcut !== 'save') goToStep({ undo, redo }[shortcut]);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  const field = useEditor((state) => state.field);
  useEffect(() => {
    // A reload comes back to it.
    history.replaceState(null, '', field ? `#${field}` : location.pathname);
  }, [field]);

  const isForm = view === 'Form' || view === 'Page';
  return (
    <>
      <Head changes={changes?.length ?? 0} isPublishing={isPublishing === true} />
      <News />
      <main
        aria-label="Editor"
        className="grid min-h-0 grow grid-rows-[minmax(0,1fr)] md:grid-cols-[minmax(24rem,2fr)_3fr]"
      >
        <section
          key={isForm ? 'Form' : view}
          aria-label={isForm ? 'Form' : view}
          className={clsx('stack relative overflow-auto p-4', view === 'Page' && 'max-md:hidden')}
        >
          {isForm && <FormView />}
          {view === 'To do' && <ToDo />}
          {view === 'Changes' && <Changes changes={changes} />}
          {['Changes', 'Publish'].includes(view) && !changes && (
            <p role="status">{published.message ?? 'Looking for what is published …'}</p>
          )}
          {view === 'Publish' && changes && <Publish published={published} changes={changes} />}
          {view === 'History' && <History />}
        </section>
        <section
          className={clsx('flex min-w-0 flex-col gap-3 bg-sunken p-4', view !== 'Page' && 'max-md:hidden')}
        >
          <Page />
        </section>
      </main>
    </>
  );
}

const root = createRoot(document.getElementById('editor')!);
try {
  await start();
  const field = location.hash.slice(1);
  showContent('home');
  flushSync(() => root.render(<Editor />));
  if (names.includes(field.split('.')[0] as Name)) goToField(field);
} catch (error) {
  root.render(<p role="alert">{(error as Error).message}</p>);
}
