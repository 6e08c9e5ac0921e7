import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { audit, editions, participants } from '../../platform/database/schema/index.ts';

/** What stands where a name was. */
const erased = '–';

/** Takes names and birth dates from all participants of an edition, and from what was written down about them. */
export async function erase(editionId: number, at: Date, tx: Tx): Promise<void> {
  const own = tx
    .select({ id: participants.id })
    .from(participants)
    .where(eq(participants.editionId, editionId));
  await tx
    .update(participants)
    .set({ firstName: erased, lastName: erased, birthDate: null, gender: null })
    .where(eq(participants.editionId, editionId));
  await tx
    .update(audit)
    .set({ before: null, after: null })
    .where(and(eq(audit.subjectType, 'participant'), inArray(audit.subjectId, own)));
  await tx.update(editions).set({ namesErasedAt: at }).where(eq(editions.id, editionId));
}
