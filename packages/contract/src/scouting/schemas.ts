import {
  courtLength,
  courtWidth,
  isWholeEntry,
  longestScoutedClock,
  scoutingKinds,
  scoutingScopes,
  shotResults,
} from '@sevenmetre/rules/scouting';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { stageCodes } from '@sevenmetre/rules/vocabulary';
import { secret } from '../text.ts';

const entry = {
  kind: z.enum(scoutingKinds),
  side: z.enum(['home', 'away']),
  /** Place of a shot in decimetres: from the left sideline as the attackers see it, and from the goal line. */
  x: z.int().min(0).max(courtWidth).nullable(),
  y: z.int().min(0).max(courtLength).nullable(),
  result: z.enum(shotResults).nullable(),
  /** Entry of the match roster; not kept for the youngest categories. */
  participantId: Id.nullable(),
  /** Match clock. */
  seconds: z.int().min(0).max(longestScoutedClock).nullable(),
  /** Taken back; it stays so. */
  undone: z.boolean(),
};

/** One tap of a scout. When: `X-Modified-At`; which: `Idempotency-Key`. */
export const MatchScoutingBody = z.strictObject(entry).refine(isWholeEntry);
export type MatchScoutingBody = z.infer<typeof MatchScoutingBody>;

/** Acknowledges an entry. */
export const MatchScouting = z
  .object({
    matchId: Id,
    /** Entries of the match that are not taken back, of all devices; what two scouts have noted counts once. */
    entries: z.int(),
  })
  .meta({ id: 'MatchScouting' });
export type MatchScouting = z.infer<typeof MatchScouting>;

export const TeamScouting = z.object({
  shots: z.array(z.object({ x: z.int(), y: z.int(), result: z.enum(shotResults) })),
  saves: z.int(),
  assists: z.int(),
  turnovers: z.int(),
});

export type TeamScouting = z.infer<typeof TeamScouting>;

/** What was scouted of both teams of a match; nothing about players. */
export const MatchShots = z.object({ home: TeamScouting, away: TeamScouting }).meta({ id: 'MatchShots' });
export type MatchShots = z.infer<typeof MatchShots>;

/** What a new link opens: one match, or all of its hall and day. */
export const ScoutingLinkBody = z.strictObject({ reach: z.enum(['match', 'hall-day']) });

/** `takeBack`: what was noted with the link does not count any more. */
export const ScoutingLinkRevocation = z.strictObject({ takeBack: z.boolean() });

/** A token that is shown once. */
export const ScoutingLinkToken = z.object({ id: Id, token: z.string() }).meta({ id: 'ScoutingLinkToken' });

/** Links that open a match, newest first: open ones, and ended ones with notes that count. */
export const ScoutingLinks = z
  .object({
    links: z.array(
      z.object({
        id: Id,
        reach: z.enum(['match', 'hall-day']),
        createdAt: Instant,
        expiresAt: Instant,
        /** false: it has ended, by itself or revoked; its notes can still be taken back. */
        isOpen: z.boolean(),
        /** Notes of this match that came by it and are not taken back. */
        entries: z.int(),
      }),
    ),
  })
  .meta({ id: 'ScoutingLinks' });
export type ScoutingLinks = z.infer<typeof ScoutingLinks>;

export const ScoutingTokenBody = z.strictObject({ token: secret(200) });

export const ScoutingByLinkBody = z.strictObject({ ...entry, token: secret(200) }).refine(isWholeEntry);
export type ScoutingByLinkBody = z.infer<typeof ScoutingByLinkBody>;

const Numbers = z.array(z.object({ entryId: Id, number: z.int().nullable() }));

/** Matches that a link opens, in the order of play. */
export const ScoutingOfLink = z
  .object({
    tournament: z.string(),
    expiresAt: Instant,
    matches: z.array(
      z.object({
        id: Id,
        matchNumber: z.int(),
        /** As printed in the schedule, in the tournament's zone. */
        day: z.string().nullable(),
        time: z.string().nullable(),
        /** Name of the team; null: not known yet. */
        home: z.string().nullable(),
        away: z.string().nullable(),
        stageCode: z.enum(stageCodes),
        /** Seconds. */
        halfLength: z.int(),
        scouting: z.enum(scoutingScopes),
        /** Entries in the rosters and their jersey numbers; empty where nothing is kept per player (SO6). */
        numbers: z.object({ home: Numbers, away: Numbers }),
        /** The recorded match clock of the present stage. */
        clock: z.object({ seconds: z.int(), running: z.boolean(), at: z.int() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'ScoutingOfLink' });
export type ScoutingOfLink = z.infer<typeof ScoutingOfLink>;
