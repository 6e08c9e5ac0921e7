import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  matchParticipants,
  matchReferees,
  referees,
  signingKeys,
  signingPins,
} from '../../platform/database/schema/index.ts';

/** Whose PIN it is. */
export type PinOwner = { readonly participantId: number } | { readonly userId: number };

/** Replaces the owner's PIN; its wrong attempts are forgotten. */
export async function upsertPin(owner: PinOwner, pinHash: string, issuedAt: Date, tx: Tx): Promise<void> {
  const set = { pinHash, issuedAt, failures: 0 };
  const target = 'userId' in owner ? signingPins.userId : signingPins.participantId;
  await tx
    .insert(signingPins)
    .values({ ...owner, ...set })
    .onConflictDoUpdate({ target, set });
}

export async function findPin(owner: PinOwner, tx: Db | Tx) {
  const [row] = await tx.select().from(signingPins).where(ofOwner(owner));
  return row ?? null;
}

export async function countFailure(owner: PinOwner, tx: Tx): Promise<void> {
  await tx
    .update(signingPins)
    .set({ failures: sql`${signingPins.failures} + 1` })
    .where(ofOwner(owner));
}

function ofOwner(owner: PinOwner) {
  return 'userId' in owner
    ? eq(signingPins.userId, owner.userId)
    : eq(signingPins.participantId, owner.participantId);
}

/** Whether somebody is an official of a side in the roster of a match. */
export async function isOfficial(
  { matchId, side, participantId }: { matchId: number; side: 'home' | 'away'; participantId: number },
  tx: Db | Tx,
): Promise<boolean> {
  const entry = matchParticipants;
  const rows = await tx
    .select({ id: entry.id })
    .from(entry)
    .where(
      and(
        eq(entry.matchId, matchId),
        eq(entry.side, side),
        eq(entry.participantId, participantId),
        eq(entry.role, 'leader'),
      ),
    );
  return rows.length > 0;
}

/** The account of a referee who is appointed to a match; null: none. */
export async function findRefereeUserId(matchId: number, refereeId: number, tx: Db | Tx) {
  const [row] = await tx
    .select({ userId: referees.userId })
    .from(matchReferees)
    .innerJoin(referees, eq(referees.id, matchReferees.refereeId))
    .where(and(eq(matchReferees.matchId, matchId), eq(matchReferees.refereeId, refereeId)));
  return row?.userId ?? null;
}

/** The account of a referee, locked; null: no such referee. */
export async function findUserIdOfReferee(refereeId: number, tx: Tx): Promise<number | null> {
  const [row] = await tx
    .select({ userId: referees.userId })
    .from(referees)
    .where(eq(referees.id, refereeId))
    .for('update');
  return row?.userId ?? null;
}

/** The only row of the key pair. */
const keyId = 1;

export async function findKey(tx: Db | Tx) {
  const [row] = await tx.select().from(signingKeys).where(eq(signingKeys.id, keyId));
  return row ?? null;
}

/** Kept as it is if another process was first. */
export async function insertKey(key: { publicKey: string; sealedPrivateKey: string }, tx: Db | Tx) {
  await tx
    .insert(signingKeys)
    .values({ id: keyId, ...key })
    .onConflictDoNothing();
}

export async function updateKey(sealedPrivateKey: string, tx: Tx): Promise<void> {
  await tx.update(signingKeys).set({ sealedPrivateKey }).where(eq(signingKeys.id, keyId));
}
