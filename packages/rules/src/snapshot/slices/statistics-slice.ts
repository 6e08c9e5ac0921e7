import { comparePenalties, compareScorers, hasPenalty } from '../../statistics/index.ts';
import { categoryHead, headOfTeam, sliceHead, sortedCategories, teamsOfCategory } from '../lookups/heads.ts';
import type {
  CategoryTallies,
  NamedTally,
  PenaltyRow,
  ScorerRow,
  StatisticsSlice,
  TopScorer,
} from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Category, Match } from '../../tournament/index.ts';
import { categoryOfMatch } from '../lookups/visibility.ts';

/** Rows of each list on the page and in print. */
const first = 100;
const topScorerCount = 5;

/** The page of a category's scorers and penalties; without counts if results are hidden (rule SS10). */
export function statisticsSlice(
  snapshot: Snapshot,
  category: Category,
  tallies: CategoryTallies,
): StatisticsSlice {
  const people = shownPeople(snapshot, category, tallies.people);
  const scorers = scorersOf(people);
  const penalties = tallies.namesPenalties
    ? penaltiesOf(people)
    : penaltiesOfTeams(snapshot, category, tallies);
  const played = category.resultsHidden ? [] : playedMatches(snapshot, category);
  return {
    ...sliceHead(snapshot),
    category: categoryHead(snapshot, category),
    categories: sortedCategories(snapshot.categories).map((one) => categoryHead(snapshot, one)),
    hidden: category.resultsHidden,
    matches: played.length,
    goals: played.reduce(
      (sum, { homeGoalsCount, awayGoalsCount }) => sum + homeGoalsCount + awayGoalsCount,
      0,
    ),
    teams: teamsOf(snapshot, category, people),
    scorers: { total: scorers.length, rows: scorers.slice(0, first) },
    penalties: {
      of: tallies.namesPenalties ? 'people' : 'teams',
      total: penalties.length,
      rows: penalties.slice(0, first),
    },
  };
}

/** At most five; empty if results are hidden, and before the first goal. */
export function topScorers(snapshot: Snapshot, category: Category, tallies: CategoryTallies): TopScorer[] {
  return topScorersOf(scorersOf(shownPeople(snapshot, category, tallies.people)));
}

/** @param scorers best first, as on the page of statistics */
export function topScorersOf(scorers: readonly ScorerRow[]): TopScorer[] {
  return scorers
    .filter(({ goals }) => goals > 0)
    .slice(0, topScorerCount)
    .map(({ name, number, teamId, goals, matches }) => ({ name, number, teamId, goals, matches }));
}

/** Matches of a category that have begun, in the order of play: those that statistics count. */
export function begunMatches(snapshot: Snapshot, category: Category): Match[] {
  return [...snapshot.matches.values()]
    .filter(
      (match) =>
        snapshot.stages.get(match.competitionMatchStageId)?.code !== 'not_started' &&
        categoryOfMatch(snapshot, match)?.id === category.id,
    )
    .sort((a, b) =>
      (a.startsAt ?? '') < (b.startsAt ?? '')
        ? -1
        : (a.startsAt ?? '') > (b.startsAt ?? '')
          ? 1
          : a.id - b.id,
    );
}

/**
 * All persons that the lists may show: by team in the order of the category, players by number, then
 * officials.
 */
export function shownPeople(
  snapshot: Snapshot,
  category: Category,
  people: readonly NamedTally[],
): readonly NamedTally[] {
  if (category.resultsHidden) return [];
  const order = new Map(
    (teamsOfCategory(snapshot.teams).get(category.id) ?? []).map(({ id }, index) => [id, index]),
  );
  const place = ({ teamId }: NamedTally) => order.get(teamId) ?? order.size;
  return people
    .filter(({ hidden }) => !hidden)
    .sort(
      (a, b) =>
        place(a) - place(b) ||
        a.teamId - b.teamId ||
        Number(a.isLeader) - Number(b.isLeader) ||
        (a.jerseyNumber ?? Infinity) - (b.jerseyNumber ?? Infinity) ||
        a.participantId - b.participantId,
    );
}

function playedMatches(snapshot: Snapshot, category: Category): Match[] {
  return begunMatches(snapshot, category).filter(({ walkOver }) => walkOver === null);
}

function teamsOf(
  snapshot: Snapshot,
  category: Category,
  people: readonly NamedTally[],
): StatisticsSlice['teams'] {
  if (category.resultsHidden) return [];
  const listed = new Set(people.map(({ teamId }) => teamId));
  return [...listed].flatMap((id) => {
    const team = snapshot.teams.get(id);
    return team ? [headOfTeam(snapshot, team)] : [];
  });
}

function scorersOf(people: readonly NamedTally[]): ScorerRow[] {
  return people
    .filter(({ isLeader }) => !isLeader)
    .map(({ teamId, jerseyNumber, name, matches, goals, sevenMetreGoals, shootoutGoals }) => ({
      teamId,
      number: jerseyNumber,
      name,
      matches,
      goals,
      sevenMetreGoals,
      shootoutGoals,
    }))
    .sort(compareScorers);
}

function penaltiesOf(people: readonly NamedTally[]): PenaltyRow[] {
  return people
    .filter(hasPenalty)
    .map(({ teamId, jerseyNumber, name, isLeader, blueCards, redCards, yellowCards, twoMinutes }) => ({
      teamId,
      number: jerseyNumber,
      name,
      isLeader,
      blueCards,
      redCards,
      yellowCards,
      twoMinutes,
    }))
    .sort(comparePenalties);
}

/** Counts of whole teams, so that no person can be identified (rule SS11). */
function penaltiesOfTeams(snapshot: Snapshot, category: Category, { people }: CategoryTallies): PenaltyRow[] {
  if (category.resultsHidden) return [];
  const ofTeam = Map.groupBy(people, ({ teamId }) => teamId);
  return (teamsOfCategory(snapshot.teams).get(category.id) ?? [])
    .map(({ id }): PenaltyRow => {
      const members = ofTeam.get(id) ?? [];
      const sum = (count: (tally: NamedTally) => number) =>
        members.reduce((total, own) => total + count(own), 0);
      return {
        teamId: id,
        number: null,
        name: null,
        isLeader: false,
        blueCards: sum(({ blueCards }) => blueCards),
        redCards: sum(({ redCards }) => redCards),
        yellowCards: sum(({ yellowCards }) => yellowCards),
        twoMinutes: sum(({ twoMinutes }) => twoMinutes),
      };
    })
    .filter(hasPenalty)
    .sort(comparePenalties);
}
