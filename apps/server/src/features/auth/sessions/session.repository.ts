import { and, desc, eq, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { HallDay } from '@sevenmetre/rules/permissions';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { statement } from '../../../platform/database/index.ts';
import type { Db, Tx } from '../../../platform/database/index.ts';
import {
  clubAdmins,
  reporterAssignments,
  sessions,
  teamAdmins,
  users,
} from '../../../platform/database/schema/index.ts';

export type NewSession = typeof sessions.$inferInsert;

/** A session with everything that the rights of its user depend on. */
export interface SessionRow {
  readonly id: number;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly userId: number;
  readonly roles: Role[];
  readonly administratedClubIds: number[];
  readonly leadingTeamIds: number[];
  readonly reportsIn: HallDay[];
  readonly secondStepAt: Date | null;
}

/**
 * Permissions that somebody else has given to an address take effect once the account's address is verified:
 * anybody can sign up with it.
 */
function holds({ givenByOther }: typeof clubAdmins | typeof teamAdmins): SQL {
  return sql`(not ${givenByOther} or ${users.emailVerifiedAt} is not null)`;
}

const ofTokens = statement<{ tokenHashes: string }, (SessionRow & { readonly tokenHash: string })[]>((db) =>
  db
    .select({
      tokenHash: sessions.tokenHash,
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      userId: sessions.userId,
      secondStepAt: sessions.secondStepAt,
      roles: users.roles,
      administratedClubIds: sql<number[]>`array(select ${clubAdmins.clubId} from ${clubAdmins}
        where ${clubAdmins.userId} = ${users.id} and ${holds(clubAdmins)} order by 1)`,
      leadingTeamIds: sql<number[]>`array(select ${teamAdmins.teamId} from ${teamAdmins}
        where ${teamAdmins.userId} = ${users.id} and ${holds(teamAdmins)} order by 1)`,
      reportsIn: sql<HallDay[]>`(select coalesce(json_agg(json_build_object(
        'placeId', ${reporterAssignments.placeId}, 'day', ${reporterAssignments.day})), '[]')
        from ${reporterAssignments} where ${reporterAssignments.userId} = ${users.id})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`),
);

/** Finds sessions by the hashes of their tokens. Hashes are base64url, so the list needs no quoting. */
export async function findAllByTokenHash(
  tokenHashes: readonly string[],
  tx: Db | Tx,
): Promise<ReadonlyMap<string, SessionRow>> {
  const rows = await ofTokens(tx, { tokenHashes: `{${tokenHashes.join()}}` });
  return new Map(rows.map((row) => [row.tokenHash, row]));
}

export async function insert(session: NewSession, tx: Tx): Promise<void> {
  await tx.insert(sessions).values(session);
}

export async function updateLastSeen(id: number, lastSeenAt: Date, tx: Db | Tx): Promise<void> {
  await tx.update(sessions).set({ lastSeenAt }).where(eq(sessions.id, id));
}

/** Report of a device: how many records it has not sent, where it is used, and what it tells of itself. */
export interface DeviceReport {
  readonly unsent: number;
  /** null: in none. */
  readonly placeId: number | null;
  /** Percent; null: unknown. */
  readonly battery: number | null;
  readonly release: string | null;
}

/**
 * Stores the report in the session of a token. An unchanged report is written at most once in so many
 * seconds.
 */
export async function updateUnsent(
  tokenHash: string,
  { unsent, placeId, battery, release }: DeviceReport,
  { now, secondsBetweenNotes }: { readonly now: Date; readonly secondsBetweenNotes: number },
  db: Db,
): Promise<void> {
  const { unsentAt, unsentSince, unsentPlaceId } = sessions;
  const noted = new Date(now.getTime() - secondsBetweenNotes * 1000);
  const since = unsent === 0 ? null : sql`coalesce(${unsentSince}, ${sql.param(now, unsentSince)})`;
  const isNew = or(
    sql`${sessions.unsent} is distinct from ${unsent}`,
    sql`${unsentPlaceId} is distinct from ${placeId}`,
    lte(unsentAt, noted),
  );
  await db
    .update(sessions)
    .set({
      unsent,
      unsentAt: now,
      unsentSince: since,
      unsentPlaceId: placeId,
      deviceBattery: battery,
      deviceRelease: release,
    })
    .where(and(eq(sessions.tokenHash, tokenHash), isNew));
}

export async function deleteByTokenHash(tokenHash: string, tx: Db | Tx): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** A user's sessions, the one used last first. */
export async function findAllByUserId(userId: number, tx: Db | Tx) {
  return tx.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.lastSeenAt));
}

/** Returns whether the user had such a session. */
export async function deleteById(id: number, userId: number, tx: Tx): Promise<boolean> {
  const gone = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** @param keep the hash of the token whose session stays; null: none */
export async function deleteAllByUserId(userId: number, keep: string | null, tx: Tx): Promise<void> {
  const others = keep === null ? undefined : ne(sessions.tokenHash, keep);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Gives the session another token. Returns when it ends at the latest; null: it has ended. */
export async function updateTokenHash(tokenHash: string, renewed: string, tx: Tx): Promise<Date | null> {
  const [row] = await tx
    .update(sessions)
    .set({ tokenHash: renewed })
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ expiresAt: sessions.expiresAt });
  return row?.expiresAt ?? null;
}

export async function updateSecondStep(tokenHash: string, secondStepAt: Date, tx: Tx): Promise<void> {
  await tx.update(sessions).set({ secondStepAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteExpired(now: Date, tx: Db | Tx): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, now));
}

/** Keeps only the given number of newest sessions of a user. */
export async function deleteOldest(userId: number, keep: number, tx: Tx): Promise<void> {
  const newest = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.id))
    .limit(keep);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.id, newest)));
}
