/** What has happened without a press in this window, or away from where one looks. */
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { goToStep } from './go-to.ts';
import { PublicPage } from './publish-view.tsx';
import { dismiss, type Message, useEditor } from './store.ts';
import { undo } from './undo.ts';

/** In milliseconds: long enough to read the longest message twice. */
const READ = 12_000;

/** The messages, over the page, so that nothing moves under the mouse. */
export function News() {
  const view = useEditor((state) => state.view);
  const news = useEditor((state) => state.news);
  return (
    <div
      role="log"
      aria-label="News"
      className="fixed inset-x-4 bottom-4 z-2 mx-auto flex max-w-160 flex-col gap-2"
    >
      {news
        .filter(({ outcome }) => !outcome || view !== 'Publish')
        .map((one) => (
          <NewsItem key={one.text} message={one} />
        ))}
    </div>
  );
}

const close = (message: Message) => dismiss((one) => one === message);

function NewsItem({ message }: { message: Message }) {
  const { text, step, outcome } = message;
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (outcome) return;
    // It stays under the pointer and the focus.
    const timer = setInterval(() => shown.current!.matches(':hover, :focus-within') || close(message), READ);
    return () => clearInterval(timer);
  }, [message, outcome]);
  return (
    <p
      ref={shown}
      className="flex items-center justify-between gap-4 rounded bg-ink py-1.5 ps-4 pe-2 text-ground"
    >
      <span className="me-auto">{text}</span>
      {step && (
        <button
          type="button"
          className="min-h-9 shrink-0 border-current text-inherit hover:bg-transparent"
          onClick={() => {
            close(message);
            goToStep(undo);
          }}
        >
          Undo
        </button>
      )}
      <PublicPage outcome={outcome} className="text-inherit" />
      <button
        type="button"
        className="icon text-inherit hover:bg-transparent"
        aria-label="Close this message"
        onClick={() => close(message)}
      >
        <X />
      </button>
    </p>
  );
}
