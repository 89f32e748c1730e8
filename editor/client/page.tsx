/** The real page in a frame: a press on a text opens its field, and the field in use is outlined. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { pictures, seenTexts } from './content.ts';
import { findField, plain } from './find-field.ts';
import { get, tell, useEditor } from './state.ts';

const WIDTHS = { Phone: 390, Tablet: 768, Wide: 1280 };
type Width = keyof typeof WIDTHS;

const textOf = (element: Element) =>
  plain(
    (element.textContent || element.getAttribute('aria-label') || element.getAttribute('placeholder')) ?? '',
  );

/** The texts of the page, each from the smallest element that has it. */
function textElements(root: Element) {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Set<Element>();
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement!;
    const isText = plain(walker.currentNode.textContent!) && !/^(SCRIPT|STYLE)$/.test(parent.tagName);
    if (isText) found.add(parent);
  }
  return [...found];
}

/** The texts that are near an element, the nearest first. */
function textsAround(element: Element) {
  const texts: string[] = [];
  let ancestor = element.parentElement;
  while (ancestor && texts.length < 40) {
    texts.push(
      ...textElements(ancestor)
        .map(textOf)
        .filter((text) => !texts.includes(text)),
    );
    ancestor = ancestor.parentElement;
  }
  return texts.slice(0, 40);
}

/** The field that chooses a drawing: of equal ones that of the texts around it. */
function fieldOfPicture(pressed: Element) {
  const { contents } = get();
  // A view of the whole file is the same drawing; a part of it is another.
  const file = pressed.getAttribute('src')?.replace(/#svgView.*/, '') ?? '';
  const chosen = pictures(contents).filter(({ said }) => said === file);
  return chosen.length > 0
    ? findField(file, textsAround(pressed), [...seenTexts(contents), ...chosen])
    : undefined;
}

/** The field of what is pressed: an icon says nothing, but the link around it has a name. */
function fieldAt(pressed: Element) {
  const element = textOf(pressed) ? pressed : (pressed.closest('a, button') ?? pressed);
  return findField(textOf(element), textsAround(element), seenTexts(get().contents));
}

/** The element that shows a field: the one with its text from which a press would lead to it. */
function elementOf(field: string, page: Document) {
  const text = seenTexts(get().contents).find(({ id }) => id === field)?.text;
  if (!text) return;
  const elements = textElements(page.body).filter(
    (element) => textOf(element).includes(text) && element.getClientRects().length > 0,
  );
  return elements.find((element) => fieldAt(element) === field);
}

function usePage(onPick: (field: string) => void, isPicking: boolean) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** Whether a page was asked for and has not come: the first time it is asked for, it is made. */
  const [isComing, setIsComing] = useState(true);
  const attended = useRef<Document>(null);
  const picking = useRef(isPicking);
  useEffect(() => {
    picking.current = isPicking;
  }, [isPicking]);

  /** Takes charge of a document as soon as it is there: people press before all of it has come. */
  const attend = useCallback(() => {
    const page = frame.current!.contentDocument;
    if (!page || page === attended.current) return;
    attended.current = page;
    setIsComing(page.URL === 'about:blank');
    page.defaultView!.addEventListener('beforeunload', () => setIsComing(true));
    const pick = (event: Event) => {
      if (!picking.current) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type !== 'click') return;
      const pressed = event.target as Element;
      const field = fieldOfPicture(pressed) ?? fieldAt(pressed);
      if (field) onPick(field);
      else tell('No field says this. To press it as a visitor does, turn off “Press to edit”.');
    };
    for (const type of ['click', 'mousedown', 'auxclick']) page.addEventListener(type, pick, true);
  }, [onPick]);
  useEffect(() => {
    const timer = setInterval(attend, 100);
    return () => clearInterval(timer);
  }, [attend]);
  return { frame, isComing };
}

/** Where the field in use is in the page, as long as it is there. */
function useOutline(frame: RefObject<HTMLIFrameElement | null>, field: string, contents: unknown) {
  const [box, setBox] = useState<DOMRect>();
  useEffect(() => {
    let element: Element | undefined;
    const listening = new AbortController();
    const follow = () => setBox(element?.isConnected ? element.getBoundingClientRect() : undefined);
    const look = (isFirst: boolean) => {
      // None where the browser tells that nobody answers: that page is not ours to look into.
      const page = frame.current?.contentDocument;
      const view = page?.defaultView;
      element = field && page?.body ? elementOf(field, page) : undefined;
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      const isInSight = top >= 0 && bottom <= (view?.innerHeight ?? 0);
      // Not scrollIntoView, which scrolls the editor too.
      if (isFirst && !isInSight) view?.scrollBy({ top: top - view.innerHeight / 2, behavior: 'instant' });
      // Once for each document, however often it is asked.
      page?.addEventListener('scroll', follow, { signal: listening.signal });
      follow();
    };
    // The page follows an edit a moment later.
    const first = setTimeout(look, 100, true);
    const timer = setInterval(look, 1000, false);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      listening.abort();
    };
  }, [frame, field, contents]);
  return box;
}

/** How much smaller a page of `width` is shown so that it fits into its place. */
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

export function Page({ onPick }: { onPick: (field: string) => void }) {
  const contents = useEditor((state) => state.contents);
  const field = useEditor((state) => state.field);
  const path = useEditor((state) => state.path);
  const [width, setWidth] = useState<Width>(innerWidth < 900 ? 'Phone' : 'Wide');
  const [isPicking, setIsPicking] = useState(true);
  const { frame, isComing } = usePage(onPick, isPicking);
  const place = useRef<HTMLDivElement>(null);
  const { scale, height } = useScale(place, WIDTHS[width]);
  const box = useOutline(frame, field, contents);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="row rounded-inner bg-surface p-0.5" role="group" aria-label="Width of the page">
          {(Object.keys(WIDTHS) as Width[]).map((one) => (
            <button
              key={one}
              type="button"
              className="min-h-7 border-transparent px-2.5 font-normal aria-pressed:bg-primary-soft"
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
            >
              {one}
            </button>
          ))}
        </div>
        <label className="flex items-center gap-2 font-normal">
          <input
            type="checkbox"
            checked={isPicking}
            onChange={({ target }) => setIsPicking(target.checked)}
          />
          Press to edit
        </label>
      </div>
      <div className="relative min-h-0 grow overflow-hidden" ref={place}>
        <p role="status" className="absolute z-1 rounded-inner bg-surface px-4 py-2 empty:hidden">
          {isComing && 'The page is coming …'}
        </p>
        <div
          className="relative origin-top-left"
          style={{ width: WIDTHS[width], height, transform: `scale(${scale})` }}
        >
          <iframe ref={frame} title="Page" src={path} className="size-full rounded-inner bg-ground" />
          {box && (
            <div
              className="pointer-events-none absolute rounded-[0.25rem] outline-3 outline-offset-3 outline-accent"
              style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
            />
          )}
        </div>
      </div>
    </>
  );
}
