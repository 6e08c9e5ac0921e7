import * as z from 'zod';
import { Id } from '../common.ts';

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
