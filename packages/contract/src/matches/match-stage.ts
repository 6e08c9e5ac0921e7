import { stageCodes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id } from '../common.ts';

export const MatchStage = z.object({
  id: Id,
  nameCs: z.string(),
  nameEn: z.string(),
  stageType: z.string(),
  code: z.enum(stageCodes),
  shortNameCs: z.string(),
  shortNameEn: z.string(),
  duration: z.int().nullable(),
  startTime: z.int().nullable(),
  weight: z.int(),
});
