import { stageCodes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { Day, Id, Instant, Names } from '../common.ts';
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
  /** Of all matches, when the device called last. */
  records: count,
  /** The last call of the device. */
  seenAt: Instant,
});

const head = {
  /** The same for the same thing, whenever it is derived. */
  key: z.string(),
  since: Instant,
  /** When it becomes late, or has become so. */
  dueAt: Instant,
  taken: z.object({ userId: Id, name: z.string(), at: Instant }).nullable(),
};
const labels = z.array(z.string());
const group = { groupId: Id, groupLabel: z.string(), categoryCode: z.string() };
const score = z.int().nullable();

/** What the organiser is asked to do, by what has happened. */
export const Task = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('match-late'),
    ...head,
    match,
    hall,
    /** When the match before it in the hall ended. */
    freeSince: Instant.nullable(),
    reporter: person.nullable(),
    /** How many later matches of the hall should have begun, too. */
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
    /** Labels of the groups that wait for a place of its group. */
    waiting: labels,
  }),
  z.object({ kind: z.literal('protest'), ...head, match, team: team.nullable() }),
  z.object({
    kind: z.literal('pairs-unanswered'),
    ...head,
    /** The first of the matches. */
    match,
    matches: count,
  }),
  z.object({
    kind: z.literal('device-silent'),
    ...head,
    match,
    hall,
    reporter: person.nullable(),
    /** As the device of the hall told last; null: none has told it. */
    unsent: unsent.nullable(),
  }),
  z.object({
    kind: z.literal('device-unsent'),
    ...head,
    hall,
    reporter: person,
    unsent,
    /** The device does not call any more. */
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
    problem: z.enum(['played', 'withdrawn', 'twice']),
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

const matchNow = match.extend({
  homeScore: score,
  awayScore: score,
  stageCode: z.enum(stageCodes),
  stageStartedAt: Instant.nullable(),
  clock: RecordedClock.nullable(),
  /** Seconds. */
  halfLength: z.int(),
});

const hallLine = hall.extend({
  /** Whole minutes behind the plan; 0: on time, as far as is known. */
  late: count,
  /** What is played, or should be. */
  now: matchNow.nullable(),
  next: match.extend({ expectedAt: Instant.nullable() }).nullable(),
  /** Last contact with its reporter where nothing is heard any more. */
  silentSince: Instant.nullable(),
  /** null: its devices have sent everything, or nobody knows. */
  unsent: unsent.nullable(),
});
export type HallLine = z.infer<typeof hallLine>;

const hallReady = hall.extend({
  match,
  /** null: nobody plans them in this edition. */
  reporter: z.boolean().nullable(),
  pair: z.boolean().nullable(),
  rosters: z.boolean(),
});
export type HallReady = z.infer<typeof hallReady>;

/** The state of the tournament now, as an organiser needs it. */
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
      /** Whole minutes over all halls that are in use; null: there are none. */
      averageLate: count.nullable(),
      lateHalls: count,
    }),
    /** What becomes late first stands first, what somebody has taken stands last. */
    tasks: z.array(Task),
    /** Halls that are played in today, by code. */
    halls: z.array(hallLine),
    /** Halls whose next match is the earliest one to come; null: nothing begins within two hours. */
    next: z.object({ startsAt: Instant, halls: z.array(hallReady) }).nullable(),
    /** Those that are shown now. */
    announcements: z.array(Announcement.extend({ hallIds: z.array(Id) })),
  })
  .meta({ id: 'ControlRoom' });
export type ControlRoom = z.infer<typeof ControlRoom>;

/** `seen`: whose it was when the reader pressed; somebody else's by now is not taken over unseen. */
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
    /** Halls that it is for; empty: all of them. */
    hallIds: z.array(Id).max(200),
    /** How long it is shown, whole minutes. */
    minutes: z.int().min(5).max(1440),
    clientKey: ClientKey,
  })
  .meta({ id: 'AnnouncementBody' });
export type AnnouncementBody = z.infer<typeof AnnouncementBody>;
