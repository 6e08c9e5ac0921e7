import type { MatchList, MatchListQuery, MatchRow } from '@sevenmetre/contract/matches/match-list';
import { type ListedMatch, listedMatches, matchStates } from '@sevenmetre/rules/control-room';
import { teamDisplayName } from '@sevenmetre/rules/names';
import { holdsWords, pageOf } from '@sevenmetre/rules/search';
import {
  categoryOfMatch,
  refereesOfMatch,
  type Snapshot,
  sortedCategories,
  ticket,
} from '@sevenmetre/rules/snapshot';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { inZone, utcText } from '../competition/index.ts';
import { findReporterNames } from './assignment.repository.ts';
import type { ReporterContext } from './read-reporter.use-case.ts';

/** A match with the texts that it is found and sorted by. */
interface FoundMatch extends ListedMatch {
  /** UTC; null: no time is known. A cancelled match has those that it had. */
  readonly start: string | null;
  readonly day: string | null;
  readonly hall: string;
  readonly group: string;
  readonly category: string;
  readonly home: string;
  readonly guest: string;
  readonly reporters: readonly string[];
  readonly pair: readonly string[];
}

/** Matches of the current edition as an organiser asks for them, a page of them. */
export async function listMatches(
  context: ReporterContext,
  query: MatchListQuery,
): Promise<Outcome<MatchList>> {
  const found = await findListed(context, query);
  if (!found.ok) return found;
  const { snapshot, all, rows: asked, order, today } = found.value;
  const { rows, ...page } = pageOf(asked, query, order);
  return done({
    ...page,
    rows: rows.map((row) => rowOf(snapshot, row)),
    timeZone: snapshot.edition.timeZone,
    today,
    days: [...new Set(all.flatMap(({ day }) => day ?? []))].toSorted(),
    halls: hallsOf(snapshot, all),
    categories: sortedCategories(snapshot.categories).map(({ code, gender }) => ({ code, gender })),
    labels: [...new Set(all.flatMap(({ group }) => (group === '' ? [] : group)))].toSorted(byName),
  });
}

interface FoundList {
  readonly snapshot: Snapshot;
  /** ISO date in the tournament's zone. */
  readonly today: string;
  readonly all: readonly FoundMatch[];
  /** Not in their order: of a list that is only counted nobody needs it (LV8). */
  readonly rows: readonly FoundMatch[];
  readonly order: (one: FoundMatch, other: FoundMatch) => number;
}

/** All matches, those that a query finds, and its order. */
export async function findListed(
  { database, snapshot: current, clock }: ReporterContext,
  query: MatchListQuery,
): Promise<Outcome<FoundList>> {
  const snapshot = current();
  if (!snapshot) return refuse('edition-missing');
  const reporters = await database.transaction((tx) => findReporterNames(snapshot.edition.id, tx), {
    accessMode: 'read only',
  });
  return done(findIn({ snapshot, reporters, now: clock.now() }, query));
}

interface ListFacts {
  readonly snapshot: Snapshot;
  readonly reporters: Awaited<ReturnType<typeof findReporterNames>>;
  readonly now: Date;
}

/** The same from what is known. Without their marks: number, group, category, teams, hall and people hold every word (SE1, LV7). */
export function findIn({ snapshot, reporters, now }: ListFacts, query: MatchListQuery): FoundList {
  const namesOf = Map.groupBy(reporters, ({ placeId, day }) => `${placeId} ${day}`);
  const listed = listedMatches({ snapshot, now: utcText(now), reported: new Set(namesOf.keys()) });
  const reportersOf = (hallAndDay: string) => namesOf.get(hallAndDay)?.map(({ name }) => name) ?? [];
  const all = listed.map((match) => foundOf(snapshot, match, reportersOf));
  const today = inZone(now, snapshot.edition.timeZone).day;
  return { snapshot, today, all, rows: all.filter(asksFor(query)), order: orderOf(query, today) };
}

function foundOf(
  snapshot: Snapshot,
  listed: ListedMatch,
  reportersOf: (hallAndDay: string) => readonly string[],
): FoundMatch {
  const { match } = listed;
  const { placeId, homeTeamId, awayTeamId, startsAt } = match.cancelled ?? match;
  const group = match.competitionGroupId === null ? undefined : snapshot.groups.get(match.competitionGroupId);
  const teamOf = (id: number | null) => {
    const team = id === null ? undefined : snapshot.teams.get(id);
    return team ? teamDisplayName(team) : '';
  };
  const pair = (refereesOfMatch(snapshot.referees).get(match.id) ?? []).flatMap((id) => {
    const referee = snapshot.referees.get(id);
    return referee ? `${referee.firstName} ${referee.lastName}`.trim() : [];
  });
  const day = startsAt === null ? null : inZone(new Date(startsAt), snapshot.edition.timeZone).day;
  return {
    ...listed,
    start: startsAt,
    day,
    hall: placeId === null ? '' : (snapshot.places.get(placeId)?.code ?? ''),
    group: group?.label ?? '',
    category: categoryOfMatch(snapshot, match)?.code ?? '',
    home: teamOf(homeTeamId),
    guest: teamOf(awayTeamId),
    reporters: reportersOf(`${placeId} ${day}`),
    pair,
  };
}

const statesOf: Readonly<Record<NonNullable<MatchListQuery['state']>, readonly ListedMatch['state'][]>> = {
  now: ['late', 'approve', 'live', 'soon'],
  late: ['late'],
  approve: ['approve'],
  live: ['live'],
  notReady: ['late', 'soon', 'ahead'],
  toCome: ['soon', 'ahead'],
  played: ['played'],
  off: ['off'],
};

function asksFor({
  search,
  state,
  day,
  hall,
  category,
  label,
}: MatchListQuery): (match: FoundMatch) => boolean {
  const holds = holdsWords(search);
  return (found) =>
    (state === undefined || statesOf[state].includes(found.state)) &&
    (state !== 'notReady' || found.missing.length > 0) &&
    (day === undefined || found.day === day) &&
    (hall === undefined || found.hall === hall) &&
    (category === undefined || found.category === category) &&
    (label === undefined || found.group === label) &&
    (search === undefined ||
      holds(
        String(found.match.matchNumber),
        found.group,
        found.category,
        found.home,
        found.guest,
        found.hall,
        ...found.reporters,
        ...found.pair,
      ));
}

const names = new Intl.Collator('cs', { numeric: true });
const byName = (one: string, other: string) => names.compare(one, other);
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
const startOf = ({ start }: FoundMatch) => start ?? '9';

/**
 * Groups are in the order of states, and so are the rows of each while no order is asked for. Otherwise the match with the number that was
 * searched is first, then those from today on, then the earlier ones.
 */
function orderOf(
  { sort, direction, group, search }: MatchListQuery,
  today: string,
): (one: FoundMatch, other: FoundMatch) => number {
  // The rows come in the order of states, and sorting is stable.
  const inGroups = group === undefined ? null : compareStates;
  if (sort === undefined) return inGroups ?? byPlay(search?.trim() ?? '', today);
  const turn = direction === 'down' ? -1 : 1;
  return (one, other) => (inGroups?.(one, other) ?? 0) || turn * sorts[sort](one, other);
}

function compareStates(one: FoundMatch, other: FoundMatch): number {
  return matchStates.indexOf(one.state) - matchStates.indexOf(other.state);
}

function byPlay(number: string, today: string): (one: FoundMatch, other: FoundMatch) => number {
  const isNumbered = ({ match }: FoundMatch) => String(match.matchNumber) === number;
  const isOver = ({ day }: FoundMatch) => day !== null && day < today;
  return (one, other) =>
    Number(isNumbered(other)) - Number(isNumbered(one)) ||
    Number(isOver(one)) - Number(isOver(other)) ||
    compare(startOf(one), startOf(other)) ||
    one.match.matchNumber - other.match.matchNumber;
}

type Order = (one: FoundMatch, other: FoundMatch) => number;
const byNumber: Order = (one, other) => one.match.matchNumber - other.match.matchNumber;
const byTime: Order = (one, other) => compare(startOf(one), startOf(other)) || byNumber(one, other);
const byText =
  (textOf: (found: FoundMatch) => string): Order =>
  (one, other) =>
    byName(textOf(one), textOf(other)) || byTime(one, other);

const sorts: Readonly<Record<NonNullable<MatchListQuery['sort']>, Order>> = {
  name: byNumber,
  time: byTime,
  hall: byText(({ hall }) => hall),
  group: byText(({ group }) => group),
  home: byText(({ home }) => home),
  guest: byText(({ guest }) => guest),
  state: compareStates,
};

function rowOf(
  snapshot: Snapshot,
  { match, state, minutes, missing, reporters, pair }: FoundMatch,
): MatchRow {
  return {
    ticket: ticket(snapshot, match),
    state,
    minutes,
    missing: [...missing],
    reporters: [...reporters],
    pair: [...pair],
  };
}

/** Halls with matches, by code; late ones have a match that should have begun, or began late and is in play. */
function hallsOf(snapshot: Snapshot, all: readonly FoundMatch[]): MatchList['halls'] {
  const late = new Set(all.flatMap((found) => (isLate(found) ? found.hall : [])));
  const ids = new Set(all.flatMap(({ match }) => match.placeId ?? []));
  return [...ids]
    .flatMap((id) => {
      const hall = snapshot.places.get(id);
      if (!hall) return [];
      const { code, nameCs, nameEn } = hall;
      return { id, code, nameCs, nameEn, isLate: late.has(code) };
    })
    .toSorted((one, other) => byName(one.code, other.code));
}

function isLate({ state, minutes }: FoundMatch): boolean {
  return state === 'late' || (state === 'live' && minutes > 0);
}
