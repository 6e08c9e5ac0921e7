import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { Translator } from '@sevenmetre/phrases';
import { fullName, knownTeam, opponentName } from '@sevenmetre/phrases/names';
import type { TakeAlongSubjects } from './take-along.tsx';

type Team = NonNullable<MatchTicket['home']['team']>;

/** The teams of a match that are known, or certain to play. */
export function knownTeams({ home, away }: MatchTicket): Team[] {
  return [home, away].flatMap((opponent) => knownTeam(opponent) ?? []);
}

/** What can be taken along of a match: itself, its teams, its group. */
export function matchSubjects(t: Translator, ticket: MatchTicket): TakeAlongSubjects {
  const { id, home, away, group } = ticket;
  const teams = knownTeams(ticket);
  return [
    { kind: 'match', key: id, name: `${opponentName(t, home)} – ${opponentName(t, away)}`, teams },
    ...teams.map((team) => ({ kind: 'team', key: team.id, name: fullName(team), teams: [team] }) as const),
    ...(group ? [{ kind: 'group', key: group.slug, name: group.label } as const] : []),
  ];
}
