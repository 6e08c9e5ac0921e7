import * as z from 'zod';
import { Day, Id, Instant } from '../common.ts';
import { Announcement } from '../control-room/announcement.ts';
import { EventType } from '../match-events/event-type.ts';
import { RosterEntries, RosterLimits, RosterSide } from '../match-rosters/schemas.ts';
import { MatchDetail } from '../matches/match-detail.ts';
import { MatchStage } from '../matches/match-stage.ts';
import { MatchTicket } from '../matches/match-ticket.ts';
import { line } from '../text.ts';

/** Everything of one match that a device needs to report it without a network. */
export const ReporterMatch = z.object({
  /** Number, teams, group, hall, stage and score; `slug` is the address of the reporter's pages. */
  ticket: MatchTicket,
  /** Events bear `clientKey`; `links` are what this user may do with the match. */
  detail: MatchDetail,
  /** null: the team is not known yet. */
  home: RosterSide.nullable(),
  away: RosterSide.nullable(),
  /** Whether the match decides who goes on, so that a shoot-out may decide it (MA46). Absent in what older programs have kept. */
  isKnockout: z.boolean().optional(),
  /** The first and the second, as far as they are named. */
  refereeIds: z.array(Id),
  /** The organiser's score against the events. */
  official: z.object({ homeScore: z.int(), awayScore: z.int(), reason: z.string().nullable() }).nullable(),
  /** Events and changes that came after the approval and wait for reopening. */
  waiting: z.int(),
  /** Grows with every write to the match or its events. */
  revision: z.int(),
});
export type ReporterMatch = z.infer<typeof ReporterMatch>;

/** The same for every match of the answer. */
const reporterHead = {
  /** Of the data that tickets were made from. */
  version: z.string(),
  /** The server's clock to the second, for the difference to the device's. */
  serverTime: Instant,
  edition: z.object({ id: Id, name: z.string(), year: z.int() }),
  /** IANA name. */
  timeZone: z.string(),
  /** In the organiser's order. Those without a button may still have been recorded; older programs have kept only those with one. */
  eventTypes: z.array(EventType.extend({ isOffered: z.boolean().optional() })),
  stages: z.array(MatchStage),
  /** Approved ones, those of the hall and day first. */
  referees: z.array(
    z.object({
      id: Id,
      firstName: z.string(),
      lastName: z.string(),
      countryCode: z.string().nullable(),
      /** Assigned to this hall on this day. */
      here: z.boolean(),
    }),
  ),
  /** What the organiser tells the hall, oldest first. Absent in what older programs have kept. */
  announcements: z.array(Announcement).optional(),
  configuration: z.object({
    /** Position among the event types that are offered, from 0. */
    defaultEventTypePosition: z.int(),
    walkoverGoals: z.int(),
    rosterLimits: RosterLimits,
    /** Of a team at once; by codes of categories that differ. Absent in what older programs have kept. */
    /** Of a team; `seconds` of one are counted down, 0 means none. Absent in what older programs have kept. */
    timeouts: z.object({ ofMatch: z.int(), ofHalf: z.int(), seconds: z.int() }).optional(),
    playersOnCourt: z.object({ usual: z.int(), byCategory: z.record(z.string(), z.int()) }).optional(),
  }),
};

const Hall = z.object({ id: Id, code: z.string(), nameCs: z.string(), nameEn: z.string() });

export const ReporterHall = z
  .object({
    ...reporterHead,
    hall: Hall,
    /** Days on which the hall is played in. */
    days: z.array(Day),
    /** The one that was asked for; null: all of them. */
    day: Day.nullable(),
    /** Days on which this user may write in this hall. */
    assignedDays: z.array(Day),
    matches: z.array(ReporterMatch),
  })
  .meta({ id: 'ReporterHall' });
export type ReporterHall = z.infer<typeof ReporterHall>;

export const ReporterMatchBody = z
  .object({ ...reporterHead, match: ReporterMatch })
  .meta({ id: 'ReporterMatch' });
export type ReporterMatchBody = z.infer<typeof ReporterMatchBody>;

const SavedSide = z.strictObject({
  revision: z.int().min(0),
  /** Key of an own save on top of that revision, of which there was no answer yet. */
  after: line(120).nullish(),
  entries: RosterEntries,
});

/** Both sides, one of them, or the referees alone: what is left out stays. */
export const ReporterRosterBody = z.strictObject({
  home: SavedSide.optional(),
  away: SavedSide.optional(),
  /** The first and the second; null: nobody. Confirming needs the first. */
  referees: z.tuple([Id.nullable(), Id.nullable()]).optional(),
  /** Confirms both sides. */
  confirm: z.boolean().default(false),
});
export type ReporterRosterBody = z.input<typeof ReporterRosterBody>;
