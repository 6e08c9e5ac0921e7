import type { Database, DatabaseLog } from './platform/database/index.ts';
import type { Environment } from './platform/environment/index.ts';
import type { Random } from './platform/random/index.ts';
import { createSealer } from './platform/secrets/index.ts';
import { resealAuthenticators } from './features/auth/index.ts';
import { resealSigningKey } from './features/signing-pins/index.ts';
import { resealPaymentSecrets } from './features/payment-links/index.ts';
import { resealDraws } from './features/draws/index.ts';

interface ResealContext {
  readonly environment: Pick<Environment, 'secretKey' | 'secretKeyPrevious' | 'dataDirectory'>;
  readonly database: Database;
  readonly random: Random;
  readonly log: DatabaseLog;
}

/**
 * Encrypts everything that was encrypted with `SECRET_KEY_PREVIOUS`, or in the format of an earlier release, with the present
 * key: all of it or, after an error, nothing. Without that setting nothing is done.
 */
export async function resealSecrets({ environment, database, random, log }: ResealContext): Promise<void> {
  const { secretKey, secretKeyPrevious: previousKey, dataDirectory } = environment;
  if (previousKey === null) return;
  const sealer = createSealer({ secretKey, previousKey, dataDirectory, random });
  const [apps, draws, pins, payments] = await database.transaction(async (tx) => [
    await resealAuthenticators(sealer, tx),
    await resealDraws(sealer, tx),
    await resealSigningKey(sealer, tx),
    await resealPaymentSecrets(sealer, tx),
  ]);
  const counts = {
    authenticators: apps.resealed,
    draws: draws.resealed,
    signingKeys: pins.resealed,
    paymentSecrets: payments.resealed,
  };
  const unreadable = apps.unreadable + draws.unreadable + pins.unreadable + payments.unreadable;
  if (unreadable === 0)
    log.info(counts, 'Everything is encrypted with SECRET_KEY; SECRET_KEY_PREVIOUS can be removed');
  else
    log.warn(
      {
        ...counts,
        unreadableAuthenticators: apps.unreadable,
        unreadableDraws: draws.unreadable,
        unreadableKeys: pins.unreadable,
        unreadablePaymentSecrets: payments.unreadable,
      },
      'Some values can be read with neither SECRET_KEY nor SECRET_KEY_PREVIOUS',
    );
}
