import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import * as repository from './mail.repository.ts';

export interface GivenUpContext {
  readonly database: Database;
  readonly clock: Clock;
}

/** `locked`: the account of this address is locked, and links in the mail would open it. */
export type Handled = { readonly givenUp: number } | 'unknown' | 'locked';

/** Tries a mail again that was given up. */
export async function resend({ database, clock }: GivenUpContext, id: number): Promise<Handled> {
  return database.transaction(async (tx) => {
    const mail = await repository.lockGivenUp(id, tx);
    if (mail === null) return 'unknown';
    const locked = await repository.findLockedAddresses([mail.to], tx);
    if (locked.has(mail.to)) return 'locked';
    await repository.tryAgain(id, clock.now(), tx);
    return leftOver(tx);
  });
}

/** Removes a mail that was given up. */
export async function remove({ database }: GivenUpContext, id: number): Promise<Handled> {
  return database.transaction(async (tx) => {
    if ((await repository.lockGivenUp(id, tx)) === null) return 'unknown';
    await repository.deleteById(id, tx);
    return leftOver(tx);
  });
}

async function leftOver(tx: Tx): Promise<Handled> {
  const { givenUp } = await repository.countAll(tx);
  return { givenUp };
}
