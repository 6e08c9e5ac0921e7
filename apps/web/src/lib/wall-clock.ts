const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Day and time of an instant (milliseconds UTC) as the zone's clocks show them, `2026-04-04 14:27:30`. A formatter is kept
 * for each zone: making one takes longer than everything else that a page does with times.
 */
export function wallClock(timeZone: string, instant: number): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock.format(instant);
}
