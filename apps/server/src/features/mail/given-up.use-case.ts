import type { Clock } from '../../platform/clock/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import * as repository from './mail.repository.ts';

export interface GivenUpContext {
  readonly database: Database;
  readonly clock: Clock;
}

/** How many are left that were given up. */
type Handled = Outcome<{ readonly givenUp: number }>;

/** Tries a mail again that was given up; refused while the account of its address is locked, which links in it would open. */
export async function resend({ database, clock }: GivenUpContext, id: number): Promise<Handled> {
  return database.transaction(async (tx) => {
    const mail = await repository.lockGivenUp(id, tx);
    if (mail === null) return refuse('mail-unknown');
    const locked = await repository.findLockedAddresses([mail.to], tx);
    if (locked.has(mail.to)) return refuse('account-locked');
    await repository.tryAgain(id, clock.now(), tx);
    return leftOver(tx);
  });
}

/** Removes a mail that was given up. */
export async function remove({ database }: GivenUpContext, id: number): Promise<Handled> {
  return database.transaction(async (tx) => {
    if ((await repository.lockGivenUp(id, tx)) === null) return refuse('mail-unknown');
    await repository.deleteById(id, tx);
    return leftOver(tx);
  });
}

async function leftOver(tx: Tx): Promise<Handled> {
  const { givenUp } = await repository.countAll(tx);
  return done({ givenUp });
}
