/** Opening hours day by day; content has a line for days in a row with the same times. */
import type { FieldProps } from '@rjsf/utils';
import { clock24 } from '../../content/formats.ts';
import { clock12, DAYS, type Hours, hoursOf, type Row, rowsOf } from './hours.ts';
import { Messages } from './problems.tsx';

export function OpeningHours({ formData, onChange, fieldPathId, onFocus }: FieldProps) {
  const rows = (formData ?? []) as Row[];
  const days = hoursOf(rows);
  const id = fieldPathId.$id;
  const set = (day: string, hours: Hours | undefined) =>
    onChange(rowsOf({ ...days, [day]: hours }), fieldPathId.path, undefined, id);
  /** Those of the day before it that is open, as most days have the same. */
  const hoursFor = (day: string) => {
    const earlier = DAYS.slice(0, DAYS.indexOf(day)).map((other) => days[other]);
    return earlier.findLast((hours) => hours !== undefined) ?? { opens: '9:30 am', closes: '7:00 pm' };
  };
  const time = (day: string, what: keyof Hours, label: string) => (
    <input
      type="time"
      aria-label={`${day}: ${label}`}
      value={clock24(days[day]![what])}
      onFocus={() => onFocus(id, undefined)}
      onChange={({ target }) => target.value && set(day, { ...days[day]!, [what]: clock12(target.value) })}
    />
  );
  return (
    <fieldset id={id} className="field days">
      <legend>Open on</legend>
      {DAYS.map((day) => (
        <div key={day} className="row">
          <label>
            <input
              type="checkbox"
              checked={days[day] !== undefined}
              onFocus={() => onFocus(id, undefined)}
              onChange={({ target }) => set(day, target.checked ? hoursFor(day) : undefined)}
            />
            {day}
          </label>
          {days[day] ? (
            <span>
              {time(day, 'opens', 'opens at')} to {time(day, 'closes', 'closes at')}
            </span>
          ) : (
            <span>Closed</span>
          )}
        </div>
      ))}
      <Messages id={id} />
      {rows.map(({ from }, i) => (
        <Messages key={from} id={`${id}.${i}.closes`} />
      ))}
    </fieldset>
  );
}
