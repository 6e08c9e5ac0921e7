import { isPlayed } from '../vocabulary/index.ts';
import type { StageCode, Walkover } from '../vocabulary/index.ts';

/** Matches of a team for its card: present, next and later ones, and the last result. */
export interface DayOfTeam<M> {
  readonly live: M | null;
  readonly next: M | null;
  readonly later: readonly M[];
  readonly last: M | null;
}

/**
 * @param matches of the team, in the order of play
 * @param isOver the tournament is over, so that unplayed matches are no longer coming
 */
export function dayOfTeam<M extends { readonly stageCode: StageCode; readonly withdrawn?: Walkover }>(
  matches: readonly M[],
  isOver: boolean,
): DayOfTeam<M> {
  const isLive = ({ stageCode }: M) => isPlayed(stageCode);
  const [next = null, ...later] = isOver
    ? []
    : matches.filter(({ stageCode }) => stageCode === 'not_started');
  const over = matches.filter(
    (match) => !isLive(match) && match.stageCode !== 'not_started' && match.withdrawn === undefined,
  );
  return { live: matches.find(isLive) ?? null, next, later, last: over.at(-1) ?? null };
}
