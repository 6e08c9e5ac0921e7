/** How far the visitor's clock is behind the server's, in milliseconds; small differences are left alone. */
let offset = 0;
const tolerance = 5000;

/** Clocks of the page at the last answer; `least` is the least time that the server's clock is ahead. */
let last: { readonly wall: number; readonly steady: number; readonly least: number } | null = null;

/**
 * Learns from the headers of an answer of the portal. A stored answer has an earlier date than the server's
 * present, never a later one: of all answers the one with the latest time counts, as long as nobody sets the
 * visitor's clock.
 * @param receivedAt by the visitor's clock, milliseconds UTC
 * @param steady milliseconds of a clock that nobody sets
 */
export function learnServerTime(headers: Headers, receivedAt: number, steady = performance.now()): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  const wasSet = last !== null && Math.abs(receivedAt - last.wall - (steady - last.steady)) > tolerance;
  const difference = date - receivedAt;
  const least = last === null || wasSet ? difference : Math.max(last.least, difference);
  last = { wall: receivedAt, steady, least };
  offset = Math.abs(least) < tolerance ? 0 : least;
}

/** Whether an answer has told the server's time to this page: until then `serverNow` is the visitor's clock. */
export function knowsServerTime(): boolean {
  return last !== null;
}

/** Now, in milliseconds UTC, by the server's clock. */
export function serverNow(): number {
  return Date.now() + offset;
}
