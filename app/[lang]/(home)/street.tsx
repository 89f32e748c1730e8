import './street.css';
import type { ReactNode } from 'react';
import { Drawing } from '@/components/ui/drawing';
import { Board } from './name/board';

/**
 * Both banks of the Krishna, as wide as the window, by day or by night, with the board that a visitor's name goes on.
 * `children`: what to do with the board, on the river below it.
 */
export function Street({ children }: { children: ReactNode }) {
  return (
    <div className="street">
      <div aria-hidden="true" className="street-scene">
        <Drawing name="riverside" className="size-full" />
        <Board>
          <Drawing name="lit-shop" className="lit-shop street-part" />
          <Drawing name="lit-bulbs" className="lit-bulbs street-part" />
        </Board>
      </div>
      {children}
    </div>
  );
}
