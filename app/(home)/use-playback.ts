import { useEffect, useState } from 'react';
import { useIsHidden } from '@/components/ui/use-is-hidden';

/** How long auto-play stays on an entry, in milliseconds: docs/product.md. */
export const STEP_INTERVAL = 3000;

/** Plays a list of `count` entries, one after another, round and round. `hold` stops the time while an entry is being read. */
export function usePlayback(count: number) {
  const [selected, setSelected] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isHeld, hold] = useState(false);
  // Nothing goes by unseen in a tab that is not in front, and the entry there has its whole time afterwards.
  const isHidden = useIsHidden();
  const isMoving = isPlaying && !isHeld && !isHidden;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setSelected((index) => (index + 1) % count), STEP_INTERVAL);
    return () => clearInterval(timer);
  }, [isMoving, count]);

  function select(index: number) {
    setSelected(index);
    setIsPlaying(false);
  }

  return { selected, isPlaying, isMoving, select, hold, toggle: () => setIsPlaying(!isPlaying) };
}
