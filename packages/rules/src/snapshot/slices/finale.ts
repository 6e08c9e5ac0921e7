import { categoryRanking, isCategoryFinished } from '../lookups/category-ranking.ts';
import { groupsOfCategory } from '../lookups/group-index.ts';
import { categoryHead, headOfTeam, sortedCategories, teamHead } from '../lookups/heads.ts';
import { matchesOfGroup } from '../lookups/matches-of.ts';
import { isFinished } from '../lookups/progress.ts';
import { shownTeams } from '../lookups/shown-teams.ts';
import { isResultHidden, categoryOfMatch } from '../lookups/visibility.ts';
import type { Finale, RecordMatch } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Category, Match } from '../../tournament/index.ts';
import { rankingRows } from './ranking-slice.ts';

/** Number of clubs in the table of medals. */
const clubsShown = 12;

/**
 * Champions, medals and records; null until all categories with teams are finished.
 * @param matches all of the tournament
 */
export function finaleOf(snapshot: Snapshot, matches: readonly Match[]): Finale | null {
  const played = sortedCategories(snapshot.categories).filter(
    ({ id }) => shownTeams(snapshot, id).length > 0,
  );
  if (played.length === 0 || !played.every((category) => isCategoryFinished(snapshot, category))) return null;
  return {
    categories: played.map((category) => categoryOfFinale(snapshot, category)),
    medals: medalsOf(snapshot, played),
    records: recordsOf(snapshot, matches),
  };
}

function categoryOfFinale(snapshot: Snapshot, category: Category): Finale['categories'][number] {
  const matches = groupsOfCategory(snapshot, category.id).flatMap(({ id }) => matchesOfGroup(snapshot, id));
  const goals = matches.reduce(
    (sum, { homeGoalsCount, awayGoalsCount }) => sum + homeGoalsCount + awayGoalsCount,
    0,
  );
  return {
    ...categoryHead(snapshot, category),
    teams: shownTeams(snapshot, category.id).length,
    matches: matches.length,
    goals: category.resultsHidden ? null : goals,
    podium: rankingRows(snapshot, category).filter(
      ({ place, reason }) => place <= 3 && hasPlayed(reason.rule),
    ),
  };
}

function hasPlayed(rule: 'match' | 'round' | 'group' | 'withdrawn' | 'unplayed'): boolean {
  return rule !== 'withdrawn' && rule !== 'unplayed';
}

function medalsOf(snapshot: Snapshot, categories: readonly Category[]): Finale['medals'] {
  const clubs = new Map<
    number,
    { row: Omit<Finale['medals'][number], 'counts'>; counts: [number, number, number] }
  >();
  for (const category of categories)
    for (const { teamId, place, reason } of categoryRanking(snapshot, category) ?? []) {
      const team = snapshot.teams.get(teamId);
      if (place > 3 || !team || !hasPlayed(reason.rule)) continue;
      const { countryCode, sportCode } = headOfTeam(snapshot, team);
      const row = { club: team.clubName, countryCode, sportCode };
      const found = clubs.get(team.clubId) ?? { row, counts: [0, 0, 0] };
      found.counts[place === 1 ? 0 : place === 2 ? 1 : 2] += 1;
      clubs.set(team.clubId, found);
    }
  return [...clubs.values()]
    .map(({ row, counts }) => ({ ...row, counts }))
    .sort((a, b) => compareMedals(a.counts, b.counts) || (a.club < b.club ? -1 : 1))
    .slice(0, clubsShown);
}

function compareMedals(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((count, index) => count !== b[index]);
  return at === -1 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}

function recordsOf(snapshot: Snapshot, matches: readonly Match[]): Finale['records'] {
  const told = matches.filter(
    (match) => isFinished(snapshot, match) && match.walkOver === null && !isResultHidden(snapshot, match),
  );
  const best = (valueOf: (match: Match) => number): RecordMatch | null => {
    let found: { match: Match; value: number } | null = null;
    for (const match of told) {
      const value = valueOf(match);
      if (value > (found?.value ?? 0)) found = { match, value };
    }
    return found && recordMatch(snapshot, found.match, found.value);
  };
  return {
    mostGoals: best(({ homeGoalsCount, awayGoalsCount }) => homeGoalsCount + awayGoalsCount),
    longestShootout: best(throwsOf),
    turned: best(turnedOf),
  };
}

function throwsOf({ homeScore, awayScore, homeGoalsCount, awayGoalsCount, endedInShootout }: Match): number {
  return endedInShootout ? (homeScore ?? 0) + (awayScore ?? 0) - homeGoalsCount - awayGoalsCount : 0;
}

/** Deficit of the winner at half-time. */
function turnedOf({ homeScore, awayScore, homeHalfTimeScore, awayHalfTimeScore }: Match): number {
  if (homeScore === null || awayScore === null || homeHalfTimeScore === null || awayHalfTimeScore === null)
    return 0;
  const lead = homeHalfTimeScore - awayHalfTimeScore;
  if (homeScore > awayScore) return Math.max(0, -lead);
  return awayScore > homeScore ? Math.max(0, lead) : 0;
}

function recordMatch(snapshot: Snapshot, match: Match, value: number): RecordMatch | null {
  const [home, away] = [teamHead(snapshot, match.homeTeamId), teamHead(snapshot, match.awayTeamId)];
  if (!home || !away) return null;
  const { id, homeScore, awayScore } = match;
  const category = categoryOfMatch(snapshot, match)?.code ?? null;
  return { id, category, home, away, homeScore: homeScore ?? 0, awayScore: awayScore ?? 0, value };
}
