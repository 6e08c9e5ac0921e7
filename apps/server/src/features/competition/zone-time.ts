export interface ZoneTime {
  /** ISO date in the zone. */
  readonly day: string;
  /** `HH:MM` in the zone. */
  readonly time: string;
}

/** Making a formatter costs a hundred times what using it does. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** What was asked before, by zone and minute: a match is told with its beginning again at each of its goals. */
const told = new Map<string, ZoneTime>();
const mostTold = 20_000;

/**
 * An instant as a day and a time of day.
 *
 * @param timeZone IANA name; an unknown one throws, editions are checked when they are made
 */
export function inZone(instant: Date, timeZone: string): ZoneTime {
  const key = `${Math.floor(instant.getTime() / 60_000)} ${timeZone}`;
  const known = told.get(key);
  if (known) return known;
  const fresh = readClock(instant, timeZone);
  if (told.size >= mostTold) told.clear();
  told.set(key, fresh);
  return fresh;
}

function readClock(instant: Date, timeZone: string): ZoneTime {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** UTC, ISO 8601 without fractions of a second, as every answer of the API writes an instant. */
export function utcText(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`;
}
