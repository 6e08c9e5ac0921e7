const clocks = new Map<string, Intl.DateTimeFormat>();
let known: readonly string[] = [];

/** Takes over what the server has worked out (`writtenOffset`): a page that starts need not make a formatter. */
export function storeOffset(written = ''): void {
  known = written.split(' ');
}

/**
 * Day and time of an instant (milliseconds UTC) as the zone's clocks show them, `2026-04-04 14:27:30`. A formatter is kept
 * for each zone: making one takes longer than everything else that a page does with times.
 */
export function wallClock(timeZone: string, instant: number): string {
  const [zone, minutes, from, until] = known;
  if (timeZone === zone && instant >= Number(from) && instant <= Number(until))
    return new Date(instant + Number(minutes) * 60_000).toISOString().slice(0, 19).replace('T', ' ');
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock.format(instant);
}
