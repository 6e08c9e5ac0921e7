import { pino } from 'pino';

/** A line of the log for somebody who looks at it: time, level, sentence, and the rest as `name=value`. */
export function readableLine(json: string): string {
  const { level, time, msg, err, ...fields }: Record<string, unknown> = JSON.parse(json);
  const clock = typeof time === 'number' ? new Date(time).toISOString().slice(11, 19) : '';
  const name = pino.levels.labels[Number(level)] ?? '';
  const shown = Object.entries(fields).map(([key, value]) => `${key}=${wordOf(value)}`);
  const words = [clock, name.toUpperCase().padEnd(5), String(msg ?? ''), ...shown].join(' ').trimEnd();
  return `${words}\n${err === undefined ? '' : `${errorOf(err)}\n`}`;
}

function wordOf(value: unknown): string {
  return typeof value === 'string' && !/\s/.test(value) ? value : JSON.stringify(value);
}

/** An error as `errorFields` reduced it. */
function errorOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return `  ${String(error)}`;
  const { type, message, code, stack, cause }: Record<string, unknown> = { ...error };
  const head = [type, message, code].filter((word) => typeof word === 'string').join(': ');
  const places = typeof stack === 'string' ? stack.split('\n').map((place) => `\n    ${place}`) : [];
  return `  ${head}${places.join('')}${cause === undefined ? '' : `\n${errorOf(cause)}`}`;
}
