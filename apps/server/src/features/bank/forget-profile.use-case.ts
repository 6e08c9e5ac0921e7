import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findCurrentEdition } from '../invoices/index.ts';
import type { BankContext } from './bank-context.ts';
import * as profileRepository from './profile.repository.ts';
import type { Nothing } from './settle-movement.use-case.ts';

/** Forgets the answers about tables of one heading. */
export function forgetProfile(
  { database, clock }: BankContext,
  userId: number,
  id: number,
): Promise<Outcome<Nothing>> {
  return database.transaction(async (tx) => {
    const edition = await findCurrentEdition(tx);
    if (!edition) return refuse('edition-missing');
    const answers = await profileRepository.deleteById(id, tx);
    if (answers === null) return refuse('bank-profile-unknown');
    await recordAudit(tx, {
      at: clock.now(),
      userId,
      action: 'bank-profile.forgotten',
      subjectType: 'edition',
      subjectId: edition.id,
      before: { id, ...answers },
    });
    return done({});
  });
}
