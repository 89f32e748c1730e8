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
  /** It holds a link, the only way on, and does not go away by itself. */
  stays?: boolean;
  children: ReactNode;
};

/** A notice above the page. Its time stands still while a pointer moves in it, it has the focus, or another tab is in front. */
export function Snackbar(props: SnackbarProps) {
  const { severity, icon, closeLabel, closeIcon, onClose, stays = false, children } = props;
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHidden = useIsHidden();
  const remaining = useRef(AUTO_HIDE);
  const cameFrom = useRef<HTMLElement>(null);
  const isHeld = stays || isPointed || isFocused || isHidden;
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isHeld) return;
    const started = performance.now();
    const timer = setTimeout(() => close(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [isHeld]);

  /** Browsers report a move of no distance for a pointer that rests where the notice appears. */
  function move({ movementX, movementY }: PointerEvent) {
    if (movementX !== 0 || movementY !== 0) setIsPointed(true);
  }

  function leave({ pointerType }: PointerEvent) {
    // A finger leaves it as soon as it scrolls: then there is more to read.
    if (pointerType === 'touch') remaining.current = AUTO_HIDE;
    setIsPointed(false);
  }

  function focus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
    setIsFocused(true);
  }

  function dismiss() {
    cameFrom.current?.focus({ preventScroll: true });
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
        'snackbar',
        severity === 'error' ? 'border-danger bg-danger-soft' : 'border-primary bg-primary-soft',
      )}
    >
      <span className={severity === 'error' ? 'text-danger' : 'text-primary'}>{icon}</span>
      <div className="min-w-0 flex-1 pt-1">{children}</div>
      <IconButton label={closeLabel} variant="tinted" onClick={dismiss} className="-m-2">
        {closeIcon}
      </IconButton>
    </div>
  );
}
