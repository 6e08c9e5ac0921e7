import { fullName, hallWithCode, opponentName } from '@sevenmetre/phrases/names';
import { aboutAhead, conditionOf, decidingOpponent, meetingOf } from '@sevenmetre/phrases/team-ahead';
import type { Translator } from '@sevenmetre/phrases';
import { oneLine } from '@sevenmetre/rules/language';
import type { Edition } from '@sevenmetre/rules/tournament';
import type { CalendarEntry, TeamAhead, TeamSlice } from '@sevenmetre/rules/snapshot';
import ical, { escape, ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ICalEventData } from 'ical-generator';
import { millisecondsOfDay } from '@sevenmetre/rules/dates';

export interface CalendarHead {
  readonly name: string;
  /** IANA name of the tournament's zone, for programs that show it; times are UTC. */
  readonly timeZone: string;
}

/** A match that a team plays if something happens first. */
export interface ConditionalEntry {
  readonly entry: CalendarEntry;
  readonly ahead: TeamAhead;
  readonly slice: Pick<TeamSlice, 'team' | 'matches'>;
}

/** Seconds after which programs that support it refresh. */
const refreshSeconds = 15 * 60;
/** Added to the playing time, for breaks. */
const breakSeconds = 5 * 60;

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/**
 * Events as iCalendar (RFC 5545).
 *
 * @param events texts made by `eventText` and `conditionalEventText`
 */
export function calendarText(t: Translator, head: CalendarHead, events: readonly string[]): string {
  const calendar = ical({
    // The library does not escape this text.
    name: escape(oneLine(head.name), false),
    prodId: { company: 'Sevenmetre', product: 'Matches', language: t.locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  calendar.x('X-WR-TIMEZONE', head.timeZone);
  const text = calendar.toString();
  const end = text.lastIndexOf(endOfCalendar);
  return [text.slice(0, end), ...events, text.slice(end)].join('');
}

const endOfCalendar = 'END:VCALENDAR';
const endOfEvent = 'END:VEVENT\r\n';

/** The folded lines of an event, with the last line break. */
function textOfEvent(event: ICalEventData): string {
  const calendar = ical();
  calendar.createEvent(event);
  const text = calendar.toString();
  return text.slice(text.indexOf('BEGIN:VEVENT'), text.lastIndexOf(endOfEvent) + endOfEvent.length);
}

export interface EventOptions {
  /** Where the matches' pages are, without a slash at the end; null: no addresses. */
  readonly publicUrl: string | null;
  /** Minutes before a coming match at which the reader is reminded; 0: never. */
  readonly alarm: number;
}

/**
 * A match as an event.
 * @param stamp when the data were read, UTC
 */
export function eventText(t: Translator, options: EventOptions, entry: CalendarEntry, stamp: Date): string {
  return textOfEvent(eventOf(t, options, entry, stamp));
}

/** The same for a match that a team may play. */
export function conditionalEventText(
  t: Translator,
  options: EventOptions,
  one: ConditionalEntry,
  stamp: Date,
): string {
  return textOfEvent(conditionalEventOf(t, options, one, stamp));
}

/**
 * The days of a tournament and the deadlines before it, an event each.
 * @param stamp when the data were read, UTC
 */
export function dateTexts(
  t: Translator,
  { publicUrl, alarm }: EventOptions,
  { id, name, year, city, startDate, endDate, deadlines = [] }: Edition,
  stamp: Date,
): string[] {
  const cup = oneLine(`${name} ${year}`);
  const frame = { stamp, ...(publicUrl === null ? {} : { url: `${publicUrl}/results` }) };
  // The end of a day that is whole is the day after it.
  const after = new Date(Date.parse(endDate) + millisecondsOfDay);
  const days = {
    ...frame,
    id: `edition-${id}@${hostOf(publicUrl)}`,
    start: new Date(startDate),
    end: after,
    allDay: true,
    timezone: 'UTC',
    summary: cup,
    ...(city === null ? {} : { location: oneLine(city) }),
  };
  const ends = deadlines.map(({ kind, at }) => {
    const summary = oneLine(`${t(`results.dashboard.prelude.deadline.${kind}`)} · ${cup}`);
    // Without an end: one has to be later than the start (RFC 5545, 3.8.2.2).
    return {
      ...frame,
      id: `edition-${id}-${kind}@${hostOf(publicUrl)}`,
      start: new Date(at),
      summary,
      alarms: alarm > 0 ? [reminderOf(alarm, summary)] : [],
    };
  });
  return [days, ...ends].map(textOfEvent);
}

function eventOf(t: Translator, { publicUrl, alarm }: EventOptions, entry: CalendarEntry, stamp: Date) {
  const { ticket, startsAt, playingTime } = entry;
  const isComing = ticket.stageCode === 'not_started' && entry.status !== 'cancelled';
  const start = new Date(startsAt);
  return {
    id: `match-${ticket.id}@${hostOf(publicUrl)}`,
    sequence: entry.sequence,
    stamp,
    start,
    end: new Date(start.getTime() + (playingTime + breakSeconds) * 1000),
    summary: oneLine(summaryOf(t, ticket)),
    alarms: alarm > 0 && isComing ? [reminderOf(alarm, oneLine(summaryOf(t, ticket)))] : [],
    description: oneLine(aboutOf(t, ticket)),
    status: statuses[entry.status],
    ...locationOf(t, entry),
    ...(publicUrl === null ? {} : { url: `${publicUrl}/results/match/${ticket.id}` }),
  };
}

function reminderOf(minutes: number, description: string) {
  return { type: ICalAlarmType.display as const, triggerBefore: minutes * 60, description };
}

/** This entry disappears when it is decided: the match is then a certain entry with another uid. */
function conditionalEventOf(t: Translator, options: EventOptions, one: ConditionalEntry, stamp: Date) {
  const { entry, ahead, slice } = one;
  const name = `${entry.ticket.id}-if-${slice.team.id}-${encodeURIComponent(ahead.group.slug)}-${ahead.standing}`;
  return {
    ...eventOf(t, options, entry, stamp),
    id: `match-${name}@${hostOf(options.publicUrl)}`,
    summary: oneLine(conditionalSummaryOf(t, one)),
    alarms: [],
    status: ICalEventStatus.TENTATIVE,
  };
}

function conditionalSummaryOf(t: Translator, { ahead, slice }: ConditionalEntry): string {
  const about = ahead.against ? meetingOf(t, ahead, ahead.against) : null;
  return t('calendar.conditional', {
    condition: conditionOf(t, ahead, decidingOpponent(slice, ahead.group.slug)),
    what: [aboutAhead(t, ahead), about].filter((part) => part !== null).join(' · '),
    team: fullName(slice.team),
  });
}

/** Distinguishes matches of two portals in one calendar (RFC 7986, 5.3). */
function hostOf(publicUrl: string | null): string {
  return publicUrl === null ? 'sevenmetre' : new URL(publicUrl).host;
}

/** The hall with its address; the coordinates are for programs with a map. */
function locationOf(t: Translator, { ticket, address, point }: CalendarEntry) {
  if (ticket.hall === null) return {};
  const where = address === null || address === '' ? [] : [address];
  return {
    location: {
      title: oneLine([hallWithCode(ticket.hall, t.locale), ...where].join(', ')) || '–',
      ...(point === null ? {} : { geo: { lat: point.lat, lon: point.lng } }),
    },
  };
}

function summaryOf(t: Translator, ticket: CalendarEntry['ticket']): string {
  const { home, away, homeScore, awayScore, category, stageCode } = ticket;
  const who = {
    category: ticket.group?.label ?? category ?? '',
    home: opponentName(t, home),
    away: opponentName(t, away),
  };
  if (stageCode !== 'finished' || homeScore === null || awayScore === null) return t('calendar.summary', who);
  return t('calendar.summaryPlayed', {
    ...who,
    homeScore: String(homeScore),
    awayScore: String(awayScore),
  });
}

function aboutOf(t: Translator, { matchNumber, group }: CalendarEntry['ticket']): string {
  const number = String(matchNumber);
  if (group === null) return t('calendar.aboutAlone', { number });
  return t(group.bracket ? 'calendar.aboutBracket' : 'calendar.about', { number, group: group.label });
}
