/** The editor: form on the left, the real page on the right, and above them what concerns both. */
import './editor.css';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Changes } from './changes.tsx';
import { check, type Name } from './content.ts';
import { FormView } from './form-view.tsx';
import { attend, goTo, show } from './go-to.ts';
import { Head, type View } from './head.tsx';
import { History } from './history.tsx';
import { Page } from './page.tsx';
import { ProblemsContext } from './problems.tsx';
import { Publish } from './publish.tsx';
import { changesSince } from './published.ts';
import { usePublished } from './publishing.ts';
import { get, notePublished, redo, set, start, undo, useEditor } from './state.ts';
import { ToDo } from './to-do.tsx';

/** What has happened without a press here, over the page, so that nothing moves under the mouse. */
function News() {
  const { news } = useEditor();
  const close = (one: string) => set({ news: news.filter((other) => other !== one) });
  return (
    <div
      role="log"
      aria-label="News"
      className="fixed inset-x-4 bottom-4 z-2 mx-auto flex max-w-160 flex-col gap-2"
    >
      {news.map((one) => (
        <p
          key={one}
          className="flex items-center justify-between gap-4 rounded bg-ink py-1.5 ps-4 pe-2 text-ground"
        >
          {one}
          <button
            type="button"
            className="icon text-inherit hover:bg-transparent"
            aria-label="Close this message"
            onClick={() => close(one)}
          >
            <X />
          </button>
        </p>
      ))}
    </div>
  );
}

function Editor() {
  const { contents, savedPages, shown, field } = useEditor();
  const [view, setView] = useState<View>('Form');
  /** The last publication that has ended. */
  const [run, setRun] = useState(0);
  const published = usePublished(`${view} ${run}`);
  const settled = useDeferredValue(contents);
  const problems = useMemo(() => check(settled), [settled]);
  const changes = useMemo(
    () => published.published && changesSince(published.published, settled),
    [published, settled],
  );
  useEffect(() => {
    if (published.published) notePublished(published.published);
  }, [published]);
  // A new page is there once it is saved for the first time.
  useEffect(() => attend(get().field), [savedPages]);

  /** From the page, which stays where it is. */
  const pick = useCallback((picked: string) => {
    setView('Form');
    goTo(picked);
  }, []);
  const jump = (to: string) => {
    const name = to.split('.')[0] as Name;
    if (name !== shown) show(name);
    pick(to);
  };
  const travel = (go: typeof undo) => {
    const changed = go();
    if (changed) jump(changed);
  };
  const choose = (next: View) => {
    setView(next);
    // Where one was in it.
    if (next === 'Form' && field) goTo(field);
  };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !/^[szy]$/i.test(event.key)) return;
      // What is typed to search for is no content.
      if ((event.target as Element).matches('[type=search]')) return;
      event.preventDefault();
      // What is typed is saved by itself.
      if (event.key === 's') return;
      const isBack = event.key.toLowerCase() === 'z' && !event.shiftKey;
      travel(isBack ? undo : redo);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  const isForm = view === 'Form' || view === 'Page';
  return (
    <ProblemsContext value={problems}>
      <Head
        problems={problems}
        changes={changes?.length ?? 0}
        view={view}
        onView={choose}
        onUndo={() => travel(undo)}
        onRedo={() => travel(redo)}
      />
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
          {isForm && <FormView onJump={jump} />}
          {view === 'To do' && <ToDo onJump={jump} />}
          {view === 'Changes' && <Changes changes={changes} onJump={jump} />}
          {/^Changes|Publish$/.test(view) && !changes && (
            <p role="status">{published.message ?? 'Looking for what is published …'}</p>
          )}
          {view === 'Publish' && changes && (
            <Publish published={published} changes={changes} onView={setView} onEnd={setRun} />
          )}
          {view === 'History' && <History onChanges={() => setView('Changes')} />}
        </section>
        <section
          className={clsx('flex min-w-0 flex-col gap-3 bg-sunken p-4', view !== 'Page' && 'max-md:hidden')}
        >
          <Page onPick={pick} />
        </section>
      </main>
    </ProblemsContext>
  );
}

const root = createRoot(document.getElementById('editor')!);
try {
  await start();
  show('home');
  root.render(<Editor />);
} catch (error) {
  root.render(<p role="alert">{(error as Error).message}</p>);
}
