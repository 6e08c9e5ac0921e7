import { scoutingScopes } from '@sevenmetre/rules/scouting';
import * as z from 'zod';
import { Day, Id, Instant } from '../common.ts';
import { Announcement } from '../control-room/announcement.ts';
import { RosterEntries, RosterLimits, RosterSide } from '../match-rosters/schemas.ts';
import { MatchDetail } from '../matches/match-detail.ts';
import { MatchStage } from '../matches/match-stage.ts';
import { MatchTicket } from '../matches/match-ticket.ts';
import { line } from '../text.ts';
import { EventType } from '../match-events/match-event.ts';

/** All data of a match for reporting it offline. */
export const ReporterMatch = z.object({
  /** Number, teams, group, hall, stage and score; `slug` is the path of the reporter's pages. */
  ticket: MatchTicket,
  /** Events have a `clientKey`; `links` are this user's actions on the match. */
  detail: MatchDetail,
  /** null: team unknown. */
  home: RosterSide.nullable(),
  away: RosterSide.nullable(),
  /**
   * Whether the match decides who advances, so that it may have a shoot-out (MA46). Absent in data stored by
   * older releases.
   */
  isKnockout: z.boolean().optional(),
  /** Whether it is scouted, and whether players are named (SO6). Absent in data stored by older releases. */
  scouting: z.enum(scoutingScopes).optional(),
  /** The first and the second referee, if known. */
  refereeIds: z.array(Id),
  /** The organiser's score against the events. */
  official: z.object({ homeScore: z.int(), awayScore: z.int(), reason: z.string().nullable() }).nullable(),
  /** Number of events and changes from after the approval that wait for reopening. */
  waiting: z.int(),
  /** Incremented by every write to the match or its events. */
  revision: z.int(),
});
export type ReporterMatch = z.infer<typeof ReporterMatch>;

/** Data that all matches of the answer share. */
const reporterHead = {
  /** Version of the tickets' data. */
  version: z.string(),
  /** The server's clock, for the difference to the device's. */
  serverTime: Instant,
  edition: z.object({ id: Id, name: z.string(), year: z.int() }),
  /** IANA name. */
  timeZone: z.string(),
  /**
   * In the organiser's order. Types that are not offered may be in recorded events; older releases stored
   * only offered ones.
   */
  eventTypes: z.array(EventType.extend({ isOffered: z.boolean().optional() })),
  stages: z.array(MatchStage),
  /** Approved referees, those of the hall and day first. */
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
  /** Key to which a device seals PINs of signatures, SPKI in base64. Absent: nobody has a PIN, or an older release stored the data. */
  signingKey: z.string().optional(),
  /** Whom a reporter calls, from the edition's settings. Absent: no phone number is set, or an older release stored the data. */
  contact: z.object({ name: z.string().nullable(), phone: z.string() }).optional(),
  /** Announcements for the hall, oldest first. Absent in data stored by older releases. */
  announcements: z.array(Announcement).optional(),
  configuration: z.object({
    /** Position among the offered event types, from 0. */
    defaultEventTypePosition: z.int(),
    walkoverGoals: z.int(),
    rosterLimits: RosterLimits,
    /** Of a team; `seconds` of one are counted down, 0 means none. Absent in what older programs have kept. */
    timeouts: z.object({ ofMatch: z.int(), ofHalf: z.int(), seconds: z.int() }).optional(),
    /** Of a team at once; by codes of categories that differ. Absent in what older programs have kept. */
    playersOnCourt: z.object({ usual: z.int(), byCategory: z.record(z.string(), z.int()) }).optional(),
    /** Extra times of level knock-out matches; by codes of categories that differ. Absent in what older programs have kept. */
    extraTimes: z.object({ usual: z.int(), byCategory: z.record(z.string(), z.int()) }).optional(),
  }),
};

const Hall = z.object({ id: Id, code: z.string(), nameCs: z.string(), nameEn: z.string() });

export const ReporterHall = z
  .object({
    ...reporterHead,
    hall: Hall,
    /** Days with matches in the hall. */
    days: z.array(Day),
    /** The requested day; null: all. */
    day: Day.nullable(),
    /** Days on which this user may report in this hall. */
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
  /** Key of the device's previous save that was not answered yet. */
  after: line(120).nullish(),
  entries: RosterEntries,
});

/** Both sides, one, or the referees alone: absent parts stay unchanged. */
export const ReporterRosterBody = z.strictObject({
  home: SavedSide.optional(),
  away: SavedSide.optional(),
  /** The first and the second; null: none. Confirming requires the first. */
  referees: z.tuple([Id.nullable(), Id.nullable()]).optional(),
  /** Confirms both sides. */
  confirm: z.boolean().default(false),
});
export type ReporterRosterBody = z.input<typeof ReporterRosterBody>;
