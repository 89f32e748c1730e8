/** The real page in a frame: a press on a text focuses its field, and the field in use is outlined. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { draftsIn } from '../../content/drafts.ts';
import { type Content, names } from '../../content/schema/files.ts';
import { addressIn, type Language, languageOf } from '../../page-language.ts';
import { schemes } from '../../tailwind.config.ts';
import { type Field, fieldAt, idOfPath, within } from './fields.ts';
import { type FieldText, findField, normalize } from './find-field.ts';
import { focusField, focusForm } from './go-to.ts';
import { get, notify, set, useEditor } from './store.ts';
import { englishIdOf, teluguIdOf, teluguOf } from './telugu.ts';
import { textShownBy, textShownInTelugu, visibleTexts } from './texts.ts';

const toggleClass = 'min-h-7 border-transparent px-2.5 font-normal aria-pressed:bg-primary-soft';

const WIDTHS = { Phone: 390, Tablet: 768, Wide: 1280 };
type Width = keyof typeof WIDTHS;

const textOf = (element: Element) =>
  normalize(
    element.textContent ||
      ['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name)).find(Boolean) ||
      '',
  );

/** The smallest elements with text. */
function textElements(root: Element) {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Set<Element>();
  while (walker.nextNode())
    if (normalize(walker.currentNode.textContent!)) found.add(walker.currentNode.parentElement!);
  return [...found].filter((element) => !element.matches('script, style'));
}

/** The texts around an element, the nearest first. */
function textsAround(element: Element) {
  const texts = new Set<string>();
  for (let around = element.parentElement; around && texts.size < 40; around = around.parentElement)
    for (const near of textElements(around)) texts.add(textOf(near));
  return [...texts].slice(0, 40);
}

/** The field of a pressed element: of a drawing by its file, of an icon by the name of the link around it. */
function findPressed(pressed: Element, seen: FieldText[]) {
  // A view of the whole file is the same drawing; a part of it is another.
  const file = pressed.getAttribute('src')?.replace(/#svgView.*/, '');
  const drawing = seen.find(({ text }) => text === file)?.normalized;
  const isMute = !drawing && !textOf(pressed);
  const element = (isMute && pressed.closest('a, button')) || pressed;
  return findField(drawing ?? textOf(element), textsAround(element), seen);
}

const shows = (element: Element, text: string) =>
  textOf(element).includes(text) && element.getClientRects().length > 0;

/** Not by its location, which a document that was left has not any more. */
const pathOf = (page: Document) => new URL(page.URL).pathname;

/** What the page shows of a field. */
const shownBy = (page: Document) => (languageOf(pathOf(page)) === 'te' ? textShownInTelugu : textShownBy);

/** The elements that show a field: with its text, and from which a press leads to the field. */
function elementsOf(id: string, text: string, page: Document) {
  const elements = textElements(page.body).filter((element) => shows(element, text));
  const seen = elements.length > 0 ? visibleTexts(get().contents, shownBy(page)) : [];
  return elements.filter((element) => findPressed(element, seen) === id);
}

/** What the page shows: the content without pending changes. */
const onDisk = () =>
  Object.fromEntries(names.map((name) => [name, get().session.files[name]!.content])) as Content;

/** Whether the page says that it broke. It goes on to say so when what broke it is corrected. */
const isBroken = (page: Document) => page.querySelector('[role="alert"] h1') !== null;

/** Loads a broken page again once the server can render it. */
async function mend(page: Document) {
  if (!isBroken(page)) return;
  const answer = await fetch(page.URL).catch(() => undefined);
  if (answer?.ok) page.defaultView?.location.reload();
}

/** The Telugu field of a field; the field itself where it has none. */
function inTelugu(id: string) {
  const { contents } = get();
  const field = fieldAt(id, contents);
  return field && teluguOf(field, contents) ? teluguIdOf(id) : id;
}

/** The document in the frame. If `isPicking`, a press in it leads to a field. */
function usePage(isPicking: boolean) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [left, setLeft] = useState<Document>();
  // People press before all of the page has loaded. There is no document where the browser shows an error.
  useEffect(() => {
    const timer = setInterval(() => setPage(frame.current!.contentDocument), 100);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    // The document may be gone by now.
    if (!page?.defaultView) return;
    const listening = new AbortController();
    const { signal } = listening;
    const pick = (event: Event) => {
      if (isBroken(page)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type !== 'click') return;
      const field = findPressed(event.target as Element, visibleTexts(onDisk(), shownBy(page)));
      if (field) focusField(languageOf(pathOf(page)) === 'te' ? inTelugu(field) : field);
      else notify('No field says this. To press it as a visitor does, turn off “Click a text to edit it”.');
    };
    const picked = isPicking ? ['click', 'mousedown', 'auxclick'] : [];
    for (const type of picked) page.addEventListener(type, pick, { capture: true, signal });
    const leave = ({ key }: KeyboardEvent) => {
      // Where something is open in the page, that is closed.
      if (key === 'Escape' && !page.querySelector('[role="dialog"]')) focusForm();
    };
    page.addEventListener('keydown', leave, { signal });
    page.defaultView.addEventListener('beforeunload', () => setLeft(page), { signal });
    return () => listening.abort();
  }, [page, isPicking]);
  useEffect(() => {
    if (!page) return;
    const timer = setInterval(() => void mend(page), 1000);
    return () => clearInterval(timer);
  }, [page]);
  const isServed = useEditor(({ progress }) => progress !== undefined);
  useEffect(() => {
    // After an error the browser does not load the page again by itself.
    const { contentDocument, src } = frame.current!;
    if (isServed && !contentDocument) frame.current!.src = src;
  }, [isServed]);
  // The server compiles a page when it is first requested.
  const isComing = !page || page === left || page.URL === 'about:blank';
  return { frame, page, isComing };
}

const OUTLINE = { outline: `3px solid ${schemes.light.accent}`, outlineOffset: '3px' };

/** Outlines the field in use in the page as soon as it is there, in the language of the page, and scrolls to it. */
function useOutline(page: Document | null, id: string) {
  useEffect(() => {
    if (!page || !id) return;
    let outlined: { element: Element; animation: Animation } | undefined;
    const look = () => {
      const { contents } = get();
      const field = fieldAt(id, contents);
      const text = field && normalize(shownBy(page)(field, contents));
      if (!text || !page.body || (outlined && shows(outlined.element, text))) return;
      // No element says it until the page has been rendered anew.
      const [element] = elementsOf(id, text, page);
      if (!element) return;
      const { top, bottom } = element.getBoundingClientRect();
      const view = page.defaultView!;
      const isInSight = top >= 0 && bottom <= view.innerHeight;
      // Not scrollIntoView, which scrolls the editor too.
      if (!outlined && !isInSight) view.scrollBy({ top: top - view.innerHeight / 2, behavior: 'instant' });
      outlined?.animation.cancel();
      // An attribute on an element that is not hydrated yet would be a hydration error.
      outlined = { element, animation: element.animate(OUTLINE, { fill: 'forwards' }) };
    };
    look();
    const timer = setInterval(look, 1000);
    return () => {
      clearInterval(timer);
      outlined?.animation.cancel();
    };
  }, [page, id]);
}

/** The word takes no room of its own, so that nothing moves. */
const DRAFT_STYLE = `
  [data-draft] { outline: 2px dashed; outline-offset: 2px }
  [data-draft]::before {
    content: 'Draft'; position: absolute; z-index: 1; padding: 0 0.5em;
    font-weight: 600; color: CanvasText; background: Canvas; outline: 2px dashed;
  }
`;

/** The elements that show a draft: what is around its first text. */
function elementsOfDraft(draft: Field, contents: Content, page: Document) {
  const texts = within(draft).map((field) => ({
    id: field.id,
    text: normalize(shownBy(page)(field, contents)),
  }));
  const first = texts.find(({ text }) => text);
  const elements = first ? elementsOf(first.id, first.text, page) : [];
  return elements.map((element) => element.closest('li, article, details') ?? element);
}

/** Marks the drafts in the page with an outline and the word. */
function markDrafts(page: Document) {
  const { contents } = get();
  const drafts = draftsIn(contents).map(({ path }) => fieldAt(idOfPath(path, contents), contents)!);
  const marked = new Set(drafts.flatMap((draft) => elementsOfDraft(draft, contents, page)));
  for (const old of page.querySelectorAll('[data-draft]'))
    if (!marked.has(old)) old.removeAttribute('data-draft');
  for (const element of marked) element.setAttribute('data-draft', '');
}

function addDraftStyle(page: Document) {
  const sheet = new page.defaultView!.CSSStyleSheet();
  sheet.replaceSync(DRAFT_STYLE);
  page.adoptedStyleSheets.push(sheet);
}

/** Marks drafts once the page is hydrated: an attribute that comes before would be a hydration error. */
function useDraftMarks(page: Document | null) {
  useEffect(() => {
    if (!page?.defaultView) return;
    addDraftStyle(page);
    const timer = setInterval(() => {
      if ('hydrated' in page.documentElement.dataset) markDrafts(page);
    }, 1000);
    return () => clearInterval(timer);
  }, [page]);
}

/** The scale at which a page of `width` pixels fits into `place`, and its height there. */
function useScale(place: RefObject<HTMLElement | null>, width: number) {
  const [room, setRoom] = useState({ width, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect));
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [place]);
  const scale = Math.min(1, room.width / width || 1);
  return { scale, height: room.height / scale };
}

const LANGUAGES: Record<Language, string> = { en: 'English', te: 'తెలుగు' };

export function Page() {
  const field = useEditor((state) => state.field);
  const path = useEditor((state) => state.path);
  const [width, setWidth] = useState<Width>(innerWidth < 900 ? 'Phone' : 'Wide');
  const [isPicking, setIsPicking] = useState(true);
  const { frame, page, isComing } = usePage(isPicking);
  const place = useRef<HTMLDivElement>(null);
  const { scale, height } = useScale(place, WIDTHS[width]);
  const { isPublic } = useEditor(({ contents }) => contents.site).telugu;
  const address = page && !isComing ? pathOf(page) : path;
  const show = (language: Language) => {
    const next = addressIn(language, address);
    // A link in the page may have led away from where it was sent last.
    if (next === path) page?.defaultView?.location.assign(next);
    set({ path: next });
  };
  useOutline(page, englishIdOf(field));
  useDraftMarks(page);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="row rounded-inner bg-surface p-0.5" role="group" aria-label="Width of the page">
          {(Object.keys(WIDTHS) as Width[]).map((one) => (
            <button
              key={one}
              type="button"
              className={toggleClass}
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
            >
              {one}
            </button>
          ))}
        </div>
        <div className="row rounded-inner bg-surface p-0.5" role="group" aria-label="Language of the page">
          {(Object.keys(LANGUAGES) as Language[]).map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              className={toggleClass}
              aria-pressed={one === languageOf(address)}
              disabled={one === 'te' && !isPublic}
              onClick={() => show(one)}
            >
              {LANGUAGES[one]}
            </button>
          ))}
        </div>
        <label className="flex items-center gap-2 font-normal">
          <input
            type="checkbox"
            checked={isPicking}
            onChange={({ target }) => setIsPicking(target.checked)}
          />
          Click a text to edit it
        </label>
      </div>
      <div className="relative min-h-0 grow overflow-hidden" ref={place}>
        <p role="status" className="absolute z-1 rounded-inner bg-surface px-4 py-2 empty:hidden">
          {isComing && 'The page is coming …'}
        </p>
        <div
          className="origin-top-left"
          style={{ width: WIDTHS[width], height, transform: `scale(${scale})` }}
        >
          <iframe
            ref={frame}
            title="Page"
            aria-description="Escape leads back to the form."
            src={path}
            className="size-full rounded-inner bg-ground"
          />
        </div>
      </div>
    </>
  );
}
