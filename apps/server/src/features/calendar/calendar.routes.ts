import { createHash } from 'node:crypto';
import { fullName, hallWithCode, opponentName } from '@sevenmetre/phrases/names';
import type { Translator } from '@sevenmetre/phrases';
import {
  cancelledOfHall,
  cancelledOfTeams,
  headOfTeam,
  matchesOfHall,
  matchesOfReferee,
  matchesOfTeams,
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
  /** false: entries have no alarm. */
  readonly reminds?: boolean;
}

const kept = { maxEntries: 1_000, maxBytes: 16 * 1024 * 1024 };
/**
 * Programs refresh every quarter of an hour at most; one minute of caching protects the server from many at
 * once.
 */
const cacheControl = 'public, max-age=60, stale-if-error=86400';

/** Calendars of a team, match, hall, referee or favourite teams. */
export function calendarHandlers(
  options: CalendarOptions,
): Handlers<'teamCalendar' | 'matchCalendar' | 'hallCalendar' | 'refereeCalendar' | 'teamsCalendar'> {
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
  return {
    teamCalendar: (call) => answer('team', call),
    matchCalendar: (call) => answer('match', call),
    hallCalendar: (call) => answer('hall', call),
    refereeCalendar: (call) => answer('referee', call),
    teamsCalendar: async (call) =>
      answerIn(await stateOfTeams(options, call.query.teams), call, (snapshot) =>
        subjectOfTeams(snapshot, call.query.teams),
      ),
  };
}

type Asking = Pick<Call<'teamsCalendar'>, 'request'> & { readonly query: { readonly lang: Locale } };

/** Finds a calendar in an edition and prepares it, unless a cache holds it. */
function createAnswers(options: CalendarOptions) {
  const cache = new PreparedCache(kept);
  const events = new CalendarEvents(options);
  return async (
    state: LoadedEdition | 'not-ready' | null,
    { query: { lang }, request }: Asking,
    find: (snapshot: Snapshot) => Subject | ReturnType<typeof topicUnknown>,
  ) => {
    if (state === 'not-ready') return notReady;
    if (state === null) return editionMissing;
    const subject = find(state.snapshot);
    if ('status' in subject) return subject;
    const key = `${state.snapshot.edition.id} ${lang} ${subject.key}`;
    const stamp = topicStamp(state, subject.topics);
    const prepared = await cache.get(key, stamp, () =>
      options.allowance.spend(networkOf(request.ip), costs.calendar, () =>
        prepareCalendar(events, state, subject, { lang, tag: `${key} ${stamp}` }),
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
  { name, matches, teamIds = [], reminds = true }: Subject,
  { lang, tag }: { readonly lang: Locale; readonly tag: string },
): Promise<Prepared> {
  const t = state.words.translators[lang];
  const texts = await events.of(state, lang, { matches: matches(), teamIds, reminds });
  const head = { name: name(t), timeZone: state.snapshot.edition.timeZone };
  return prepare({
    content: calendarText(t, head, texts),
    contentType: 'text/calendar; charset=utf-8',
    cacheControl,
    tag: createHash('sha256').update(tag).digest('base64url').slice(0, 22),
    headers: { 'content-disposition': 'inline; filename="matches.ics"' },
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
    reminds: false,
    name: (t) => t('calendar.hall', { hall: hallWithCode(hall, t.locale), tournament }),
    matches: () => [...matchesOfHall(snapshot, id), ...cancelledOfHall(snapshot, id)],
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
