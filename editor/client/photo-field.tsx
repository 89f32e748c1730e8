/** The field of a photograph: chosen, dropped or pasted, and the point of it that stays in view. */
import { ImagePlus, X } from 'lucide-react';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type PointerEvent,
  type SyntheticEvent,
  useId,
  useState,
} from 'react';
import type { Photo } from '../../content/photo.ts';
import { uploadPhoto } from './api.ts';
import { buttonId, helpId, messagesId } from './element-ids.ts';
import type { Field } from './fields.ts';
import { focusOn, setCurrentField } from './go-to.ts';
import { Help } from './inputs.tsx';
import { Messages } from './problems.tsx';
import { Value } from './value.tsx';
import { setValue } from './write.ts';

export function PhotoField({ field }: { field: Field }) {
  const { id, label, schema, isRequired } = field;
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const photo = field.value as Photo | undefined;
  const inputId = buttonId(id, 'Choose');
  const howId = useId();
  /** What is chosen takes the place of what was there. What it shows is to be said anew, and the point is where the schema has it. */
  const choose = async (picture: File) => {
    setIsBusy(true);
    setRefusal('');
    const { file, message = '' } = await uploadPhoto(picture);
    setIsBusy(false);
    if (!file) return setRefusal(message);
    setValue(id, { file, shows: '', y: schema.properties!.y!.default });
    focusOn(`${id}.shows`);
  };
  const take = (event: SyntheticEvent, pictures: FileList | null) => {
    const picture = pictures?.[0];
    if (!picture) return;
    event.preventDefault();
    void choose(picture);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event, event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    // Documents and sheets copy a picture of the words beside the words.
    const isWords = types.includes('text/plain') && (event.target as Element).matches('textarea');
    if (!isWords) take(event, files);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    take(event, event.target.files);
    // So that the same file may be chosen again.
    event.target.value = '';
  };
  const remove = () => {
    setValue(id, undefined);
    focusOn(inputId);
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
        <label htmlFor={inputId}>
          {label}
          {!isRequired && <small> optional</small>}
        </label>
        <Help field={field} />
        <input
          type="file"
          id={inputId}
          accept="image/*"
          aria-describedby={`${helpId(id)} ${howId} ${messagesId(id)}`}
          disabled={isBusy}
          className="w-full p-2"
          onChange={change}
        />
        <p className="help" id={howId}>
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

const toPercent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** The photograph with the point that stays in view, which a press moves there, or the numbers below. */
function Point({ field: { id }, photo }: { field: Field; photo: Photo }) {
  const { file, shows, x = 50, y = 50 } = photo;
  const numbersId = useId();
  const [emptied, setEmptied] = useState('');
  const move = (to: { x?: number; y?: number }) => setValue(id, { ...photo, ...to });
  const press = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move({ x: toPercent(((clientX - left) / width) * 100), y: toPercent(((clientY - top) / height) * 100) });
  };
  const number = (name: 'x' | 'y', label: string, value: number) => (
    <label className="grow">
      {label}
      <input
        type="number"
        id={`${id}.${name}`}
        min={0}
        max={100}
        value={emptied === name ? '' : value}
        aria-describedby={numbersId}
        className="block min-h-10 w-full px-2.5"
        onChange={({ target }) => {
          setEmptied(target.value ? '' : name);
          if (target.value) move({ [name]: toPercent(target.valueAsNumber) });
        }}
        onBlur={() => setEmptied('')}
      />
      <Messages id={`${id}.${name}`} />
    </label>
  );
  return (
    <div className="field">
      <p className="help" id={numbersId}>
        Where it is cut, the marked point stays in view: press on the picture, or write where the point is.
      </p>
      <div className="relative w-max max-w-full cursor-crosshair" onPointerDown={press}>
        <img src={`/edit/photos/${file}`} alt={shows} className="max-h-64 rounded-inner" draggable={false} />
        <span
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-3 border-white outline-2 outline-primary"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </div>
      <div className="row gap-x-3">
        {number('x', 'From the left, per cent', x)}
        {number('y', 'From the top, per cent', y)}
      </div>
      <Messages id={`${id}.file`} />
    </div>
  );
}
