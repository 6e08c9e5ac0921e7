import type { FoundMatches } from '@sevenmetre/contract/matches/found-matches';
import { teamDisplayName } from '@sevenmetre/rules/names';
import { holdsWords } from '@sevenmetre/rules/search';
import { categoryOfMatch, type Snapshot, ticket } from '@sevenmetre/rules/snapshot';
import type { Match } from '@sevenmetre/rules/tournament';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { ReporterContext } from './read-reporter.use-case.ts';

/** More than anybody reads in a list that is searched. */
const most = 50;

/** Matches by the words of an organiser, whatever their marks: number, group, category, teams, hall (SE1). */
export function findMatches(
  { snapshot: current }: Pick<ReporterContext, 'snapshot'>,
  search: string | undefined,
): Outcome<FoundMatches> {
  const snapshot = current();
  if (!snapshot) return refuse('edition-missing');
  const holds = holdsWords(search);
  const found = [...snapshot.matches.values()]
    .filter((match) => holds(...textsOf(snapshot, match)))
    .toSorted(
      (a, b) => (a.startsAt ?? '9').localeCompare(b.startsAt ?? '9') || a.matchNumber - b.matchNumber,
    );
  return done({
    matches: found.slice(0, most).map((match) => ticket(snapshot, match)),
    total: found.length,
  });
}

function textsOf(snapshot: Snapshot, match: Match): (string | null)[] {
  const { competitionGroupId, placeId, homeTeamId, awayTeamId, matchNumber } = match;
  const group = competitionGroupId === null ? undefined : snapshot.groups.get(competitionGroupId);
  const hall = placeId === null ? undefined : snapshot.places.get(placeId);
  const teams = [homeTeamId, awayTeamId].map((id) => {
    const team = id === null ? undefined : snapshot.teams.get(id);
    return team ? teamDisplayName(team) : null;
  });
  return [
    String(matchNumber),
    group?.label ?? null,
    categoryOfMatch(snapshot, match)?.code ?? null,
    ...teams,
    ...(hall ? [hall.code, hall.nameCs, hall.nameEn] : []),
  ];
}
