/** What is done in the page once a second: the field in use is outlined, drafts are marked, and a broken page is loaded again. */
import { useEffect } from 'react';
import { draftsIn } from '../../content/drafts.ts';
import type { Content } from '../../content/schema/files.ts';
import { schemes } from '../../tailwind.config.ts';
import { type Field, fieldAt, idOfPath, within } from './fields.ts';
import { isBroken, lookAt } from './page-texts.ts';
import { get } from './store.ts';

/** In milliseconds. Nothing tells when a page has been rendered anew. */
const LOOK = 1000;

const OUTLINE = { outline: `3px solid ${schemes.light.accent}`, outlineOffset: '3px' };

/** The word takes no room of its own, so that nothing moves. */
const DRAFT_STYLE = `
  [data-draft] { outline: 2px dashed; outline-offset: 2px }
  [data-draft]::before {
    content: 'Draft'; position: absolute; z-index: 1; padding: 0 0.5em;
    font-weight: 600; color: CanvasText; background: Canvas; outline: 2px dashed;
  }
`;

/** Loads a broken page again once the server can render it. */
async function mend(page: Document) {
  const answer = await fetch(page.URL).catch(() => undefined);
  if (answer?.ok) page.defaultView?.location.reload();
}

type Look = ReturnType<typeof lookAt>;
type Outlined = { element: Element; animation: Animation };

/** Outlines an element that shows the field, and at first scrolls to it. `before` is what was outlined, and may show it still. */
function outline(field: Field, look: Look, before?: Outlined): Outlined | undefined {
  if (!look.textOf(field) || (before && look.isShowing(before.element, field))) return before;
  // None does until the page has been rendered anew.
  const [element] = look.elementsOf(field);
  if (!element) return before;
  if (before) before.animation.cancel();
  else scrollTo(element);
  // An attribute on an element that is not hydrated yet would be a hydration error.
  return { element, animation: element.animate(OUTLINE, { fill: 'forwards' }) };
}

/** Scrolls to an element that is out of sight. Not by scrollIntoView, which scrolls the editor too. */
function scrollTo(element: Element) {
  const view = element.ownerDocument.defaultView!;
  const { top, bottom } = element.getBoundingClientRect();
  const isInSight = top >= 0 && bottom <= view.innerHeight;
  if (!isInSight) view.scrollBy({ top: top - view.innerHeight / 2, behavior: 'instant' });
}

/** Marks the drafts with an outline and the word: what is around the first text of each. */
function markDrafts(page: Document, look: Look, contents: Content) {
  const elements = draftsIn(contents).flatMap(({ path }) => {
    const draft = fieldAt(idOfPath(path, contents), contents)!;
    const first = within(draft).find(look.textOf);
    return first ? look.elementsOf(first) : [];
  });
  const marked = new Set(elements.map((element) => element.closest('li, article, details') ?? element));
  for (const old of page.querySelectorAll('[data-draft]'))
    if (!marked.has(old)) old.removeAttribute('data-draft');
  for (const element of marked) element.setAttribute('data-draft', '');
}

/** Looks at the page as long as it is shown. `id` is the field in use. */
export function useLook(page: Document | null, id: string) {
  useEffect(() => {
    if (!page?.defaultView) return;
    const sheet = new page.defaultView.CSSStyleSheet();
    sheet.replaceSync(DRAFT_STYLE);
    page.adoptedStyleSheets.push(sheet);
  }, [page]);
  useEffect(() => {
    // The document may be gone by now.
    if (!page?.defaultView) return;
    let outlined: Outlined | undefined;
    const look = () => {
      if (!page.body) return;
      if (isBroken(page)) return void mend(page);
      const { contents } = get();
      const found = lookAt(page, contents);
      const field = id ? fieldAt(id, contents) : undefined;
      if (field) outlined = outline(field, found, outlined);
      // An attribute that comes before would be a hydration error.
      if ('hydrated' in page.documentElement.dataset) markDrafts(page, found, contents);
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => {
      clearInterval(timer);
      outlined?.animation.cancel();
    };
  }, [page, id]);
}
