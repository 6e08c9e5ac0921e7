import type { PhotoConsents } from '@sevenmetre/contract/participants/photo-consents';

type Team = PhotoConsents['teams'][number];
type Match = PhotoConsents['matches'][number];

/** A team with somebody to leave out, and its matches of the day and hall. */
export interface LimitedTeam extends Team {
  readonly plays: readonly Match[];
}

interface Where {
  /** ISO date; null: any. */
  readonly day: string | null;
  readonly hallId: number | null;
}

/**
 * Teams that play on a day and in a hall: those with somebody to leave out in the order of their first match, how many
 * others have a consent of everybody, and how many have no people yet.
 */
export function limitedTeams(
  { teams, matches }: PhotoConsents,
  { day, hallId }: Where,
): { shown: readonly LimitedTeam[]; fine: number; withoutRoster: number } {
  const fitting = matches.filter(
    (match) => (day === null || match.day === day) && (hallId === null || match.hallId === hallId),
  );
  const playing = teams
    .map((team) => ({ ...team, plays: fitting.filter(({ teamIds }) => teamIds.includes(team.id)) }))
    .filter(({ plays }) => plays.length > 0 || (day === null && hallId === null));
  const first = ({ plays: [match] }: LimitedTeam) => (match ? `${match.day} ${match.time}` : '~');
  const shown = playing.filter(({ without }) => without.length > 0);
  return {
    shown: shown.toSorted((a, b) => (first(a) < first(b) ? -1 : first(a) > first(b) ? 1 : 0)),
    fine: playing.filter(({ people, without }) => people > 0 && without.length === 0).length,
    withoutRoster: playing.filter(({ people }) => people === 0).length,
  };
}
