import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { audit, matchEvents, users } from '../../platform/database/schema/index.ts';

/** A match has some hundred entries. */
const most = 1000;

/** Audit entries of a match and its events with their authors, newest first. */
export async function findAllByMatchId(matchId: number, tx: Db | Tx) {
  const events = tx.select({ id: matchEvents.id }).from(matchEvents).where(eq(matchEvents.matchId, matchId));
  return tx
    .select({ entry: audit, firstName: users.firstName, lastName: users.lastName })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.userId))
    .where(
      or(
        and(eq(audit.subjectType, 'match'), eq(audit.subjectId, matchId)),
        and(eq(audit.subjectType, 'match-event'), inArray(audit.subjectId, events)),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(most);
}
