import {
  categoryHead,
  categoryOfMatch,
  hallHead,
  headOfTeam,
  isFinished,
  isLive,
  matchesInOrder,
  rankingRows,
  ticket,
} from '@sevenmetre/rules/snapshot';
import type { Snapshot, TopScorer, Topic } from '@sevenmetre/rules/snapshot';
import type { Category, Match } from '@sevenmetre/rules/tournament';
import type { MatchOfCard, OverviewContent } from './overview-card.ts';

/** Rows that fit on a card. */
const mostRows = 4;

/**
 * What the picture of the first page, a day, a hall or a ranking shows; null: the topic is none of them.
 * @param today in the tournament's zone
 */
export function overviewContent(
  snapshot: Snapshot,
  { kind, id, key }: Topic,
  today: string,
): OverviewContent | null {
  if (kind === 'dashboard') return homeOf(snapshot);
  if (kind === 'schedule') return dayOf(snapshot, key.slice('schedule:'.length));
  if (kind === 'hall') return hallOf(snapshot, id ?? 0, today);
  const category = kind === 'ranking' ? snapshot.categories.get(id ?? 0) : undefined;
  if (!category) return null;
  const rows = rankingRows(snapshot, category);
  return {
    what: 'ranking',
    category: categoryHead(snapshot, category),
    rows: rows.slice(0, 9).map(({ place, team }) => ({ place, team })),
    teams: [...snapshot.teams.values()].filter(({ teamCategoryId }) => teamCategoryId === category.id).length,
  };
}

/** What the picture of the top scorers of a category shows: what their page does. */
export function scorersContent(
  snapshot: Snapshot,
  category: Category,
  scorers: readonly TopScorer[],
): OverviewContent {
  const rows = scorers.map(({ name, number, teamId, goals }) => {
    const team = snapshot.teams.get(teamId);
    return { name, number, goals, team: team ? headOfTeam(snapshot, team) : null };
  });
  return { what: 'scorers', category: categoryHead(snapshot, category), rows };
}

function homeOf(snapshot: Snapshot): OverviewContent {
  const matches = matchesInOrder(snapshot);
  const live = matches.filter((match) => isLive(snapshot, match));
  const coming = matches.filter((match) => ticket(snapshot, match).stageCode === 'not_started');
  return {
    what: 'home',
    city: snapshot.edition.city,
    live: live.length,
    played: matches.filter((match) => isFinished(snapshot, match)).length,
    total: matches.length,
    rows: rowsOf(snapshot, live.length > 0 ? live : coming),
  };
}

function dayOf(snapshot: Snapshot, day: string): OverviewContent {
  const matches = matchesInOrder(snapshot).filter((match) => match.day === day);
  const scores = matches
    .filter((match) => isFinished(snapshot, match))
    .map((match) => ticket(snapshot, match))
    .flatMap(({ homeScore, awayScore, walkOver }) =>
      homeScore === null || awayScore === null || walkOver !== null ? [] : [[homeScore, awayScore] as const],
    );
  const won = scores
    .map(([home, away]) => [Math.max(home, away), Math.min(home, away)] as const)
    .filter(([winner, loser]) => winner > loser)
    .toSorted((a, b) => b[0] - b[1] - (a[0] - a[1]) || b[0] - a[0]);
  return {
    what: 'day',
    day,
    matches: matches.length,
    played: scores.length,
    goals: scores.reduce((sum, [home, away]) => sum + home + away, 0),
    largest: won[0] ?? null,
  };
}

/** The present day of the hall, else its next one, else its last. */
function hallOf(snapshot: Snapshot, id: number, today: string): OverviewContent | null {
  const hall = hallHead(snapshot, id);
  if (!hall) return null;
  const all = matchesInOrder(snapshot).filter(({ placeId }) => placeId === id);
  const days = [...new Set(all.flatMap(({ day }) => day ?? []))].toSorted();
  const day = days.find((one) => one >= today) ?? days.at(-1) ?? null;
  const matches = all.filter((match) => match.day === day);
  const open = matches.filter((match) => !isFinished(snapshot, match));
  return {
    what: 'hall',
    hall,
    address: snapshot.places.get(id)?.address ?? null,
    day,
    total: matches.length,
    rows: rowsOf(snapshot, open.length > 0 ? open : matches),
  };
}

function rowsOf(snapshot: Snapshot, matches: readonly Match[]): MatchOfCard[] {
  return matches.slice(0, mostRows).map((match) => {
    const category = categoryOfMatch(snapshot, match);
    return { ticket: ticket(snapshot, match), category: category && categoryHead(snapshot, category) };
  });
}
