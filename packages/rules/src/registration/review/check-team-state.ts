import type { TeamState } from '../../vocabulary/index.ts';

/** The matches of a team in the tournament. */
export interface TeamPlay {
  /** That are being played now. */
  readonly running: number;
  /** Whose result does not count yet, running ones among them. */
  readonly open: number;
}

export type TeamStateRefusal =
  | 'team-playing'
  | 'team-has-matches'
  | 'effect-not-agreed'
  | 'changed-meanwhile';

/**
 * Why a team stays where it is although an organiser takes it out of the tournament (rules BO8, BO9); null: it goes.
 *
 * @param agreed how many open matches the organiser has agreed to take it out of; null: nothing was asked
 */
export function checkTeamState(
  to: TeamState,
  { running, open }: TeamPlay,
  agreed: number | null,
): TeamStateRefusal | null {
  if (to === 'accepted' || open === 0) return null;
  if (running > 0) return 'team-playing';
  if (to === 'waiting') return 'team-has-matches';
  if (agreed === null) return 'effect-not-agreed';
  return agreed === open ? null : 'changed-meanwhile';
}
