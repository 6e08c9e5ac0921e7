import { recordAudit } from '../audit/index.ts';
import { findCurrentEdition } from '../invoices/index.ts';
import type { BankContext } from './bank-context.ts';
import * as profileRepository from './profile.repository.ts';

/** Forgets the answers about tables of one heading. null: done. */
export function forgetProfile(
  { database, clock }: BankContext,
  userId: number,
  id: number,
): Promise<'edition-missing' | 'bank-profile-unknown' | null> {
  return database.transaction(async (tx) => {
    const edition = await findCurrentEdition(tx);
    if (!edition) return 'edition-missing';
    const answers = await profileRepository.deleteById(id, tx);
    if (answers === null) return 'bank-profile-unknown';
    await recordAudit(tx, {
      at: clock.now(),
      userId,
      action: 'bank-profile.forgotten',
      subjectType: 'edition',
      subjectId: edition.id,
      before: { id, ...answers },
    });
    return null;
  });
}
