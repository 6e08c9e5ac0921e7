import { findCategory } from '../lookups/heads.ts';
import { placeKinds, placeTypes } from '../../vocabulary/index.ts';
import { bracketMatchOf } from '../lookups/bracket-match.ts';
import { categoryRanking } from '../lookups/category-ranking.ts';
import { certainTeamOf } from '../lookups/certain-seats.ts';
import { matchesOfGroup } from '../lookups/matches-of.ts';
import { seatsOfGroup } from '../lookups/seat-index.ts';
import { findCountry } from '../slices/countries-slice.ts';
import { findGroup, slugOfGroup } from '../lookups/group-index.ts';
import { playoffTopic, playoffTopics } from '../lookups/playoff-groups.ts';
import { findPlayoff } from '../slices/playoff-slice.ts';
import { daysPlayed } from '../slices/schedule-slice.ts';
import { matchesOfPair } from '../lookups/meetings.ts';
import { isFinished, stageOf } from '../lookups/progress.ts';
import { shownTeams } from '../lookups/shown-teams.ts';
import { refereesOfMatch } from '../slices/referee-slice.ts';
import type { Snapshot, SnapshotChange } from '../snapshot.ts';
import type { Category, Group, Match } from '../../tournament/index.ts';
import { carryingOver } from '../lookups/table-of.ts';
import { touchedBy } from './touched.ts';
import type { Touched } from './touched.ts';
import { categoryOfMatch, groupOf } from '../lookups/visibility.ts';

const kinds = [
  'match',
  'group',
  'team',
  'hall',
  'place',
  'places',
  'referee',
  'category',
  'statistics',
  'ranking',
  'playoff',
  'country',
  'schedule',
] as const;
/** Topics with a name; others have an id. */
const byName: readonly string[] = [
  'group',
  'category',
  'statistics',
  'ranking',
  'playoff',
  'places',
  'country',
  'schedule',
];
/** Topics that exist once. */
const nameless = ['all', 'dashboard', 'halls', 'countries', 'referees'] as const;

/** A topic of the live stream. `id` is null for those that exist once. */
export interface Topic {
  readonly kind: (typeof kinds)[number] | (typeof nameless)[number];
  readonly id: number | null;
  /** Key of the topic: `group:MA-A`, `match:12`, `all`. */
  readonly key: string;
}

export type TopicAnswer =
  | { readonly ok: true; readonly topic: Topic }
  /** `hidden`: it may exist, but is not published. */
  | {
      readonly ok: false;
      readonly reason: 'malformed' | 'unknown' | 'hidden';
      readonly kind: Topic['kind'] | null;
    };

/** Finds the object of a topic in this snapshot. */
export function findTopic(snapshot: Snapshot, text: string): TopicAnswer {
  if (/^halls?(?::|$)/.test(text) && !snapshot.edition.showsHalls)
    return { ok: false, reason: 'hidden', kind: 'hall' };
  const one = nameless.find((name) => name === text);
  if (one) return { ok: true, topic: { kind: one, id: null, key: one } };
  const colon = text.indexOf(':');
  const kind = kinds.find((name) => name === text.slice(0, colon));
  const name = text.slice(colon + 1);
  if (!kind || name === '') return { ok: false, reason: 'malformed', kind: null };
  const isName = byName.includes(kind);
  if (!isName && !/^[1-9]\d{0,9}$/.test(name)) return { ok: false, reason: 'malformed', kind };
  const topic = lookUp(snapshot, kind, name);
  return topic ? { ok: true, topic } : { ok: false, reason: 'unknown', kind };
}

function lookUp(snapshot: Snapshot, kind: (typeof kinds)[number], name: string): Topic | null {
  switch (kind) {
    case 'group': {
      const group = findGroup(snapshot, name);
      return group && { kind, id: group.id, key: groupTopic(snapshot, group) };
    }
    case 'category':
    case 'statistics':
    case 'ranking': {
      const category = findCategory(snapshot, name);
      return category && { kind, id: category.id, key: `${kind}:${category.code}` };
    }
    case 'schedule': {
      const isPlayed = name === 'today' || daysPlayed(snapshot).includes(name);
      return isPlayed ? { kind, id: null, key: `schedule:${name}` } : null;
    }
    case 'playoff': {
      const colon = name.lastIndexOf(':');
      const found = findPlayoff(snapshot, name.slice(0, Math.max(0, colon)), name.slice(colon + 1));
      return found && { kind, id: found.category.id, key: playoffTopic(found.category.code, found.letter) };
    }
    case 'country': {
      const code = findCountry(snapshot, name);
      return code === null ? null : { kind, id: null, key: `country:${code}` };
    }
    case 'places': {
      const type = placeKinds.find((known) => known === name);
      return type ? { kind, id: placeTypes[type], key: `places:${type}` } : null;
    }
    default:
      return rowsOf(snapshot, kind).has(Number(name))
        ? { kind, id: Number(name), key: `${kind}:${name}` }
        : null;
  }
}

/** Maps of objects with an id. */
function rowsOf(
  { matches, teams, halls, places, referees }: Snapshot,
  kind: 'match' | 'team' | 'hall' | 'place' | 'referee',
): ReadonlyMap<number, unknown> {
  return { match: matches, team: teams, hall: halls, place: places, referee: referees }[kind];
}

export function groupTopic(snapshot: Snapshot, group: Group): string {
  return `group:${slugOfGroup(snapshot, group)}`;
}

/** Topics whose slices contain a match. */
export function topicsOfMatch(snapshot: Snapshot, match: Match): string[] {
  const later = carryingOver(snapshot, match).map((group) => groupTopic(snapshot, group));
  const leaders = refereesOfMatch(snapshot.referees).get(match.id) ?? [];
  const ofReferees = leaders.map((id) => `referee:${id}`);
  return [
    'all',
    'dashboard',
    'halls',
    `match:${match.id}`,
    ...later,
    ...ofReferees,
    ...statisticsOfMatch(snapshot, match),
    ...placesOfMatch(snapshot, match),
  ];
}

/** Topics that a match belongs to by its own row, and leaves when that changes. */
export function placesOfMatch(snapshot: Snapshot, match: Match): string[] {
  const topics: string[] = [];
  const group = groupOf(snapshot, match.competitionGroupId);
  if (group) topics.push(groupTopic(snapshot, group), ...playoffTopics(snapshot, group));
  for (const teamId of teamsOfMatch(snapshot, match)) topics.push(`team:${teamId}`);
  topics.push('schedule:today');
  if (match.day !== null) topics.push(`schedule:${match.day}`);
  if (match.placeId !== null) topics.push(`hall:${match.placeId}`, `place:${match.placeId}`);
  const category = categoryOfMatch(snapshot, match);
  if (category) topics.push(`category:${category.code}`);
  return topics;
}

/** Teams that play, or are certain to. */
function teamsOfMatch(snapshot: Snapshot, match: Match): number[] {
  const home = match.homeTeamId ?? certainTeamOf(snapshot, match, 'home');
  const away = match.awayTeamId ?? certainTeamOf(snapshot, match, 'away');
  return [home, away].filter((id) => id !== null);
}

/** Topics whose slices contain the table or the progress of a group. */
function topicsOfGroup(snapshot: Snapshot, group: Group): string[] {
  const category = snapshot.categories.get(group.categoryId);
  return [
    'all',
    groupTopic(snapshot, group),
    ...playoffTopics(snapshot, group),
    ...(category ? [`category:${category.code}`, rankingTopic(category)] : []),
  ];
}

/**
 * All topics whose slices may change, including pages of other groups: those with seats that show a projected
 * place of this group, and those with carried-over results.
 */
export function topicsOf(change: SnapshotChange, before: Snapshot, after: Snapshot): Set<string> {
  return topicsTouched(touchedBy(change, before, after), before, after);
}

/** The same from known touched rows. */
export function topicsTouched(touched: Touched, before: Snapshot, after: Snapshot): Set<string> {
  const topics = new Set<string>();
  const add = (found: readonly string[]) => found.forEach((topic) => topics.add(topic));
  for (const id of touched.matches) {
    for (const { matches } of [before, after]) {
      const match = matches.get(id);
      if (match) add([...topicsOfMatch(after, match), ...mayPlay(after, match)]);
    }
    add(laterMeetings(id, before, after));
    add(countriesOfMatch(id, before, after));
  }
  for (const id of touched.groups) {
    const group = after.groups.get(id);
    if (group) add([...topicsOfGroup(after, group), ...teamsRanked(group, before, after)]);
  }
  for (const id of touched.seats) {
    add(awaitingOutcome(after, after.groupTeams.get(id)?.competitionGroupId));
    for (const { groupTeams } of [before, after]) {
      const teamId = groupTeams.get(id)?.teamId;
      if (teamId) topics.add(`team:${teamId}`);
      if (teamId) add(countryOfTeam(after, teamId));
    }
  }
  for (const id of touched.details) {
    topics.add(`match:${id}`);
    const match = after.matches.get(id);
    if (match) add(statisticsOfMatch(after, match));
  }
  return topics;
}

/** Pages of other matches of the same teams, which list this one as soon as it is approved. */
function laterMeetings(id: number, before: Snapshot, after: Snapshot): string[] {
  return [before, after].flatMap((snapshot) => {
    const match = snapshot.matches.get(id);
    if (!match || !isFinished(snapshot, match)) return [];
    return matchesOfPair(snapshot, match).map((other) => `match:${other.id}`);
  });
}

/** Pages that show what the group's open matches decide: those of its teams and of these matches. */
function awaitingOutcome(snapshot: Snapshot, id: number | undefined): string[] {
  if (id === undefined) return [];
  const open = matchesOfGroup(snapshot, id).filter((match) => stageOf(snapshot, match) !== 'finished');
  return [...teamsOfGroup(snapshot, id), ...open.map((match) => `match:${match.id}`)];
}

/** Pages that show time and place of a match because they may lead to its empty side: of teams, open matches and a bracket match's group. */
function mayPlay(snapshot: Snapshot, match: Match): string[] {
  const { homeTeamId, homeTeamCompetitionGroupId, awayTeamId, awayTeamCompetitionGroupId } = match;
  const waitsFor = [
    homeTeamId === null ? homeTeamCompetitionGroupId : null,
    awayTeamId === null ? awayTeamCompetitionGroupId : null,
  ];
  return waitsFor.flatMap((id) => {
    const group = groupOf(snapshot, id);
    if (group === null) return [];
    const own = bracketMatchOf(snapshot, group) === null ? [] : [groupTopic(snapshot, group)];
    return [...awaitingOutcome(snapshot, group.id), ...own];
  });
}

/** Teams in seats of the group, and those certain to get one. */
function teamsOfGroup(snapshot: Snapshot, groupId: number): string[] {
  const seated = seatsOfGroup(snapshot, groupId).flatMap(({ teamId }) => teamId ?? []);
  const playing = matchesOfGroup(snapshot, groupId).flatMap((match) => teamsOfMatch(snapshot, match));
  return [...new Set([...seated, ...playing])].map((id) => `team:${id}`);
}

/** Topics of the statistics of a match. */
function statisticsOfMatch(snapshot: Snapshot, match: Match): string[] {
  const category = categoryOfMatch(snapshot, match);
  return category ? [`category:${category.code}`, statisticsTopic(category)] : [];
}

/** When a category finishes, its teams get final places; when it is reopened, they lose them. */
function teamsRanked({ categoryId }: Group, before: Snapshot, after: Snapshot): string[] {
  const isRanked = [before, after].some((snapshot) => {
    const category = snapshot.categories.get(categoryId);
    return category !== undefined && categoryRanking(snapshot, category) !== null;
  });
  return isRanked ? shownTeams(after, categoryId).map(({ id }) => `team:${id}`) : [];
}

function rankingTopic({ code }: Category): string {
  return `ranking:${code}`;
}

function statisticsTopic({ code }: Category): string {
  return `statistics:${code}`;
}

/**
 * A country's page shows the next matches of its teams and whether they are playing, without scores, so that
 * goals do not change it. For changes before the snapshot was loaded the parts are unknown.
 */
function countriesOfMatch(id: number, before: Snapshot, after: Snapshot): string[] {
  const [was, is] = [before.matches.get(id), after.matches.get(id)];
  const shown = (snapshot: Snapshot, match: Match) => {
    const { startsAt, placeId } = match;
    return [stageOf(snapshot, match), startsAt, placeId, ...teamsOfMatch(snapshot, match)].join();
  };
  if (was && is && before !== after && shown(before, was) === shown(after, is)) return [];
  const teams = [...(was ? teamsOfMatch(before, was) : []), ...(is ? teamsOfMatch(after, is) : [])];
  return teams.flatMap((team) => countryOfTeam(after, team));
}

function countryOfTeam(snapshot: Snapshot, teamId: number): string[] {
  const team = snapshot.teams.get(teamId);
  return team ? [`country:${team.clubCountryCode}`] : [];
}
