import { createHash } from 'node:crypto';
import { fullName, hallWithCode, opponentName } from '@sevenmetre/phrases/names';
import type { Translator } from '@sevenmetre/phrases';
import {
  calendarOf,
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
import { prepare } from '../../platform/http/index.ts';
import type { Call, Handlers, Prepared } from '../../platform/http/index.ts';
import type { Archive, LoadedEdition } from '../archive/index.ts';
import { PreparedCache } from '../live/index.ts';
import { editionMissing, notReady, topicUnknown } from '../results/index.ts';
import { calendarText } from './calendar-text.ts';
import { conditionalOf } from './conditional-entries.ts';

export interface CalendarOptions {
  readonly archive: Pick<Archive, 'stateOf'>;
  readonly clock: Clock;
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
  const cache = new PreparedCache(kept);
  const answerIn = async (
    state: LoadedEdition | 'not-ready' | null,
    lang: Locale,
    find: (snapshot: Snapshot) => Subject | ReturnType<typeof topicUnknown>,
  ) => {
    if (state === 'not-ready') return notReady;
    if (state === null) return editionMissing;
    const subject = find(state.snapshot);
    return 'status' in subject ? subject : prepared(options, cache, state, subject, lang);
  };
  const answer = async (
    kind: keyof typeof subjects,
    { params: { id }, query: { edition, lang } }: Pick<Call<'teamCalendar'>, 'params' | 'query'>,
  ) => {
    const topic = `${kind}:${id}`;
    return answerIn(
      await options.archive.stateOf(edition ?? null, [topic]),
      lang,
      (snapshot) => subjects[kind](snapshot, id) ?? topicUnknown(kind, topic),
    );
  };
  return {
    teamCalendar: (call) => answer('team', call),
    matchCalendar: (call) => answer('match', call),
    hallCalendar: (call) => answer('hall', call),
    refereeCalendar: (call) => answer('referee', call),
    teamsCalendar: async ({ query: { lang, teams } }) =>
      answerIn(await stateOfTeams(options, teams), lang, (snapshot) => subjectOfTeams(snapshot, teams)),
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

async function prepared(
  { clock, publicUrl }: CalendarOptions,
  cache: PreparedCache,
  { snapshot, versions, generation, version, words }: LoadedEdition,
  { key, topics, name, matches, teamIds = [] }: Subject,
  lang: Locale,
): Promise<{ readonly prepared: Prepared }> {
  const stamp = [
    version.epoch,
    generation,
    words.version,
    ...topics.map((topic) => versions.ofTopic(topic)),
  ].join(' ');
  const t = words.translators[lang];
  const made = await cache.get(`${snapshot.edition.id} ${lang} ${key}`, stamp, () => {
    const { timeZone } = snapshot.edition;
    const head = { name: name(t), timeZone, publicUrl };
    return prepare({
      content: calendarText(
        t,
        head,
        { certain: calendarOf(snapshot, matches()), conditional: conditionalOf(snapshot, teamIds) },
        clock.now(),
      ),
      contentType: 'text/calendar; charset=utf-8',
      cacheControl,
      tag: createHash('sha256')
        .update(`${snapshot.edition.id} ${lang} ${key} ${stamp}`)
        .digest('base64url')
        .slice(0, 22),
      headers: { 'content-disposition': 'inline; filename="matches.ics"' },
    });
  });
  return { prepared: made };
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
