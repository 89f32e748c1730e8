/** A time of day as structured data want it: 19:00 for 7:00 pm. */
export function clock24(time: string) {
  const [hours = '', minutes] = time.split(/[: ]/);
  const hour = (Number(hours) % 12) + (time.endsWith('pm') ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
