import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { clubs, editions, matches, protests, teams, users } from '../../platform/database/schema/index.ts';

type ProtestRow = typeof protests.$inferSelect;

/** From 1, in the order in which the protests of a match were recorded. In queries that join another table only. */
const number = sql<number>`(select count(*)::int from ${protests} as "earlier"
  where "earlier"."match_id" = ${protests.matchId} and "earlier"."id" <= ${protests.id})`;

/** Oldest first, with the users who decided. */
export async function findAllByMatchId(matchId: number, tx: Tx) {
  return tx
    .select({ protest: protests, number, firstName: users.firstName, lastName: users.lastName })
    .from(protests)
    .leftJoin(users, eq(users.id, protests.decidedByUserId))
    .where(eq(protests.matchId, matchId))
    .orderBy(asc(protests.id));
}

/** Open protests of an edition. */
export async function findOpen(editionId: number, tx: Tx) {
  const { id, matchId, teamId, filedAt, dueAt } = protests;
  return tx
    .select({ id, matchId, number, teamId, filedAt, dueAt })
    .from(protests)
    .innerJoin(matches, eq(matches.id, matchId))
    .where(and(eq(matches.editionId, editionId), isNull(protests.decision)))
    .orderBy(asc(id));
}

/** The number of a protest that was recorded last in its match, which has to be locked. */
export async function countByMatchId(matchId: number, tx: Tx): Promise<number> {
  return tx.$count(protests, eq(protests.matchId, matchId));
}

/** Returns the id. */
export async function insert(row: typeof protests.$inferInsert, tx: Tx): Promise<number> {
  const [stored] = await tx.insert(protests).values(row).returning({ id: protests.id });
  if (!stored) throw new Error('A protest was not stored');
  return stored.id;
}

/** Locks the protest; returns it with its number, and the edition and the number of its match. */
export async function lockById(id: number, tx: Tx) {
  const [row] = await tx
    .select({ protest: protests, number, editionId: matches.editionId, matchNumber: matches.matchNumber })
    .from(protests)
    .innerJoin(matches, eq(matches.id, protests.matchId))
    .where(eq(protests.id, id))
    .for('update', { of: protests });
  return row ?? null;
}

type Decision = Pick<
  ProtestRow,
  'decision' | 'decisionReason' | 'feeReturned' | 'decidedAt' | 'decidedByUserId'
>;

export async function decide(id: number, decision: Decision, tx: Tx): Promise<void> {
  await tx.update(protests).set(decision).where(eq(protests.id, id));
}

/** The club of a team, with what the team's name is made of. */
export async function findTeam(id: number, tx: Tx) {
  const [row] = await tx
    .select({ clubId: clubs.id, clubName: clubs.name, name: teams.name, teamNumber: teams.teamNumber })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(eq(teams.id, id));
  return row ?? null;
}

/** Erases what is written about people in protests of editions whose names are erased; the decisions stay. */
export async function forgetReasons(db: Db): Promise<void> {
  const old = db
    .select({ id: matches.id })
    .from(matches)
    .innerJoin(editions, eq(editions.id, matches.editionId))
    .where(isNotNull(editions.namesErasedAt));
  const ofOld = inArray(protests.matchId, old);
  await db
    .update(protests)
    .set({ reason: erased })
    .where(and(ofOld, ne(protests.reason, erased)));
  await db
    .update(protests)
    .set({ decisionReason: erased })
    .where(and(ofOld, ne(protests.decisionReason, erased)));
}

const erased = '–';
