import type { Tx } from '../../../platform/database/index.ts';
import type { Sealer } from '../../../platform/secrets/index.ts';
import * as repository from './second-step.repository.ts';
import { purposeOf } from './totp.ts';

/** Encrypts the secrets of authenticator apps with the present key. Returns how many it changed, and how many it cannot read. */
export async function resealAuthenticators(sealer: Sealer, tx: Tx) {
  const count = { resealed: 0, unreadable: 0 };
  for (const { userId, sealedSecret } of await repository.lockAllAuthenticators(tx)) {
    const resealed = sealer.reseal(sealedSecret, purposeOf(userId));
    if (resealed === 'unreadable') count.unreadable += 1;
    else if (resealed !== null) {
      await repository.updateAuthenticator(userId, { sealedSecret: resealed }, tx);
      count.resealed += 1;
    }
  }
  return count;
}
