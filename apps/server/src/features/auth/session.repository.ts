import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { HallDay } from '@sevenmetre/rules/permissions';
import type { Role } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  clubAdmins,
  reporterAssignments,
  sessions,
  teamAdmins,
  users,
} from '../../platform/database/schema/index.ts';

export type NewSession = typeof sessions.$inferInsert;

/** A session with all that decides what its user may do, as it is now. */
export interface SessionRow {
  readonly id: number;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly userId: number;
  readonly roles: Role[];
  readonly administratedClubIds: number[];
  readonly leadingTeamIds: number[];
  readonly reportsIn: HallDay[];
}

export async function findByTokenHash(tokenHash: string, tx: Db | Tx): Promise<SessionRow | null> {
  const [row] = await tx
    .select({
      id: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      userId: sessions.userId,
      roles: users.roles,
      administratedClubIds: sql<number[]>`array(select ${clubAdmins.clubId} from ${clubAdmins}
        where ${clubAdmins.userId} = ${users.id} order by 1)`,
      leadingTeamIds: sql<number[]>`array(select ${teamAdmins.teamId} from ${teamAdmins}
        where ${teamAdmins.userId} = ${users.id} order by 1)`,
      reportsIn: sql<HallDay[]>`(select coalesce(json_agg(json_build_object(
        'placeId', ${reporterAssignments.placeId}, 'day', ${reporterAssignments.day})), '[]')
        from ${reporterAssignments} where ${reporterAssignments.userId} = ${users.id})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash));
  return row ?? null;
}

export async function insert(session: NewSession, tx: Tx): Promise<void> {
  await tx.insert(sessions).values(session);
}

export async function updateLastSeen(id: number, lastSeenAt: Date, tx: Db | Tx): Promise<void> {
  await tx.update(sessions).set({ lastSeenAt }).where(eq(sessions.id, id));
}

export async function deleteByTokenHash(tokenHash: string, tx: Db | Tx): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteExpired(now: Date, tx: Db | Tx): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, now));
}

/** Leaves a user the given number of newest sessions. */
export async function deleteOldest(userId: number, keep: number, tx: Tx): Promise<void> {
  const newest = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.id))
    .limit(keep);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.id, newest)));
}
