/** The real page in a frame, in which a press on a text focuses its field. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Content, names } from '../../content/schema/files.ts';
import { addressIn, type Language, languageOf } from '../../page-language.ts';
import { fieldAt } from './fields.ts';
import { focusField, focusForm, useOwnPage } from './go-to.ts';
import { useLook } from './page-look.ts';
import { isBroken, isInTelugu, lookAt, pathOf } from './page-texts.ts';
import { get, notify, set, useEditor } from './store.ts';
import { englishIdOf, teluguIdOf, teluguOf } from './telugu.ts';

/** In milliseconds: people press before all of the page has loaded. */
const LOADING = 100;

/** What the page shows: the content without pending changes. */
const onDisk = () =>
  Object.fromEntries(names.map((name) => [name, get().session.files[name]!.content])) as Content;

/** The Telugu field of a field; the field itself where it has none. */
function inTelugu(id: string) {
  const { contents } = get();
  const field = fieldAt(id, contents);
  return field && teluguOf(field, contents) ? teluguIdOf(id) : id;
}

/** Focuses the field that a pressed element shows. */
function pick(element: Element, page: Document) {
  const field = lookAt(page, onDisk()).fieldOf(element);
  if (field) focusField(isInTelugu(page) ? inTelugu(field) : field);
  else notify('No field says this. To press it as a visitor does, turn off “Click a text to edit it”.');
}

/** The document in the frame. If `isPicking`, a press in it leads to a field. */
function usePage(isPicking: boolean) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [left, setLeft] = useState<Document>();
  useEffect(() => {
    // There is no document where the browser shows an error.
    const timer = setInterval(() => setPage(frame.current!.contentDocument), LOADING);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    // The document may be gone by now.
    if (!page?.defaultView) return;
    const listening = new AbortController();
    const { signal } = listening;
    const press = (event: Event) => {
      if (isBroken(page)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'click') pick(event.target as Element, page);
    };
    const picked = isPicking ? ['click', 'mousedown', 'auxclick'] : [];
    for (const type of picked) page.addEventListener(type, press, { capture: true, signal });
    const leave = ({ key }: KeyboardEvent) => {
      // Where something is open in the page, that is closed.
      if (key === 'Escape' && !page.querySelector('[role="dialog"]')) focusForm();
    };
    page.addEventListener('keydown', leave, { signal });
    page.defaultView.addEventListener('beforeunload', () => setLeft(page), { signal });
    return () => listening.abort();
  }, [page, isPicking]);
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

type ToggleProps<Choice extends string> = {
  label: string;
  choices: { name: Choice; text: string; lang?: string; disabled?: boolean }[];
  chosen: Choice;
  onChoose: (name: Choice) => void;
};

/** Buttons of which one is pressed. */
function Toggle<Choice extends string>({ label, choices, chosen, onChoose }: ToggleProps<Choice>) {
  return (
    <div className="row rounded-inner bg-surface p-0.5" role="group" aria-label={label}>
      {choices.map(({ name, text, ...button }) => (
        <button
          key={name}
          type="button"
          className="min-h-7 border-transparent px-2.5 font-normal aria-pressed:bg-primary-soft"
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
          {...button}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

const WIDTHS = { Phone: 390, Tablet: 768, Wide: 1280 };
type Width = keyof typeof WIDTHS;
const widths = (Object.keys(WIDTHS) as Width[]).map((name) => ({ name, text: name }));

const languagesOf = (
  isPublic: boolean,
): { name: Language; text: string; lang: string; disabled?: boolean }[] => [
  { name: 'en', text: 'English', lang: 'en' },
  { name: 'te', text: 'తెలుగు', lang: 'te', disabled: !isPublic },
];

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
  useOwnPage(field);
  useLook(page, englishIdOf(field));
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Toggle label="Width of the page" choices={widths} chosen={width} onChoose={setWidth} />
        <Toggle
          label="Language of the page"
          choices={languagesOf(isPublic)}
          chosen={languageOf(address)}
          onChoose={show}
        />
        <label className="flex items-center gap-2 font-normal">
          <input
            type="checkbox"
            checked={isPicking}
            onChange={({ target }) => setIsPicking(target.checked)}
          />
          Click a text to edit it
        </label>
      </div>
      <div className="relative min-h-0 grow overflow-clip" ref={place}>
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
