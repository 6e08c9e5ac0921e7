import type { RegistrationState } from '../../vocabulary/index.ts';
import type { StateAction } from '../states.ts';

/** What a decision on a club needs to know of its teams. */
export interface DecidedClub {
  readonly state: RegistrationState;
  readonly acceptedTeams: number;
  readonly waitingTeams: number;
}

/**
 * What a decision on clubs does to their teams (CR11, BO7). Places are given when a team registers: of an approved club the teams
 * with a place take part, the others stay in the queue. A declined club that took part leaves with its teams.
 */
export function effectOnTeams(
  action: StateAction,
  clubs: readonly DecidedClub[],
): { readonly accepted: number; readonly queued: number; readonly leaving: number } {
  const sum = (countOf: (club: DecidedClub) => number) =>
    clubs.reduce((total, club) => total + countOf(club), 0);
  if (action === 'approve')
    return {
      accepted: sum((club) => club.acceptedTeams),
      queued: sum((club) => club.waitingTeams),
      leaving: 0,
    };
  const leaves = ({ state }: DecidedClub) => action === 'decline' && state === 'approved';
  return { accepted: 0, queued: 0, leaving: sum((club) => (leaves(club) ? club.acceptedTeams : 0)) };
}
