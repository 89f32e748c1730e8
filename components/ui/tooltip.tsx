'use client';

import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** Milliseconds (docs/product.md). Keyboard focus shows it at once. */
const ENTER_DELAY = 100;
const TOUCH_ENTER_DELAY = 700;
const TOUCH_LEAVE_DELAY = 1500;

type TooltipProps = { text: ReactNode; className: string; children: ReactNode };

/** Says in words what an icon means, as Material UI's tooltip: on hover, keyboard focus and a long press. A tap follows the link. */
export function Tooltip({ text, className, children }: TooltipProps) {
  const [isShown, setIsShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const isFocused = place.current?.querySelector(':focus-visible');
    const isHovered = place.current?.matches(':hover') && matchMedia('(hover: hover)').matches;
    if (isFocused || isHovered)
      timer.current = setTimeout(() => setIsShown(true), isFocused ? 0 : ENTER_DELAY);
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    if (!isShown) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setIsShown(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isShown]);

  function setShownAfter(isNext: boolean, delay: number) {
    clearTimeout(timer.current);
    if (delay === 0) setIsShown(isNext);
    else timer.current = setTimeout(() => setIsShown(isNext), delay);
  }

  function enter({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') setShownAfter(true, ENTER_DELAY);
  }

  function leave({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') setShownAfter(false, 0);
  }

  const lift = () => setShownAfter(false, isShown ? TOUCH_LEAVE_DELAY : 0);

  return (
    // The handlers only watch; what can be pressed is the link inside.
    <div
      ref={place}
      className={className}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onTouchStart={() => setShownAfter(true, TOUCH_ENTER_DELAY)}
      onTouchEnd={lift}
      onTouchCancel={lift}
      onFocus={({ target }) => target.matches(':focus-visible') && setShownAfter(true, 0)}
      onBlur={() => setShownAfter(false, 0)}
    >
      {children}
      <span
        role="tooltip"
        hidden={!isShown}
        className="absolute end-0 bottom-full w-max max-w-[calc(100vw-3rem)] pb-2 text-caption font-medium"
      >
        <span className="block rounded-inner bg-ink px-4 py-2 text-ground shadow-floating">{text}</span>
      </span>
    </div>
  );
}
