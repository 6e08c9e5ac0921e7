/** How far the visitor's clock is behind the server's, in milliseconds; small differences are left alone. */
let offset = 0;
const tolerance = 5000;

/** Learns from an answer's own headers when it was made; `Age` counts the time in a cache. */
export function learnServerTime(headers: Headers, receivedAt: number): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  const difference = date + Number(headers.get('age') ?? 0) * 1000 - receivedAt;
  offset = Math.abs(difference) < tolerance ? 0 : difference;
}

/** Now, in milliseconds UTC, by the server's clock. */
export function serverNow(): number {
  return Date.now() + offset;
}
