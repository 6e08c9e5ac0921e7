import type { Db, Tx } from '../../platform/database/index.ts';
import { pushKeys } from '../../platform/database/schema/index.ts';

/** Base64url without padding. */
export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The table has one row at most. */
export async function findKeys(tx: Db | Tx): Promise<KeyPair | null> {
  const { publicKey, privateKey } = pushKeys;
  const [keys] = await tx.select({ publicKey, privateKey }).from(pushKeys);
  return keys ?? null;
}

/** The first insert wins. */
export async function insertKeys(keys: KeyPair, tx: Db | Tx): Promise<void> {
  await tx
    .insert(pushKeys)
    .values({ id: 1, ...keys })
    .onConflictDoNothing();
}
