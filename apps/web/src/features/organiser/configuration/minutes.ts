/** Settings that are stored in seconds, as the specification names them, and typed in minutes. */
const inSeconds: readonly string[] = [
  'half-length',
  'half-time-break',
  'hall-changeover',
  'timeout-countdown',
];

/** Whether the value of a setting is seconds that are shown and typed as minutes. */
export function isInSeconds(key: string): boolean {
  return inSeconds.includes(key);
}

/** Stored seconds as minutes: `900` is `15`, `90` is `1:30`; a text that is no whole seconds stays as it is. */
export function minutesText(stored: string): string {
  if (!/^\d+$/.test(stored)) return stored;
  const seconds = Number(stored);
  const rest = seconds % 60;
  const minutes = String(Math.floor(seconds / 60));
  return rest === 0 ? minutes : `${minutes}:${String(rest).padStart(2, '0')}`;
}

/** Typed minutes (`15`, `1:30`, `1,5`) as stored seconds; NaN is written for what is neither, so that no check accepts it. */
export function secondsText(typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  const clock = /^(\d{1,4}):([0-5]\d)$/.exec(text);
  if (clock) return String(Number(clock[1]) * 60 + Number(clock[2]));
  const seconds = /^\d{1,4}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) * 60 : Number.NaN;
  return String(Math.round(seconds * 100) / 100);
}
