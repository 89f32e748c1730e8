'use client';

import './snackbar.css';
import clsx from 'clsx';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { IconButton } from './icon-button';
import { useIsHidden } from './use-is-hidden';

/** Milliseconds until a notice goes away by itself: docs/product.md. */
const AUTO_HIDE = 6000;

type SnackbarProps = {
  severity: 'error' | 'success';
  icon: ReactNode;
  closeLabel: string;
  closeIcon: ReactNode;
  onClose: () => void;
  /** Whether it stays until it is closed, because it holds a link that is needed. */
  stays?: boolean;
  children: ReactNode;
};

/** A notice above the page. Its timer pauses while a pointer moves in it, it has the focus, or the tab is hidden. */
export function Snackbar(props: SnackbarProps) {
  const { severity, icon, closeLabel, closeIcon, onClose, stays = false, children } = props;
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHidden = useIsHidden();
  const remaining = useRef(AUTO_HIDE);
  const cameFrom = useRef<HTMLElement>(null);
  const isHeld = stays || isPointed || isFocused || isHidden;
  const close = useEffectEvent(onClose);
  const escape = useEffectEvent(dismiss);

  useEffect(() => {
    if (isHeld) return;
    const started = performance.now();
    const timer = setTimeout(() => close(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [isHeld]);

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && escape();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  /** Ignores the move without distance that browsers report for a pointer that rests where the notice appears. */
  function move({ movementX, movementY }: PointerEvent) {
    if (movementX !== 0 || movementY !== 0) setIsPointed(true);
  }

  function leave({ pointerType }: PointerEvent) {
    // A finger leaves the notice when it scrolls it, so there is more to read: give it the whole time again.
    if (pointerType === 'touch') remaining.current = AUTO_HIDE;
    setIsPointed(false);
  }

  function focus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
    setIsFocused(true);
  }

  function dismiss() {
    if (isFocused) cameFrom.current?.focus({ preventScroll: true });
    onClose();
  }

  return (
    // The handlers only watch; what can be pressed is the button and the link inside.
    <div
      role={severity === 'error' ? 'alert' : undefined}
      onPointerMove={move}
      onPointerLeave={leave}
      onFocus={focus}
      onBlur={() => setIsFocused(false)}
      className={clsx(
        'snackbar flex animate-rise-in items-start gap-[12px] rounded border p-[12px_16px] text-small text-ink shadow-floating',
        severity === 'error' ? 'border-danger bg-danger-soft' : 'border-primary bg-primary-soft',
      )}
    >
      <span className={severity === 'error' ? 'text-danger' : 'text-primary'}>{icon}</span>
      <div className="min-w-0 flex-1 pt-1">{children}</div>
      <IconButton label={closeLabel} variant="bare" onClick={dismiss} className="-m-2">
        {closeIcon}
      </IconButton>
    </div>
  );
}
