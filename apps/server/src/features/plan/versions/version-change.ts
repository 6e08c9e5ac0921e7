import { Court, PlanHappening } from '@sevenmetre/contract/plan/schemas';
import * as z from 'zod';
import { PublicChange } from '../../live/index.ts';

/** Why a version was published and what it tells visitors, with the settings that undoing restores. */
export const VersionChange = z.object({
  /** null: a draft that was published while matches were played. */
  happenings: z.array(PlanHappening).readonly().nullable(),
  /** The courts before the change; null: unchanged. */
  courtsBefore: z.array(Court).nullable(),
  /** Revision of the settings after the change: another one means that settings were saved since. */
  settingsRevision: z.int(),
  /** What visitors read on the pages of matches and halls; left out in versions of older programs. */
  forVisitors: PublicChange.optional(),
});
export type VersionChange = z.infer<typeof VersionChange>;
