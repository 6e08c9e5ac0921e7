import { millisecondsOfDay } from '../../dates/index.ts';
import { shownTeams } from '../lookups/shown-teams.ts';
import { groupsOfCategory } from '../lookups/group-index.ts';
import { categoryHead, shortGroupLink, sliceHead, sortedCategories, teamHead } from '../lookups/heads.ts';
import { finaleOf } from './finale.ts';
import { matchesInOrder } from '../changes/live-body.ts';
import { isFinished, isLive, stageOf } from '../lookups/progress.ts';
import type { DashboardSlice, TopOfDay } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';
import { tickets } from '../lookups/ticket.ts';
import { categoryOfMatch, publicMatch } from '../lookups/visibility.ts';

/** The time of a page: instant in UTC, and date in the tournament's zone. */
export interface Moment {
  readonly instant: string;
  readonly day: string;
}

/** Number of coming matches on the first page. */
const coming = 8;
/** The most matches that have just ended, and for how many minutes they are shown as such. */
const ended = 6;
const endedMinutes = 60;
/** Teams of the list of the day. */
const mostOfDay = 5;

/** The first page: the tournament in numbers, running and next matches, categories with groups. */
export function dashboardSlice(snapshot: Snapshot, now: Moment): DashboardSlice {
  const matches = matchesInOrder(snapshot);
  const live = matches.filter((match) => isLive(snapshot, match));
  const top = topOfDay(snapshot, matches, now.day);
  return {
    ...sliceHead(snapshot),
    day: dayOfTournament(snapshot, now.day),
    numbers: numbers(snapshot, matches, live.length, now),
    finale: finaleOf(snapshot, matches),
    before: beforeTournament(snapshot, now.day),
    live: tickets(snapshot, live),
    justFinished: tickets(snapshot, endedMatches(snapshot, matches, now)),
    next: tickets(snapshot, comingMatches(snapshot, matches, now)),
    ...(top.length === 0 ? {} : { top }),
    categories: categories(snapshot, live),
  };
}

/** Number of the day, from 1; null before and after the tournament. */
function dayOfTournament(snapshot: Snapshot, today: string): number | null {
  const { startDate, endDate } = snapshot.edition;
  if (today < startDate || today > endDate) return null;
  return Math.round((Date.parse(today) - Date.parse(startDate)) / millisecondsOfDay) + 1;
}

function beforeTournament({ edition }: Snapshot, today: string): DashboardSlice['before'] {
  if (today >= edition.startDate) return null;
  return { deadlines: edition.deadlines ?? [], champions: edition.lastChampions ?? null };
}

function numbers(snapshot: Snapshot, matches: readonly Match[], live: number, now: Moment) {
  const teams = [...snapshot.categories.keys()].flatMap((id) => shownTeams(snapshot, id));
  const played = matches.filter((match) => isFinished(snapshot, match));
  const today = (match: Match) => match.day === now.day;
  const goals = matches.reduce((sum, row) => {
    const match = publicMatch(snapshot, row);
    return sum + match.homeGoalsCount + match.awayGoalsCount;
  }, 0);
  return {
    teams: teams.length,
    countries: new Set(teams.map(({ clubCountryCode }) => clubCountryCode)).size,
    referees: snapshot.referees.size,
    halls: new Set(matches.flatMap(({ placeId }) => (placeId === null ? [] : [placeId]))).size,
    matches: matches.length,
    goals,
    played: played.length,
    live,
    today: matches.filter(today).length,
    playedToday: played.filter(today).length,
  };
}

/** Matches whose play has ended within the last hour, the newest first. */
function endedMatches(snapshot: Snapshot, matches: readonly Match[], now: Moment): Match[] {
  const since = Date.parse(now.instant) - endedMinutes * 60_000;
  const endOf = ({ stageStartedAt }: Match) => (stageStartedAt === null ? 0 : Date.parse(stageStartedAt));
  return matches
    .filter((match) => match.day === now.day && hasEnded(snapshot, match) && endOf(match) >= since)
    .toSorted((a, b) => endOf(b) - endOf(a) || a.id - b.id)
    .slice(0, ended);
}

function hasEnded(snapshot: Snapshot, match: Match): boolean {
  return isFinished(snapshot, match) || stageOf(snapshot, match) === 'waiting_for_approval';
}

/**
 * Teams with the most goals of play on a day, in matches that are over and whose results are public; with the same goals,
 * those who needed fewer matches first. Walkovers count no goals. Teams, since nobody's name stands on the first page.
 */
function topOfDay(snapshot: Snapshot, matches: readonly Match[], day: string): TopOfDay[] {
  const sums = new Map<number, { goals: number; matches: number }>();
  const add = (teamId: number | null, goals: number) => {
    if (teamId === null) return;
    const sum = sums.get(teamId) ?? { goals: 0, matches: 0 };
    sums.set(teamId, { goals: sum.goals + goals, matches: sum.matches + 1 });
  };
  for (const row of matches) {
    if (row.day !== day || !isFinished(snapshot, row)) continue;
    const match = publicMatch(snapshot, row);
    if (match.homeScore === null || match.walkOver !== null) continue;
    add(match.homeTeamId, match.homeGoalsCount);
    add(match.awayTeamId, match.awayGoalsCount);
  }
  return [...sums]
    .filter(([, { goals }]) => goals > 0)
    .toSorted(([a, one], [b, other]) => other.goals - one.goals || one.matches - other.matches || a - b)
    .slice(0, mostOfDay)
    .flatMap(([teamId, sum]) => {
      const team = teamHead(snapshot, teamId);
      const category = snapshot.categories.get(snapshot.teams.get(teamId)?.teamCategoryId ?? 0);
      return team && category ? [{ team, category: category.code, ...sum }] : [];
    });
}

/** Matches that have not begun, without those whose playing time is over. */
function comingMatches(snapshot: Snapshot, matches: readonly Match[], now: Moment): Match[] {
  const instant = Date.parse(now.instant);
  const next: Match[] = [];
  for (const match of matches) {
    if (next.length === coming) break;
    if (match.startsAt === null || stageOf(snapshot, match) !== 'not_started') continue;
    if (Date.parse(match.startsAt) + 2 * match.halfLength * 1000 >= instant) next.push(match);
  }
  return next;
}

function categories(snapshot: Snapshot, live: readonly Match[]): DashboardSlice['categories'] {
  const playing = new Map<number, number>();
  for (const match of live) {
    const category = categoryOfMatch(snapshot, match);
    if (category) playing.set(category.id, (playing.get(category.id) ?? 0) + 1);
  }
  return sortedCategories(snapshot.categories).map((category) => ({
    ...categoryHead(snapshot, category),
    teams: shownTeams(snapshot, category.id).length,
    live: playing.get(category.id) ?? 0,
    groups: groupsOfCategory(snapshot, category.id).map((group) => shortGroupLink(snapshot, group)),
  }));
}
