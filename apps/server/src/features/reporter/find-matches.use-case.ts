import type { FoundMatches } from '@sevenmetre/contract/matches/found-matches';
import { teamDisplayName } from '@sevenmetre/rules/names';
import { holdsWords } from '@sevenmetre/rules/search';
import { categoryOfMatch, type Snapshot, ticket } from '@sevenmetre/rules/snapshot';
import type { Match } from '@sevenmetre/rules/tournament';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { inZone } from '../competition/index.ts';
import type { ReporterContext } from './read-reporter.use-case.ts';

/** More than anybody reads in a list that is searched. */
const most = 50;

/**
 * Matches by the words of an organiser, whatever their marks: number, group, category, teams, hall (SE1). The one with that
 * number is first, then those from today on, then the earlier ones. A cancelled match is found by the teams and the hall that it had.
 */
export function findMatches(
  { snapshot: current, clock }: Pick<ReporterContext, 'snapshot' | 'clock'>,
  search: string | undefined,
): Outcome<FoundMatches> {
  const snapshot = current();
  if (!snapshot) return refuse('edition-missing');
  const holds = holdsWords(search);
  const { timeZone } = snapshot.edition;
  const today = inZone(clock.now(), timeZone).day;
  const found = [...snapshot.matches.values()]
    .filter((match) => holds(...textsOf(snapshot, match)))
    .map((match) => {
      const start = startOf(match);
      return {
        match,
        isNumbered: String(match.matchNumber) === search?.trim(),
        start: start ?? '9',
        isOver: start !== null && inZone(new Date(start), timeZone).day < today,
      };
    })
    .toSorted(
      (a, b) =>
        Number(b.isNumbered) - Number(a.isNumbered) ||
        Number(a.isOver) - Number(b.isOver) ||
        a.start.localeCompare(b.start) ||
        a.match.matchNumber - b.match.matchNumber,
    );
  return done({
    matches: found.slice(0, most).map(({ match }) => ticket(snapshot, match)),
    total: found.length,
  });
}

/** UTC; null: no time is known. */
function startOf({ startsAt, cancelled }: Match): string | null {
  return startsAt ?? cancelled?.startsAt ?? null;
}

function textsOf(snapshot: Snapshot, match: Match): (string | null)[] {
  const { competitionGroupId, matchNumber } = match;
  const { placeId, homeTeamId, awayTeamId } = match.cancelled ?? match;
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
