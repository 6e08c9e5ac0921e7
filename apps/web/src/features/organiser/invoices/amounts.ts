/** Minor units of a typed amount; null: it is none, or has parts of a unit. */
export function minorOf(typed: number | null): number | null {
  if (typed === null || !Number.isFinite(typed)) return null;
  const minor = Math.round(typed * 100);
  return Math.abs(typed * 100 - minor) < 1e-6 && Math.abs(minor) <= 1_000_000_000 ? minor : null;
}

/** A whole number within bounds; null: it is none. */
export function wholeOf(typed: number | null, min: number, max: number): number | null {
  return typed !== null && Number.isInteger(typed) && typed >= min && typed <= max ? typed : null;
}
