/** The editor: form on the left, the real page on the right, and above them what concerns both. */
import './editor.css';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Icon } from '../../components/ui/icon.tsx';
import { names } from '../../content/schema/files.ts';
import { Changes } from './changes.tsx';
import { check, type Name, type Problem, titleOf } from './content.ts';
import { ContentForm } from './form.tsx';
import { attend, goTo, show } from './go-to.ts';
import { History } from './history.tsx';
import { NewPage } from './new-page.tsx';
import { Page } from './page.tsx';
import { countErrors, ProblemsContext } from './problems.tsx';
import { Publish } from './publish.tsx';
import { Search } from './search.tsx';
import { get, putBack, redo, type Saving, set, start, undo, useEditor } from './state.ts';
import { ToDo } from './to-do.tsx';

const SAVING: Record<Saving['state'], string> = {
  saved: 'Saved on this computer',
  typing: 'Saving …',
  refused: 'Not saved yet',
  failed: 'Not saved',
};

function Status({ count }: { count: string | false }) {
  const { saving } = useEditor();
  return (
    <p className="status" role="status" data-state={saving.state}>
      {SAVING[saving.state]}
      {saving.state === 'saved' && count && `, with ${count}`}
      {saving.reason && `. ${saving.reason}`}
    </p>
  );
}

type View = 'Form' | 'Page' | 'To do' | 'Changes' | 'Publish' | 'History';

function Editor() {
  const { contents, stored, shown, field, past, future, news } = useEditor();
  const settled = useDeferredValue(contents);
  const problems = useMemo(() => check(settled), [settled]);
  const [view, setView] = useState<View>('Form');
  /** From the page, which stays where it is. */
  const pick = useCallback((field: string) => {
    setView('Form');
    goTo(field);
  }, []);
  // A new page is there once it is saved for the first time.
  const savedPages = stored.pages.content;
  useEffect(() => attend(get().field), [savedPages]);
  const jump = (field: string) => {
    const name = field.split('.')[0] as Name;
    if (name !== shown) show(name);
    pick(field);
  };
  const travel = (go: typeof undo) => {
    const field = go();
    if (field) jump(field);
  };
  const countOf = (of: Problem['kind']) => problems.filter(({ kind }) => kind === of).length;
  const count = countErrors(problems);
  const open = [
    count || (countOf('warning') && `${countOf('warning')} to consider`),
    countOf('example') && `${countOf('example')} before the launch`,
  ];
  const todo = open.some(Boolean) ? `To do (${open.filter(Boolean).join(', ')})` : 'To do';
  /** To the form, where one was in it. */
  const back = () => {
    setView('Form');
    if (field) goTo(field);
  };
  const tab = (name: View, label: string = name) => (
    <button
      type="button"
      aria-pressed={view === name}
      onClick={() => (name === 'Form' ? back() : setView(name))}
    >
      {label}
    </button>
  );

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !/^[szy]$/i.test(event.key)) return;
      event.preventDefault();
      // What is typed is saved by itself.
      if (event.key === 's') return;
      const isBack = event.key.toLowerCase() === 'z' && !event.shiftKey;
      travel(isBack ? undo : redo);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  return (
    <ProblemsContext value={problems}>
      <header className="head" aria-label="Editor">
        <h1>Edit the site</h1>
        <Status count={count} />
        <div className="toolbar">
          {tab('To do', todo)}
          <button type="button" disabled={past.length === 0} onClick={() => travel(undo)}>
            Undo
          </button>
          <button type="button" disabled={future.length === 0} onClick={() => travel(redo)}>
            Redo
          </button>
          {tab('Form')}
          <span className="only-narrow">{tab('Page')}</span>
          {tab('Changes')}
          {tab('Publish')}
          {tab('History')}
        </div>
      </header>
      <div className="news" role="log" aria-label="News">
        {news.map((one, i) => (
          <p key={one}>
            {one}
            <button
              type="button"
              aria-label="Close this message"
              onClick={() => set({ news: news.filter((_, other) => other !== i) })}
            >
              <Icon name="x" className="sign" />
            </button>
          </p>
        ))}
      </div>
      <main className="halves" aria-label="Editor" data-view={view}>
        <section
          key={view === 'Page' ? 'Form' : view}
          className="form"
          aria-label={view === 'Page' ? 'Form' : view}
        >
          {(view === 'Form' || view === 'Page') && (
            <>
              <Search onJump={jump}>
                <div className="field">
                  <label htmlFor="content">Content</label>
                  <select id="content" value={shown} onChange={({ target }) => show(target.value as Name)}>
                    {names.map((name) => (
                      <option key={name} value={name}>
                        {titleOf(name)}
                      </option>
                    ))}
                  </select>
                </div>
              </Search>
              {stored[shown].fault && <Fault name={shown} />}
              {/* @rjsf/core notices a new page only in a new form. */}
              <ContentForm key={`${shown} ${Object.keys(contents.pages as object).length}`} name={shown} />
              {shown === 'pages' && <NewPage />}
            </>
          )}
          {view === 'To do' && <ToDo onJump={jump} />}
          {view === 'Changes' && <Changes onJump={jump} />}
          {view === 'Publish' && <Publish onView={setView} />}
          {view === 'History' && <History onChanges={() => setView('Changes')} />}
        </section>
        <section className="page">
          <Page onPick={pick} />
        </section>
      </main>
    </ProblemsContext>
  );
}

function Fault({ name }: { name: Name }) {
  const { stored } = useEditor();
  return (
    <div className="error">
      <p>
        Another program has written content/{name}.json in a way that cannot be read ({stored[name].fault}).
        Correct the file there, or write what this form shows in its place.
      </p>
      <button type="button" onClick={() => putBack(name)}>
        Write what the form shows
      </button>
    </div>
  );
}

const root = createRoot(document.getElementById('editor')!);
try {
  await start();
  root.render(<Editor />);
} catch (error) {
  root.render(<p role="alert">{(error as Error).message}</p>);
}
