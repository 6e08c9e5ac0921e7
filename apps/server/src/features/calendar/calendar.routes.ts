import { createHash } from 'node:crypto';
import type { Alarm } from '@sevenmetre/contract/calendar/alarms';
import { fullName, hallWithCode, opponentName } from '@sevenmetre/phrases/names';
import type { Translator } from '@sevenmetre/phrases';
import {
  cancelledOfHall,
  cancelledOfTeams,
  findCategory,
  findGroup,
  groupsOfCategory,
  headOfTeam,
  matchesOfGroup,
  matchesOfHall,
  matchesOfReferee,
  matchesOfTeams,
  slugOfGroup,
  ticket,
} from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Match } from '@sevenmetre/rules/tournament';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Clock } from '../../platform/clock/index.ts';
import { networkOf, prepare } from '../../platform/http/index.ts';
import type { Call, Handlers, Prepared } from '../../platform/http/index.ts';
import type { Archive, LoadedEdition } from '../archive/index.ts';
import { type Allowance, PreparedCache, costs, topicStamp } from '../../platform/work/index.ts';
import { editionMissing, notReady, topicUnknown } from '../results/index.ts';
import { CalendarEvents } from './calendar-events.ts';
import { calendarText } from './calendar-text.ts';

export interface CalendarOptions {
  readonly archive: Pick<Archive, 'stateOf'>;
  readonly clock: Clock;
  readonly allowance: Allowance;
  readonly publicUrl: string | null;
}

/** The matches of a calendar, its name, and the topics that its content depends on. */
interface Subject {
  readonly key: string;
  readonly topics: readonly string[];
  readonly name: (t: Translator) => string;
  readonly matches: () => readonly Match[];
  /** Teams whose possible further matches are included; absent: none. */
  readonly teamIds?: readonly number[];
  /** Whether the days of the tournament and its deadlines are included; absent: no. */
  readonly hasDates?: boolean;
  /** Minutes before coming matches at which the reader is reminded, if nothing else is asked for; 0: never. */
  readonly alarm?: number;
}

/** Minutes; for who goes to the matches. */
const usualAlarm = 60;
const kept = { maxEntries: 1_000, maxBytes: 16 * 1024 * 1024 };
/**
 * Programs refresh every quarter of an hour at most; one minute of caching protects the server from many at
 * once.
 */
const cacheControl = 'public, max-age=60, stale-if-error=86400';

/** Calendars of a team, match, group, category, hall, referee or favourite teams. */
export function calendarHandlers(
  options: CalendarOptions,
): Handlers<
  | 'teamCalendar'
  | 'matchCalendar'
  | 'hallCalendar'
  | 'groupCalendar'
  | 'categoryCalendar'
  | 'refereeCalendar'
  | 'datesCalendar'
  | 'teamsCalendar'
> {
  const answerIn = createAnswers(options);
  const answer = async (
    kind: keyof typeof subjects,
    call: Pick<Call<'teamCalendar'>, 'params' | 'query' | 'request'>,
  ) => {
    const { id } = call.params;
    const topic = `${kind}:${id}`;
    return answerIn(
      await options.archive.stateOf(call.query.edition ?? null, [topic]),
      call,
      (snapshot) => subjects[kind](snapshot, id) ?? topicUnknown(kind, topic),
    );
  };
  const named = async (
    kind: keyof typeof namedSubjects,
    name: string,
    call: Pick<Call<'groupCalendar'>, 'query' | 'request'>,
  ) => {
    const topic = `${kind}:${name}`;
    return answerIn(
      await options.archive.stateOf(call.query.edition ?? null, [topic]),
      call,
      (snapshot) => namedSubjects[kind](snapshot, name) ?? topicUnknown(kind, topic),
    );
  };
  return {
    teamCalendar: (call) => answer('team', call),
    matchCalendar: (call) => answer('match', call),
    hallCalendar: (call) => answer('hall', call),
    groupCalendar: (call) => named('group', call.params.label, call),
    categoryCalendar: (call) => named('category', call.params.code, call),
    refereeCalendar: (call) => answer('referee', call),
    datesCalendar: async (call) =>
      answerIn(await options.archive.stateOf(call.query.edition ?? null, []), call, subjectOfDates),
    teamsCalendar: async (call) =>
      answerIn(await stateOfTeams(options, call.query.teams), call, (snapshot) =>
        subjectOfTeams(snapshot, call.query.teams),
      ),
  };
}

type Asking = Pick<Call<'teamsCalendar'>, 'request'> & {
  readonly query: { readonly lang: Locale; readonly alarm?: Alarm | undefined };
};

/** Finds a calendar in an edition and prepares it, unless a cache holds it. */
function createAnswers(options: CalendarOptions) {
  const cache = new PreparedCache(kept);
  const events = new CalendarEvents(options);
  return async (
    state: LoadedEdition | 'not-ready' | null,
    { query, request }: Asking,
    find: (snapshot: Snapshot) => Subject | ReturnType<typeof topicUnknown>,
  ) => {
    if (state === 'not-ready') return notReady;
    if (state === null) return editionMissing;
    const subject = find(state.snapshot);
    if ('status' in subject) return subject;
    const { lang } = query;
    const alarm = query.alarm === undefined ? (subject.alarm ?? usualAlarm) : Number(query.alarm);
    const key = `${state.snapshot.edition.id} ${lang} ${alarm} ${subject.key}`;
    const stamp = topicStamp(state, subject.topics);
    const prepared = await cache.get(key, stamp, () =>
      options.allowance.spend(networkOf(request.ip), costs.calendar, () =>
        prepareCalendar(events, state, subject, { lang, alarm, tag: `${key} ${stamp}` }),
      ),
    );
    return { prepared };
  };
}

const subjects = {
  team: subjectOfTeam,
  match: subjectOfMatch,
  hall: subjectOfHall,
  referee: subjectOfReferee,
} as const;

const namedSubjects = { group: subjectOfGroup, category: subjectOfCategory } as const;

/** The current edition; if it has none of the teams, the newest one that has the first of them. */
async function stateOfTeams({ archive }: CalendarOptions, ids: readonly number[]) {
  const state = await archive.stateOf(null, []);
  const isCurrent = state === null || state === 'not-ready' || ids.some((id) => state.snapshot.teams.has(id));
  return isCurrent
    ? state
    : archive.stateOf(
        null,
        ids.slice(0, 1).map((id) => `team:${id}`),
      );
}

async function prepareCalendar(
  events: CalendarEvents,
  state: LoadedEdition,
  { name, matches, teamIds = [], hasDates = false }: Subject,
  { lang, alarm, tag }: { readonly lang: Locale; readonly alarm: number; readonly tag: string },
): Promise<Prepared> {
  const t = state.words.translators[lang];
  const ofMatches = await events.of(state, lang, { matches: matches(), teamIds, alarm });
  const texts = hasDates ? [...events.ofDates(state, lang, alarm), ...ofMatches] : ofMatches;
  const head = { name: name(t), timeZone: state.snapshot.edition.timeZone };
  return prepare({
    content: calendarText(t, head, texts),
    contentType: 'text/calendar; charset=utf-8',
    cacheControl,
    tag: createHash('sha256').update(tag).digest('base64url').slice(0, 22),
    headers: { 'content-disposition': `inline; filename="${hasDates ? 'dates' : 'matches'}.ics"` },
  });
}

function subjectOfTeam(snapshot: Snapshot, id: number): Subject | null {
  const team = snapshot.teams.get(id);
  if (!team) return null;
  const tournament = snapshot.edition.name;
  return {
    key: `team:${id}`,
    topics: [`team:${id}`],
    name: (t) => t('calendar.team', { team: fullName(headOfTeam(snapshot, team)), tournament }),
    matches: () => [...matchesOfTeams(snapshot, [id]), ...cancelledOfTeams(snapshot, [id])],
    teamIds: [id],
  };
}

function subjectOfMatch(snapshot: Snapshot, id: number): Subject | null {
  const match = snapshot.matches.get(id);
  if (!match) return null;
  const tournament = snapshot.edition.name;
  return {
    key: `match:${id}`,
    topics: [`match:${id}`],
    name: (t) => {
      const { home, away } = ticket(snapshot, match);
      return t('calendar.match', { home: opponentName(t, home), away: opponentName(t, away), tournament });
    },
    matches: () => [match],
  };
}

function subjectOfHall(snapshot: Snapshot, id: number): Subject | null {
  const hall = snapshot.halls.get(id);
  if (!hall) return null;
  const tournament = snapshot.edition.name;
  return {
    key: `hall:${id}`,
    topics: [`hall:${id}`],
    alarm: 0,
    name: (t) => t('calendar.hall', { hall: hallWithCode(hall, t.locale), tournament }),
    matches: () => [...matchesOfHall(snapshot, id), ...cancelledOfHall(snapshot, id)],
  };
}

function subjectOfGroup(snapshot: Snapshot, label: string): Subject | null {
  const group = findGroup(snapshot, label);
  if (!group) return null;
  const tournament = snapshot.edition.name;
  return {
    key: `group:${slugOfGroup(snapshot, group)}`,
    topics: [`group:${slugOfGroup(snapshot, group)}`],
    name: (t) => t('calendar.team', { team: group.label, tournament }),
    matches: () => [...matchesOfGroup(snapshot, group.id)],
  };
}

function subjectOfCategory(snapshot: Snapshot, code: string): Subject | null {
  const category = findCategory(snapshot, code);
  if (!category) return null;
  const tournament = snapshot.edition.name;
  return {
    key: `category:${code}`,
    topics: [`category:${code}`],
    name: (t) => t('calendar.team', { team: code, tournament }),
    matches: () => groupsOfCategory(snapshot, category.id).flatMap(({ id }) => matchesOfGroup(snapshot, id)),
  };
}

function subjectOfReferee(snapshot: Snapshot, id: number): Subject | null {
  const referee = snapshot.referees.get(id);
  if (!referee) return null;
  const tournament = snapshot.edition.name;
  return {
    key: `referee:${id}`,
    topics: [`referee:${id}`],
    name: (t) => t('calendar.referee', { name: `${referee.firstName} ${referee.lastName}`, tournament }),
    matches: () => matchesOfReferee(snapshot, id),
  };
}

/** What has to be kept before the tournament. Its data change with the settings, which are a change of everything. */
function subjectOfDates({ edition }: Snapshot): Subject {
  const none: readonly Match[] = [];
  const name = `${edition.name} ${edition.year}`;
  return {
    key: 'dates',
    topics: ['dashboard'],
    alarm: 0,
    hasDates: true,
    name: () => name,
    matches: () => none,
  };
}

/** A favourite may have left the tournament; the calendar of the others stays. */
function subjectOfTeams(snapshot: Snapshot, ids: readonly number[]): Subject {
  const known = ids.filter((id) => snapshot.teams.has(id));
  const tournament = snapshot.edition.name;
  return {
    key: `teams:${known.join()}`,
    topics: known.map((id) => `team:${id}`),
    name: (t) => t('calendar.favourites', { tournament }),
    matches: () => [...matchesOfTeams(snapshot, known), ...cancelledOfTeams(snapshot, known)],
    teamIds: known,
  };
}
