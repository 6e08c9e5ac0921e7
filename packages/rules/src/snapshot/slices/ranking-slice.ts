import type { Compared, FinalPlace, PlaceReason } from '../../final-ranking/index.ts';
import { bracketMatchOf } from '../lookups/bracket-match.ts';
import { categoryRanking, isCategoryFinished } from '../lookups/category-ranking.ts';
import {
  categoryHead,
  groupLink,
  roundNames,
  sliceHead,
  sortedCategories,
  teamHead,
} from '../lookups/heads.ts';
import { playoffsOf } from '../lookups/playoff-groups.ts';
import type {
  RankingCompared,
  RankingMatch,
  RankingReason,
  RankingRow,
  RankingSlice,
  TeamFinalPlace,
} from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Category, Group, Match, Team } from '../../tournament/index.ts';

/** The page of a category's final ranking: every place with its rule. */
export function rankingSlice(snapshot: Snapshot, category: Category): RankingSlice {
  return {
    ...sliceHead(snapshot),
    category: categoryHead(snapshot, category),
    categories: sortedCategories(snapshot.categories).map((one) => categoryHead(snapshot, one)),
    hidden: category.resultsHidden,
    finished: isCategoryFinished(snapshot, category),
    playoffs: playoffsOf(snapshot, category.id),
    rows: rankingRows(snapshot, category),
  };
}

/** Best first; empty until the category is finished, and if results are hidden. */
export function rankingRows(snapshot: Snapshot, category: Category): RankingRow[] {
  return (categoryRanking(snapshot, category) ?? []).flatMap((place) => {
    const team = teamHead(snapshot, place.teamId);
    return team ? [{ ...placeOf(snapshot, place), team }] : [];
  });
}

/** Final place of a team; null until its category is finished, and if results are hidden. */
export function finalPlaceOf(snapshot: Snapshot, team: Team): TeamFinalPlace | null {
  const category = snapshot.categories.get(team.teamCategoryId);
  const ranking = category ? categoryRanking(snapshot, category) : null;
  const place = ranking?.find(({ teamId }) => teamId === team.id);
  return place && ranking ? { ...placeOf(snapshot, place), of: ranking.length } : null;
}

function placeOf(
  snapshot: Snapshot,
  { teamId, place, shared, reason }: FinalPlace,
): Omit<RankingRow, 'team'> {
  const group = 'groupId' in reason ? snapshot.groups.get(reason.groupId) : undefined;
  const playoff = group?.playoffCategory ?? null;
  return { place, shared, playoff, reason: shownReason(snapshot, teamId, reason, group) };
}

function shownReason(
  snapshot: Snapshot,
  teamId: number,
  reason: PlaceReason,
  group: Group | undefined,
): RankingReason {
  if (reason.rule === 'withdrawn' || reason.rule === 'unplayed') return reason;
  if (!group) return { rule: 'unplayed' };
  const round = { group: groupLink(snapshot, group), ...roundNames(snapshot, group) };
  switch (reason.rule) {
    case 'match': {
      const { rule, won, first, isFinal } = reason;
      return { rule, won, first, isFinal, ...round, match: matchOf(snapshot, teamId, group) };
    }
    case 'round': {
      const match = matchOf(snapshot, teamId, group);
      return { rule: reason.rule, ...round, match, compared: shownComparison(reason.compared) };
    }
    case 'group': {
      const { rule, standing } = reason;
      return { rule, standing, ...round, compared: shownComparison(reason.compared) };
    }
  }
}

function matchOf(snapshot: Snapshot, teamId: number, group: Group): RankingMatch | null {
  const match = bracketMatchOf(snapshot, group);
  if (match?.homeScore == null || match.awayScore === null) return null;
  const isHome = match.homeTeamId === teamId;
  const fromHere = (home: number, away: number) =>
    isHome ? ([home, away] as const) : ([away, home] as const);
  const { id, matchNumber } = match;
  return {
    id,
    matchNumber,
    opponent: teamHead(snapshot, isHome ? match.awayTeamId : match.homeTeamId),
    ...goalsOf(match, fromHere),
    walkOver: match.walkOver !== null,
  };
}

function goalsOf(
  { homeScore, awayScore, homeGoalsCount, awayGoalsCount, endedInShootout, walkOver }: Match,
  fromHere: (home: number, away: number) => readonly [number, number],
): Pick<RankingMatch, 'goals' | 'shootout'> {
  const [home, away] = [homeScore ?? 0, awayScore ?? 0];
  if (!endedInShootout || walkOver !== null) return { goals: fromHere(home, away), shootout: null };
  return {
    goals: fromHere(homeGoalsCount, awayGoalsCount),
    shootout: fromHere(home - homeGoalsCount, away - awayGoalsCount),
  };
}

function shownComparison(compared: Compared | null): RankingCompared | null {
  if (!compared) return null;
  const { by, standing, games, points, difference, goals } = compared;
  return { by, standing, games, points, difference, goals };
}
