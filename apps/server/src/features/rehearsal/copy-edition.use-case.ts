import { type RehearsalRole, rehearsalRoles } from '@sevenmetre/contract/rehearsal/schemas';
import { inventPerson } from '@sevenmetre/rules/fiction';
import type { Role } from '@sevenmetre/rules/vocabulary';
import type { Database, Tx } from '../../platform/database/index.ts';
import { copyRows } from '../../platform/transfer/index.ts';
import { addClubAdmin, createAccount, noPassword } from '../auth/index.ts';
import { lineRebuildRepository } from '../invoice-lines/index.ts';
import { ensureReferenceData } from '../reference-data/index.ts';
import { updateReferees } from '../referees/index.ts';
import { copiedTables } from './copied-tables.repository.ts';
import { findFirstClub, findFirstReferee } from './rehearsal.repository.ts';
import { rehearsalAccounts } from './rehearsal.ts';

interface CopyContext {
  /** The real portal. It is only read. */
  readonly from: Database;
  /** Of the rehearsal: with tables, without rows. */
  readonly to: Database;
}

const roles: Readonly<Record<RehearsalRole, readonly Role[]>> = {
  organiser: ['ROLE_USER', 'ROLE_SUPER_ADMIN'],
  club: ['ROLE_USER'],
  reporter: ['ROLE_USER', 'ROLE_COMPETITION_SUPER_REPORTER'],
  referee: ['ROLE_USER'],
};

/** Number of the kind of these people, see `inventPerson`; those of the copied records have others. */
const accountKind = 9;

/**
 * Fills the database of a rehearsal: the edition with invented people, and invented accounts without
 * passwords. Nobody else can sign in.
 * @param name of the copied edition
 */
export async function copyEdition(
  { from, to }: CopyContext,
  { id: editionId, name }: { readonly id: number; readonly name: string },
): Promise<void> {
  await copyRows({ from, to }, copiedTables(editionId, name), async (tx) => {
    await ensureReferenceData(tx);
    // The lines of orders are made again by the job that follows changes of prices.
    await lineRebuildRepository.lockEdition(editionId, tx);
    await lineRebuildRepository.update(editionId, 0, tx);
  });
  for (const [index, role] of rehearsalRoles.entries()) {
    const who = { editionId, kind: accountKind, id: index, country: 'CZ', gender: 'W' } as const;
    const { firstName, lastName } = inventPerson(who);
    const account = await createAccount(to, {
      email: rehearsalAccounts[role],
      passwordHash: noPassword,
      firstName,
      lastName,
      locale: 'en',
      roles: roles[role],
    });
    if (account !== 'email-taken') await to.transaction((tx) => giveRecord(role, account.id, editionId, tx));
  }
}

/** A club's account acts for a club, a referee's leads matches. */
async function giveRecord(role: RehearsalRole, userId: number, editionId: number, tx: Tx): Promise<void> {
  if (role === 'club') {
    const clubId = await findFirstClub(editionId, tx);
    if (clubId !== null) await addClubAdmin(clubId, userId, false, tx);
  }
  if (role === 'referee') {
    const refereeId = await findFirstReferee(editionId, tx);
    if (refereeId !== null) await updateReferees([refereeId], { userId }, tx);
  }
}
