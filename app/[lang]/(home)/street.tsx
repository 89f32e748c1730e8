import './street.css';
import { Drawing } from '@/components/ui/drawing';
import { Board } from './name-on-the-board';

/** Both banks of the Krishna, as wide as the window, by day or by night, with the board that a visitor's name goes on. */
export function Street() {
  return (
    <div aria-hidden="true" className="street">
      <div className="street-scene">
        <Drawing name="riverside" className="size-full" />
        <Board>
          <Drawing name="lit-shop" className="lit-shop" />
          <Drawing name="lit-bulbs" className="lit-bulbs" />
        </Board>
      </div>
    </div>
  );
}
