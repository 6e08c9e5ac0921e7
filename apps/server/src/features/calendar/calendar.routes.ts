import { createHash } from 'node:crypto';
import { fullName } from '@sevenmetre/phrases/names';
import type { Translator } from '@sevenmetre/phrases';
import {
  calendarOf,
  headOfTeam,
  matchesOfHall,
  matchesOfReferee,
  matchesOfTeams,
} from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Match } from '@sevenmetre/rules/tournament';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Clock } from '../../platform/clock/index.ts';
import { prepare } from '../../platform/http/index.ts';
import type { Handlers, Prepared } from '../../platform/http/index.ts';
import { PreparedCache } from '../live/index.ts';
import type { Live, LiveState } from '../live/index.ts';
import { editionMissing, notReady, unknownThing } from '../results/index.ts';
import { calendarText, hallName } from './calendar-text.ts';

export interface CalendarOptions {
  readonly live: Live;
  readonly clock: Clock;
  readonly publicUrl: string | null;
}

type Ready = LiveState & { readonly snapshot: Snapshot };

/** Whose matches, how the calendar is called, and by which topics its content changes. */
interface Subject {
  readonly key: string;
  readonly topics: readonly string[];
  readonly name: (t: Translator) => string;
  readonly matches: () => readonly Match[];
}

const kept = { maxEntries: 1_000, maxBytes: 16 * 1024 * 1024 };
/** Programs ask every quarter of an hour at best; a minute in between spares the server a crowd of them. */
const cacheControl = 'public, max-age=60, stale-if-error=86400';

/** Calendars that follow the matches of a team, of a hall, of a referee, or of somebody's favourite teams. */
export function calendarHandlers(
  options: CalendarOptions,
): Handlers<'teamCalendar' | 'hallCalendar' | 'refereeCalendar' | 'teamsCalendar'> {
  const cache = new PreparedCache(kept);
  const answer = async (
    lang: Locale,
    find: (state: Ready) => Subject | null,
    unknown: ReturnType<typeof unknownThing>,
  ) => {
    const { state } = options.live.publisher;
    if (!state) return notReady;
    const { snapshot } = state;
    if (!snapshot) return editionMissing;
    const subject = find({ ...state, snapshot });
    return subject === null ? unknown : prepared(options, cache, { ...state, snapshot }, subject, lang);
  };
  return {
    teamCalendar: ({ params: { id }, query: { lang } }) =>
      answer(lang, ({ snapshot }) => subjectOfTeam(snapshot, id), unknownThing('team', `team:${id}`)),
    hallCalendar: ({ params: { id }, query: { lang } }) =>
      answer(lang, ({ snapshot }) => subjectOfHall(snapshot, id), unknownThing('hall', `hall:${id}`)),
    refereeCalendar: ({ params: { id }, query: { lang } }) =>
      answer(
        lang,
        ({ snapshot }) => subjectOfReferee(snapshot, id),
        unknownThing('referee', `referee:${id}`),
      ),
    teamsCalendar: ({ query: { lang, teams } }) =>
      answer(lang, ({ snapshot }) => subjectOfTeams(snapshot, teams), unknownThing('team', 'team:')),
  };
}

async function prepared(
  { clock, publicUrl }: CalendarOptions,
  cache: PreparedCache,
  { snapshot, versions, generation, version, words }: Ready,
  { key, topics, name, matches }: Subject,
  lang: Locale,
): Promise<{ readonly prepared: Prepared }> {
  const stamp = [
    version.epoch,
    generation,
    words.version,
    ...topics.map((topic) => versions.ofTopic(topic)),
  ].join(' ');
  const t = words.translators[lang];
  const made = await cache.get(`${lang} ${key}`, stamp, () => {
    const { timeZone } = snapshot.edition;
    const head = { name: name(t), timeZone, publicUrl };
    return prepare({
      content: calendarText(t, head, calendarOf(snapshot, matches()), clock.now()),
      contentType: 'text/calendar; charset=utf-8',
      cacheControl,
      tag: createHash('sha256').update(`${lang} ${key} ${stamp}`).digest('base64url').slice(0, 22),
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
    matches: () => matchesOfTeams(snapshot, [id]),
  };
}

function subjectOfHall(snapshot: Snapshot, id: number): Subject | null {
  const hall = snapshot.halls.get(id);
  if (!hall) return null;
  const tournament = snapshot.edition.name;
  return {
    key: `hall:${id}`,
    topics: [`hall:${id}`],
    name: (t) => t('calendar.hall', { hall: hallName(t, hall), tournament }),
    matches: () => matchesOfHall(snapshot, id),
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

/** A favourite may have left the tournament; the others keep their calendar. */
function subjectOfTeams(snapshot: Snapshot, ids: readonly number[]): Subject {
  const known = ids.filter((id) => snapshot.teams.has(id));
  const tournament = snapshot.edition.name;
  return {
    key: `teams:${known.join()}`,
    topics: known.map((id) => `team:${id}`),
    name: (t) => t('calendar.favourites', { tournament }),
    matches: () => matchesOfTeams(snapshot, known),
  };
}
