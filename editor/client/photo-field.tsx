/** The field of a photograph: chosen, dropped or pasted, and the point of it that stays in view. */
import { ImagePlus, X } from 'lucide-react';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type PointerEvent,
  useState,
} from 'react';
import type { Photo } from '../../content/photo.ts';
import { uploadPhoto } from './api.ts';
import { setValue, valueAt } from './edits.ts';
import type { Field } from './fields.ts';
import { Value } from './form.tsx';
import { focusOn, setCurrentField } from './go-to.ts';
import { Help } from './inputs.tsx';
import { Messages } from './problems.tsx';

/** What is chosen takes the place of what was there, and its point is the middle. What it shows is to be said anew. */
async function choose(id: string, picture: File, onRefused: (message: string) => void) {
  const { file, message = '' } = await uploadPhoto(picture);
  if (!file) return onRefused(message);
  setValue(id, { file, shows: '' });
  focusOn(`${id}.shows`);
}

export function PhotoField({ field }: { field: Field }) {
  const { id, label, isRequired } = field;
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const photo = field.value as Photo | undefined;
  const take = (pictures?: FileList | null) => {
    const picture = pictures?.[0];
    if (!picture) return false;
    setIsBusy(true);
    setRefusal('');
    void choose(id, picture, setRefusal).finally(() => setIsBusy(false));
    return true;
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.files)) event.preventDefault();
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // So that the same file may be chosen again.
    target.value = '';
  };
  const remove = () => {
    setValue(id, undefined);
    focusOn(`${id}-choose`);
  };
  return (
    // Who drops or pastes nothing has the button below.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      id={id}
      role="group"
      aria-label={label}
      className="stack rounded border border-line p-3"
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
      onPaste={paste}
      onFocus={() => setCurrentField(id)}
    >
      <div className="field">
        <label htmlFor={`${id}-choose`}>
          {label}
          {!isRequired && <small> optional</small>}
        </label>
        <Help field={field} />
        <input
          type="file"
          id={`${id}-choose`}
          accept="image/*"
          aria-describedby={`${id}-help ${id}-how ${id}-messages`}
          disabled={isBusy}
          className="w-full p-2"
          onChange={change}
        />
        <p className="help" id={`${id}-how`}>
          <ImagePlus className="inline" /> Choose one, drop it here, or paste it. It is saved without its
          place and its camera.
        </p>
        <div role="status">{isBusy && <p>Saving the photograph …</p>}</div>
        {refusal && (
          <p role="alert" className="error">
            {refusal.replaceAll(' → ', ' ')}
          </p>
        )}
        <Messages id={id} />
      </div>
      {photo && (
        <>
          <Point field={field} photo={photo} />
          <Value field={field.parts.find(({ name }) => name === 'shows')!} />
          <button type="button" onClick={remove}>
            <X /> Leave out
          </button>
        </>
      )}
    </div>
  );
}

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** The photograph with the point that stays in view, which a press or the arrow keys move. */
function Point({ field: { id, label }, photo }: { field: Field; photo: Photo }) {
  const { file, shows, x = 50, y = 50 } = photo;
  const move = (toX: number, toY: number) =>
    setValue(id, { ...(valueAt(id) as Photo), x: within(toX), y: within(toY) });
  const press = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    move(x + by[0], y + by[1]);
  };
  const coordinate = (name: 'x' | 'y', label: string, value: number) => (
    <label className="grow">
      {label}
      <input
        type="number"
        id={`${id}.${name}`}
        min={0}
        max={100}
        value={value}
        className="block min-h-10 w-full px-2.5"
        onChange={({ target }) =>
          move(name === 'x' ? target.valueAsNumber || 0 : x, name === 'y' ? target.valueAsNumber || 0 : y)
        }
      />
      <Messages id={`${id}.${name}`} />
    </label>
  );
  return (
    <div className="field">
      <p className="help" id={`${id}-point-help`}>
        Where it is cut, the marked point stays in view: press on the picture, or move it by the arrow keys.
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Point of the ${label.toLowerCase()} that stays in view`}
        aria-valuenow={x}
        aria-valuetext={`${x} per cent from the left, ${y} from the top`}
        aria-describedby={`${id}-point-help`}
        className="relative w-max max-w-full cursor-crosshair"
        onPointerDown={press}
        onKeyDown={step}
      >
        <img src={`/edit/photos/${file}`} alt={shows} className="max-h-64 rounded-inner" draggable={false} />
        <span
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-3 border-white outline-2 outline-primary"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </div>
      <div className="row gap-x-3">
        {coordinate('x', 'From the left, per cent', x)}
        {coordinate('y', 'From the top, per cent', y)}
      </div>
      <Messages id={`${id}.file`} />
    </div>
  );
}
