import { signatureMoments, signatureRoles, signatureWays } from '@sevenmetre/rules/match';
import { scoutingKinds, shotResults } from '@sevenmetre/rules/scouting';
import { sides, stageCodes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant, TimeOfDay } from '../common.ts';

const Person = z.object({
  /** Roster entry, as events name it. */
  id: Id,
  number: z.int().nullable(),
  /** null: shown by number only. */
  name: z.string().nullable(),
  /** Of the federation; '' without one. */
  licence: z.string(),
  goals: z.int(),
  sevenMetreGoals: z.int(),
  sevenMetreThrows: z.int(),
  yellow: z.int(),
  /** Match clock of each suspension, seconds. */
  suspensions: z.array(z.int()),
  red: z.int(),
  blue: z.int(),
  /** Match clock of each card, seconds. */
  yellowAt: z.array(z.int()),
  redAt: z.array(z.int()),
  blueAt: z.array(z.int()),
  shootoutGoals: z.int(),
});

const Team = z.object({
  name: z.string(),
  players: z.array(Person),
  officials: z.array(Person),
  /** Match clock of each time-out, seconds. */
  timeouts: z.array(z.int()),
});

const Score = z.object({ home: z.int(), away: z.int() });

const MatchRecordBody = z.object({
  id: Id,
  number: z.int(),
  /** In the tournament's zone. */
  day: Day.nullable(),
  time: TimeOfDay.nullable(),
  hall: z.string().nullable(),
  court: z.string().nullable(),
  category: z.string().nullable(),
  group: z.string().nullable(),
  /** Seconds. */
  halfLength: z.int(),
  /** First throw-off and final whistle. */
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  approvedAt: Instant.nullable(),
  score: Score.nullable(),
  halfTime: Score.nullable(),
  /** Score after each part by the events; null: it was not reached. Goals of the shoot-out are its own ones. */
  parts: z.object({
    regular: Score.nullable(),
    extra1: Score.nullable(),
    extra2: Score.nullable(),
    shootout: Score.nullable(),
  }),
  endedInShootout: z.boolean(),
  /** Decided in an extra time, without a shoot-out. */
  endedInExtraTime: z.boolean(),
  walkOver: z.string().nullable(),
  home: Team,
  away: Team,
  /** In the order of the match clock, with the score after each. */
  events: z.array(
    z.object({
      stage: z.enum(stageCodes),
      minute: z.int(),
      second: z.int(),
      type: z.string(),
      side: z.enum(sides),
      personId: Id.nullable(),
      secondPersonId: Id.nullable(),
      score: Score,
    }),
  ),
  referees: z.array(z.string()),
  /** Licence numbers of the referees in the same order; empty: unknown. */
  refereeLicences: z.array(z.string()),
  table: z.array(z.string()),
  remarks: z.string(),
  protest: z.string(),
  injuries: z.string(),
  /** null: not counted. */
  spectators: z.int().nullable(),
  /** Of blue cards; an empty text follows later. */
  writtenReports: z.array(
    z.object({
      side: z.enum(sides),
      personId: Id.nullable(),
      text: z.string(),
      follows: z.boolean(),
      name: z.string(),
    }),
  ),
  signatures: z.array(
    z.object({
      moment: z.enum(signatureMoments),
      role: z.enum(signatureRoles),
      way: z.enum(signatureWays),
      name: z.string(),
      remark: z.string(),
      isVerified: z.boolean().nullable(),
      score: Score.nullable(),
    }),
  ),
  /** What was scouted beside the record, and is no part of it. Absent: nothing. */
  scouting: z.exactOptional(
    z.array(
      z.object({
        kind: z.enum(scoutingKinds),
        side: z.enum(sides),
        /** Decimetres, as in `matchShots`. */
        x: z.int().nullable(),
        y: z.int().nullable(),
        result: z.enum(shotResults).nullable(),
        /** null: unknown, or one of the two youngest ages. */
        personId: Id.nullable(),
        /** Match clock. */
        seconds: z.int().nullable(),
      }),
    ),
  ),
  /** The newest sealed version; null: not approved. */
  sealed: z.object({ version: z.int(), code: z.string(), fingerprint: z.string(), at: Instant }).nullable(),
});
export type MatchRecordBody = z.infer<typeof MatchRecordBody>;

/** Records of matches for federations. A new version of the format adds fields only. */
export const MatchRecords = z
  .object({
    format: z.literal('sevenmetre-match-records'),
    version: z.literal(1),
    edition: z.object({ name: z.string(), year: z.int(), timeZone: z.string() }),
    matches: z.array(MatchRecordBody),
  })
  .meta({ id: 'MatchRecords' });
export type MatchRecords = z.infer<typeof MatchRecords>;
