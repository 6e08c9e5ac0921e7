import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { matchEvents } from '../../platform/database/schema/index.ts';

/** Removes these roster entries from deleted events. */
export async function forgetEntries(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length === 0) return;
  const { participantId, secondaryParticipantId } = matchEvents;
  await tx
    .update(matchEvents)
    .set({ participantId: null })
    .where(inArray(participantId, [...ids]));
  await tx
    .update(matchEvents)
    .set({ secondaryParticipantId: null })
    .where(inArray(secondaryParticipantId, [...ids]));
}
