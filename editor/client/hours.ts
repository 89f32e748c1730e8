export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export type Hours = { opens: string; closes: string };

/** Days in a row with the same times, as content has them. */
export type Row = Hours & { id: string; from: string; to?: string };

/** The times of each day that has some. */
export function hoursOf(rows: Row[]): Record<string, Hours | undefined> {
  const ofRow = ({ from, to = from, opens, closes }: Row) =>
    DAYS.slice(DAYS.indexOf(from), DAYS.indexOf(to) + 1).map((day) => [day, { opens, closes }] as const);
  return Object.fromEntries(rows.flatMap(ofRow));
}

/** The other way round: days that follow each other with the same times are one row. */
export function rowsOf(days: Record<string, Hours | undefined>): Row[] {
  const rows: Row[] = [];
  for (const [i, day] of DAYS.entries()) {
    const hours = days[day];
    const last = rows.at(-1);
    if (!hours) continue;
    const isSame = last && last.opens === hours.opens && last.closes === hours.closes;
    if (isSame && (last.to ?? last.from) === DAYS[i - 1]) last.to = day;
    else rows.push({ from: day, ...hours, id: day.toLowerCase() });
  }
  return rows;
}

/** 7:00 pm for 19:00. */
export function clock12(time: string) {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
