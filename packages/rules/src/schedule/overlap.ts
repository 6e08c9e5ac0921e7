/** A match as somebody who watches it sees it; seconds UTC. */
export interface Watched {
  readonly startsAt: number;
  /** Playing time with its breaks, in seconds. */
  readonly lasts: number;
}

/**
 * Whether nobody can watch both matches whole: the later one begins before the earlier one has ended and the way is walked.
 *
 * @param walk minutes between the halls; 0 in the same hall
 */
export function overlaps(a: Watched, b: Watched, walk: number): boolean {
  const [first, second] = a.startsAt <= b.startsAt ? [a, b] : [b, a];
  return first.startsAt + first.lasts + walk * 60 > second.startsAt;
}
