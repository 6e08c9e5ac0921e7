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

const millisecondsOfDay = 86_400_000;
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** The day that was told last, counted from 1970: nearly all instants of an answer are of one day. */
let toldDay = { number: Number.NaN, text: '' };

/**
 * UTC, ISO 8601 without fractions of a second, as every answer of the API writes an instant. An answer to a reporter has
 * dozens of them, and `toISOString` takes six times as long.
 *
 * @throws RangeError for a date that is none
 */
export function utcText(instant: Date): string {
  const milliseconds = instant.getTime();
  const number = Math.floor(milliseconds / millisecondsOfDay);
  if (number !== toldDay.number) toldDay = { number, text: instant.toISOString().slice(0, -14) };
  const seconds = Math.floor((milliseconds - number * millisecondsOfDay) / 1000);
  const minutes = Math.floor(seconds / 60);
  const hour = twoDigits[Math.floor(minutes / 60)];
  return `${toldDay.text}T${hour}:${twoDigits[minutes % 60]}:${twoDigits[seconds % 60]}Z`;
}
