/** A match for its spectators; seconds UTC. */
export interface Watched {
  readonly startsAt: number;
  /** Playing time with its breaks, in seconds. */
  readonly lasts: number;
}

/**
 * Whether nobody can watch both matches completely: the later one begins before the end of the earlier one
 * plus the walk.
 * @param walk minutes between the halls; 0 in the same hall
 */
export function overlaps(a: Watched, b: Watched, walk: number): boolean {
  const [first, second] = a.startsAt <= b.startsAt ? [a, b] : [b, a];
  return first.startsAt + first.lasts + walk * 60 > second.startsAt;
}
