import * as z from 'zod';
import { stageCodes } from '@sevenmetre/rules/vocabulary';
import { Id } from './common.ts';

export const MatchEventBody = z.strictObject({
  minute: z.int().min(0).max(999),
  second: z.int().min(0).max(59),
  /** Any text that a database can keep: an event is never refused for its clock. */
  createdTimestamp: z.string().regex(/^[\x20-\x7e]{0,40}$/),
  competitionEventTypeId: Id,
  competitionMatchParticipantId: Id.nullable().optional(),
  competitionMatchStageId: Id,
  competitionMatchStageCode: z.enum(stageCodes).optional(),
  secondaryParticipantId: Id.nullable().optional(),
  /** Needed while the player is not known yet. */
  side: z.enum(['home', 'away']).optional(),
  /** Both are accepted as a device may send back the record it got; address and headers decide. */
  id: Id.optional(),
  clientKey: z.string().max(200).optional(),
});
export type MatchEventBody = z.infer<typeof MatchEventBody>;

export const StageBody = z
  .strictObject({
    /** Reopening an approved match needs it. */
    reason: z
      .string()
      .trim()
      .regex(/^[^\0]{1,500}$/)
      .optional(),
    /** What the reporter saw when approving; another set of events on the server is refused with the difference. */
    events: z.strictObject({ count: z.int().min(0), hash: z.string().max(80) }).optional(),
  })
  .optional();
