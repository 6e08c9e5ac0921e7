import {
  courtLength,
  courtWidth,
  isWholeEntry,
  longestScoutedClock,
  scoutingKinds,
  shotResults,
} from '@sevenmetre/rules/scouting';
import * as z from 'zod';
import { Id } from '../common.ts';

/** One tap of a scout. When: `X-Modified-At`; which: `Idempotency-Key`. */
export const MatchScoutingBody = z
  .strictObject({
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
  })
  .refine(isWholeEntry);
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
