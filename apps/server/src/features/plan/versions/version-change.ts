import { Court, PlanHappening } from '@sevenmetre/contract/plan/schemas';
import * as z from 'zod';

/** Why a version was published: what happened, and the settings that its undoing brings back. */
export const VersionChange = z.object({
  happenings: z.array(PlanHappening).readonly(),
  /** The courts as they were before; null: they did not change. */
  courtsBefore: z.array(Court).nullable(),
  /** Revision of the settings behind the change: other ones have been saved since where it differs. */
  settingsRevision: z.int(),
});
export type VersionChange = z.infer<typeof VersionChange>;
