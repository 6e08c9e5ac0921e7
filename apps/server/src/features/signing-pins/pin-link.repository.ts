import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { participants, signingPinLinks, users } from '../../platform/database/schema/index.ts';
import type { PinOwner } from './signing-pin.repository.ts';

export type PinLinkRow = typeof signingPinLinks.$inferSelect;

/** Replaces the owner's link: the one before ends. */
export async function upsert(
  owner: PinOwner,
  link: { readonly tokenHash: string; readonly expiresAt: Date },
  tx: Tx,
): Promise<void> {
  const set = { ...link, usedAt: null };
  const target = 'userId' in owner ? signingPinLinks.userId : signingPinLinks.participantId;
  await tx
    .insert(signingPinLinks)
    .values({ ...owner, ...set })
    .onConflictDoUpdate({ target, set });
}

/** The link of a token, whether it is valid or not. */
export async function find(tokenHash: string, tx: Tx): Promise<PinLinkRow | null> {
  const [row] = await tx.select().from(signingPinLinks).where(eq(signingPinLinks.tokenHash, tokenHash));
  return row ?? null;
}

/** Whether a link sets a PIN: as `use` asks it of the stored one. */
export function isOpen({ usedAt, expiresAt }: PinLinkRow, now: Date): boolean {
  return usedAt === null && expiresAt > now;
}

/** Uses a link up, in one statement: of two calls at once only one receives it. */
export async function use(tokenHash: string, now: Date, tx: Tx): Promise<PinLinkRow | null> {
  const { usedAt, expiresAt } = signingPinLinks;
  const [row] = await tx
    .update(signingPinLinks)
    .set({ usedAt: now })
    .where(and(eq(signingPinLinks.tokenHash, tokenHash), isNull(usedAt), gt(expiresAt, now)))
    .returning();
  return row ?? null;
}

/** First name of the person whose PIN it is; null: gone. */
export async function findFirstName({ userId, participantId }: PinLinkRow, tx: Tx): Promise<string | null> {
  if (userId !== null) {
    const [row] = await tx.select({ name: users.firstName }).from(users).where(eq(users.id, userId));
    return row?.name ?? null;
  }
  const [row] = await tx
    .select({ name: participants.firstName })
    .from(participants)
    .where(eq(participants.id, participantId ?? 0));
  return row?.name ?? null;
}
