import type { StageCode, Walkover } from '../vocabulary/index.ts';

/** What a card says of a team: now, next and later, and how the last match ended. */
export interface DayOfTeam<M> {
  readonly live: M | null;
  readonly next: M | null;
  readonly later: readonly M[];
  readonly last: M | null;
}

/** @param matches of the team, in the order of play @param isOver nothing is promised any more, also when a match was never played */
export function dayOfTeam<M extends { readonly stageCode: StageCode; readonly withdrawn?: Walkover }>(
  matches: readonly M[],
  isOver: boolean,
): DayOfTeam<M> {
  const isLive = ({ stageCode }: M) => ['1st_half', '2nd_half', 'shootout'].includes(stageCode);
  const [next = null, ...later] = isOver
    ? []
    : matches.filter(({ stageCode }) => stageCode === 'not_started');
  const over = matches.filter(
    (match) => !isLive(match) && match.stageCode !== 'not_started' && match.withdrawn === undefined,
  );
  return { live: matches.find(isLive) ?? null, next, later, last: over.at(-1) ?? null };
}
