import { stageCodes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { Day, DayTime, Id, Instant, Names, TimeOfDay } from '../common.ts';
import { ClientKey } from '../invoices/amounts.ts';
import { RecordedClock } from '../matches/match-ticket.ts';
import { paragraphs } from '../text.ts';
import { Announcement } from './announcement.ts';

const count = z.int().nonnegative();
const hall = z.object({ id: Id, code: z.string(), ...Names });
const person = z.object({ name: z.string(), phone: z.string().nullable() });
const team = z.object({ id: Id, clubId: Id, name: z.string(), categoryCode: z.string() });

const match = z.object({
  id: Id,
  matchNumber: z.int(),
  slug: z.string(),
  groupLabel: z.string().nullable(),
  categoryCode: z.string().nullable(),
  startsAt: Instant.nullable(),
});
export type TaskMatch = z.infer<typeof match>;

const unsent = z.object({
  /** Unsent records of all matches at the device's last call. */
  records: count,
  /** The last call of the device. */
  seenAt: Instant,
});

const head = {
  /** Stable key: the same task always has the same one. */
  key: z.string(),
  since: Instant,
  /** When it becomes late, or became late. */
  dueAt: Instant,
  taken: z.object({ userId: Id, name: z.string(), at: Instant }).nullable(),
};
const labels = z.array(z.string());
const group = { groupId: Id, groupLabel: z.string(), categoryCode: z.string() };
const score = z.int().nullable();

/** Tasks for the organiser, by cause. */
export const Task = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('match-late'),
    ...head,
    match,
    hall,
    /** End of the previous match in the hall. */
    freeSince: Instant.nullable(),
    reporter: person.nullable(),
    /** Number of later matches in the hall that should have begun too. */
    more: count,
  }),
  z.object({ kind: z.literal('reporter-missing'), ...head, match, hall }),
  z.object({ kind: z.literal('pair-missing'), ...head, match, hall, reporter: person.nullable() }),
  z.object({
    kind: z.literal('result-waiting'),
    ...head,
    match,
    hall: hall.nullable(),
    homeScore: score,
    awayScore: score,
    /** Labels of groups that wait for a place of its group. */
    waiting: labels,
  }),
  z.object({ kind: z.literal('replay'), ...head, match, hall: hall.nullable() }),
  z.object({
    kind: z.literal('protest'),
    ...head,
    match,
    /** From 1, in the order in which the protests of the match were recorded. */
    number: count,
    team: team.nullable(),
  }),
  z.object({
    kind: z.literal('pairs-unanswered'),
    ...head,
    /** The first of the matches. */
    match,
    matches: count,
  }),
  z.object({
    kind: z.literal('pairs-none'),
    ...head,
    /** Still to come today. */
    matches: count,
  }),
  z.object({
    kind: z.literal('device-silent'),
    ...head,
    match,
    hall,
    reporter: person.nullable(),
    /** Last report of a device in the hall; null: none. */
    unsent: unsent.nullable(),
  }),
  z.object({
    kind: z.literal('device-unsent'),
    ...head,
    hall,
    reporter: person,
    unsent,
    /** Whether the device has stopped calling. */
    isLost: z.boolean(),
  }),
  z.object({ kind: z.literal('lots'), ...head, ...group, teams: z.array(team), next: match.nullable() }),
  z.object({
    kind: z.literal('seat'),
    ...head,
    groupId: Id.nullable(),
    groupLabel: z.string().nullable(),
    categoryCode: z.string().nullable(),
    team: team.nullable(),
    problem: z.enum(['played', 'walkover', 'withdrawn', 'nobody', 'twice', 'clash']),
    /** Groups in which the team can't sit at the same time. */
    clashesWith: z.array(z.string()),
    next: match.nullable(),
  }),
  z.object({
    kind: z.literal('group-closed'),
    ...head,
    ...group,
    by: z.string().nullable(),
    reason: z.string().nullable(),
    waiting: labels,
  }),
  z.object({
    kind: z.literal('team-absent'),
    ...head,
    team,
    match,
    hall: hall.nullable(),
    /** Matches of the team today. */
    matches: count,
    phone: z.string().nullable(),
  }),
]);
export type Task = z.infer<typeof Task>;

const hallMatch = match.extend({
  /** null: the seat is still open. */
  home: z.string().nullable(),
  away: z.string().nullable(),
});

const matchNow = hallMatch.extend({
  homeScore: score,
  awayScore: score,
  stageCode: z.enum(stageCodes),
  stageStartedAt: Instant.nullable(),
  clock: RecordedClock.nullable(),
  /** Seconds. */
  halfLength: z.int(),
});

/** A reporter's device in a hall, as it reported itself last. */
const device = z.object({
  /** Id of its session. */
  id: Id,
  /** Who is signed in on it. */
  user: person,
  /** Unsent records of all its matches. */
  unsent: count,
  /** The last call of the device. */
  seenAt: Instant,
  /** Percent; null: its browser does not tell. */
  battery: z.int().min(0).max(100).nullable(),
  /** Release of its program; null: an older one. */
  release: z.string().nullable(),
});

const hallLine = hall.extend({
  /** Delay in whole minutes; 0: on time, as far as known. */
  late: count,
  /** The match that is played, or should be. */
  now: matchNow.nullable(),
  next: hallMatch.extend({ expectedAt: Instant.nullable() }).nullable(),
  /** Last contact with its reporter, if there is none any more; null otherwise. */
  silentSince: Instant.nullable(),
  /** The reporter to call in a silent hall. */
  reporter: person.nullable(),
  /** In the tournament's zone; null: no change of the schedule has closed the hall now. */
  closedUntil: DayTime.nullable(),
  /** A change of the schedule closes the hall later today. */
  closesAt: TimeOfDay.nullable(),
  /** null: all devices have sent everything, or there are no reports. */
  unsent: unsent.nullable(),
  /** Devices that have called within a day, the latest call first. */
  devices: z.array(device),
});
export type HallLine = z.infer<typeof hallLine>;

const hallReady = hall.extend({
  match,
  /** null: reporters are not assigned in this edition. */
  reporter: z.boolean().nullable(),
  pair: z.boolean().nullable(),
  rosters: z.boolean(),
});
export type HallReady = z.infer<typeof hallReady>;

/** The present state of the tournament for organisers. */
export const ControlRoom = z
  .object({
    now: Instant,
    timeZone: z.string(),
    day: Day,
    /** Whether anything is played today. */
    playsToday: z.boolean(),
    /** In the organiser's order. */
    categories: z.array(CategoryHead),
    figures: z.object({
      live: count,
      played: count,
      matches: count,
      /** Whole minutes, the average over all halls in use; null: none. */
      averageLate: count.nullable(),
      lateHalls: count,
    }),
    /** Most urgent first, taken tasks last. */
    tasks: z.array(Task),
    /** Halls with matches today, by code. */
    halls: z.array(hallLine),
    /** Halls with the earliest coming match; null: none begins within two hours. */
    next: z.object({ startsAt: Instant, halls: z.array(hallReady) }).nullable(),
    /** Announcements that are shown now. */
    announcements: z.array(Announcement.extend({ hallIds: z.array(Id) })),
  })
  .meta({ id: 'ControlRoom' });
export type ControlRoom = z.infer<typeof ControlRoom>;

/** `seen`: the holder when the page was read; refused if another user has taken the task since. */
export const TaskTakeBody = z
  .strictObject({
    key: z.string().regex(/^[\w:-]{1,80}$/),
    take: z.boolean(),
    seen: Id.nullable(),
  })
  .meta({ id: 'TaskTakeBody' });
export type TaskTakeBody = z.infer<typeof TaskTakeBody>;

const announced = paragraphs(280).trim().min(1);

export const AnnouncementBody = z
  .strictObject({
    textCs: announced,
    textEn: announced,
    /** Halls; empty: all. */
    hallIds: z.array(Id).max(200),
    /** Duration in whole minutes. */
    minutes: z.int().min(5).max(1440),
    clientKey: ClientKey,
  })
  .meta({ id: 'AnnouncementBody' });
export type AnnouncementBody = z.infer<typeof AnnouncementBody>;
