import { useEffect, useState } from 'react';
import { useIsHidden } from '@/components/ui/use-is-hidden';

/** How long auto-play shows each entry, in milliseconds (docs/product.md). */
export const STEP_INTERVAL = 3000;

/** Plays `count` entries in a loop. `hold(true)` pauses while an entry is being read. */
export function usePlayback(count: number) {
  const [selected, setSelected] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isHeld, hold] = useState(false);
  // Pause while the tab is hidden; afterwards the entry gets its whole time again.
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
