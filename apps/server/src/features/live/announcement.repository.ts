import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Announcement } from '@sevenmetre/rules/tournament';
import type { Tx } from '../../platform/database/index.ts';
import { announcements } from '../../platform/database/schema/index.ts';
import { utcText } from '../competition/index.ts';

/** Announcements for halls, oldest first; clients hide those that have ended. */
export async function findOpenAnnouncements(editionId: number, tx: Tx): Promise<Map<number, Announcement>> {
  const rows = await tx
    .select()
    .from(announcements)
    .where(and(eq(announcements.editionId, editionId), gt(announcements.endsAt, sql`now()`)))
    .orderBy(asc(announcements.id));
  return new Map(
    rows.map(({ id, textCs, textEn, hallIds, startsAt, endsAt }) => [
      id,
      { id, textCs, textEn, hallIds, startsAt: utcText(startsAt), endsAt: utcText(endsAt) },
    ]),
  );
}
