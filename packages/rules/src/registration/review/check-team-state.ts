import type { TeamState } from '../../vocabulary/index.ts';

/** Numbers of a team's matches. */
export interface TeamPlay {
  /** Running matches. */
  readonly running: number;
  /** Matches without a counting result, including running ones. */
  readonly open: number;
}

export type TeamStateRefusal =
  | 'team-playing'
  | 'team-has-matches'
  | 'effect-not-agreed'
  | 'changed-meanwhile';

/**
 * Why a team cannot be withdrawn (rules BO8, BO9); null: it can.
 * @param agreed number of open matches that the organiser has confirmed; null: none
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
