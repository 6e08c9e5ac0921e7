import type { passkeys } from '../src/platform/database/schema/index.ts';

/** A passkey row; its credential is named after its owner. */
export function aPasskey(userId: number): typeof passkeys.$inferInsert {
  const made = { credentialId: `of-${userId}`, publicKey: 'x', counter: 0, transports: [], synced: false };
  return { ...made, userId, name: 'Phone' };
}
