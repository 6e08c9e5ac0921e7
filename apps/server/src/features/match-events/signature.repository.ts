import { and, eq, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { StandingSignature } from '@sevenmetre/contract/match-events/schemas';
import { standingStatements } from '@sevenmetre/rules/match';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  editions,
  matches,
  matchReports,
  matchSignatures,
  writtenReports,
} from '../../platform/database/schema/index.ts';

export type MatchSignatureRow = typeof matchSignatures.$inferSelect;

/** All signatures of a match, also those that do not stand any more. */
export function findAllByMatchId(matchId: number, tx: Tx): Promise<MatchSignatureRow[]> {
  return tx.select().from(matchSignatures).where(eq(matchSignatures.matchId, matchId));
}

/** Whether a signature with this key is stored. */
export async function isKnown(matchId: number, key: string | undefined, db: Db): Promise<boolean> {
  if (key === undefined) return false;
  const { id, clientKey } = matchSignatures;
  const rows = await db
    .select({ id })
    .from(matchSignatures)
    .where(and(eq(matchSignatures.matchId, matchId), eq(clientKey, key)));
  return rows.length > 0;
}

export async function insert(
  values: typeof matchSignatures.$inferInsert,
  tx: Tx,
): Promise<MatchSignatureRow> {
  const [row] = await tx.insert(matchSignatures).values(values).returning();
  if (!row) throw new Error('an insert returns its row');
  return row;
}

/** A signature as answers to writers carry it. */
export function toStandingSignature(row: MatchSignatureRow): StandingSignature {
  const { clientKey: key, moment, role, way, name, remark, isVerified, device } = row;
  const { homeScore: home, awayScore: away } = row;
  const score = home === null || away === null ? null : { home, away };
  const recordedAt = row.recordedAt.getTime();
  return { key, moment, role, way, name, remark, score, isVerified, recordedAt, device };
}

/** Signatures that stand, of each of the matches. */
export async function findStandingSignatures(
  matchIds: readonly number[],
  tx: Tx,
): Promise<ReadonlyMap<number, readonly StandingSignature[]>> {
  if (matchIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(matchSignatures)
    .where(inArray(matchSignatures.matchId, [...matchIds]));
  const byMatch = Map.groupBy(rows, ({ matchId }) => matchId);
  return new Map(
    [...byMatch].map(([id, own]) => [id, standingStatements(own.map(toStandingSignature))] as const),
  );
}

/** Removes what was drawn for a match, also of statements that do not stand any more; returns how many there were. */
export async function eraseDrawings(matchId: number, tx: Tx): Promise<number> {
  const erased = await tx
    .update(matchSignatures)
    .set({ drawing: null })
    .where(and(eq(matchSignatures.matchId, matchId), isNotNull(matchSignatures.drawing)))
    .returning({ id: matchSignatures.id });
  return erased.length;
}

/**
 * Erases who signed, what was drawn and what was remarked in matches of editions whose participants have lost
 * their names; that somebody signed for a role, when and at which score stays.
 */
export async function forgetSignatures(db: Db): Promise<void> {
  const old = db
    .select({ id: matches.id })
    .from(matches)
    .innerJoin(editions, eq(editions.id, matches.editionId))
    .where(isNotNull(editions.namesErasedAt));
  await db
    .update(matchSignatures)
    .set({ name: '', drawing: null, remark: '' })
    .where(
      and(
        inArray(matchSignatures.matchId, old),
        or(ne(matchSignatures.name, ''), isNotNull(matchSignatures.drawing), ne(matchSignatures.remark, '')),
      ),
    );
  await db
    .update(matchReports)
    .set({ homeOfficial: null, awayOfficial: null, remarks: '', protest: '', injuries: '' })
    .where(inArray(matchReports.matchId, old));
  // That there was a report stays; one that follows has no text.
  await db
    .update(writtenReports)
    .set({ text: sql`case when ${writtenReports.text} = '' then '' else ${erased} end`, name: '' })
    .where(
      and(
        inArray(writtenReports.matchId, old),
        or(notInArray(writtenReports.text, ['', erased]), ne(writtenReports.name, '')),
      ),
    );
}

const erased = '–';
