import { Court, PlanHappening } from '@sevenmetre/contract/plan/schemas';
import * as z from 'zod';

/** Why a version was published: the changes, and the settings that undoing restores. */
export const VersionChange = z.object({
  happenings: z.array(PlanHappening).readonly(),
  /** The courts before the change; null: unchanged. */
  courtsBefore: z.array(Court).nullable(),
  /** Revision of the settings after the change: another one means that settings were saved since. */
  settingsRevision: z.int(),
});
export type VersionChange = z.infer<typeof VersionChange>;
