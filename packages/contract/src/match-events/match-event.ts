import { stageCodes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';

export const EventType = z.object({
  id: Id,
  nameCs: z.string(),
  nameEn: z.string(),
  code: z.string(),
  category: z.string(),
  shortName: z.string(),
  penaltyMatchStop: z.boolean(),
  penaltyDuration: z.int(),
  scoreIncrease: z.int(),
  secondaryParticipantAllowed: z.boolean(),
});

export const MatchEvent = z.object({
  id: Id,
  minute: z.int(),
  second: z.int(),
  createdTimestamp: Instant,
  competitionEventTypeId: Id,
  competitionMatchParticipantId: Id.nullable(),
  competitionMatchStageId: Id,
  competitionMatchStageCode: z.enum(stageCodes),
  secondaryParticipantId: Id.nullable(),
  side: z.enum(['home', 'away']),
  /** For writers only: the key under which the device recorded it. */
  clientKey: z.string().optional(),
});
