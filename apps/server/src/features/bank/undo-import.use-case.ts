import type { BankImports, BankImportUndone, BankKeptReason } from '@sevenmetre/contract/bank/schemas';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { utcText } from '../competition/index.ts';
import {
  deleteBankTransaction,
  deletePayment,
  findClubsIssuedSince,
  findCurrentEdition,
  lockClub,
  markImportUndone,
} from '../invoices/index.ts';
import type { BankContext } from './bank-context.ts';
import * as bankRepository from './bank.repository.ts';
import type { BankRowOfClub } from './bank.repository.ts';

/** Imported files of the current edition, the newest first. */
export function readImports({ database }: BankContext): Promise<Outcome<BankImports>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      if (!edition) return refuse('edition-missing');
      const counts = await bankRepository.countByImport(edition.id, tx);
      const imports = await bankRepository.findImports(edition.id, tx);
      return done({
        imports: imports.map(({ importedAt, undoneAt, ...one }) => ({
          ...one,
          left: [...one.left],
          importedAt: utcText(importedAt),
          undoneAt: undoneAt && utcText(undoneAt),
          ...counts(one.id),
        })),
        timeZone: edition.timeZone,
      });
    },
    { accessMode: 'read only' },
  );
}

/**
 * Takes an imported file back (MO24): removes its waiting movements, and those that the import itself made payments, with these
 * payments. What an organiser has settled since, and payments that a later document names, are kept and listed.
 */
export function undoImport(
  { database, clock }: BankContext,
  userId: number,
  id: number,
): Promise<Outcome<BankImportUndone>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const edition = await findCurrentEdition(tx);
    if (!edition) return refuse('edition-missing');
    const found = await bankRepository.lockImport(id, edition.id, tx);
    if (!found) return refuse('bank-import-unknown');
    if (found.undoneAt !== null) return refuse('bank-import-undone');
    const rows = await lockRows(id, tx);
    const clubIds = rows.flatMap(({ club }) => (club === null ? [] : [club.id]));
    const issued = await findClubsIssuedSince(found.importedAt, clubIds, tx);
    const references = rows.map(({ reference }) => reference);
    const built = { issued, joined: await bankRepository.findJoined(edition.id, references, tx) };
    const undone: BankImportUndone = { payments: 0, movements: 0, kept: [] };
    for (const row of rows) {
      const why = keptReason(row, built);
      if (why !== null) {
        undone.kept.push(keptBody(row, why));
        continue;
      }
      if (row.club !== null && row.paymentId !== null) {
        const writing = { userId, clubId: row.club.id, now };
        await deletePayment(tx, writing, row.paymentId, found.fileName);
        undone.payments += 1;
      }
      await deleteBankTransaction(row.id, tx);
      undone.movements += 1;
    }
    await markImportUndone(id, now, tx);
    await recordAudit(tx, {
      at: now,
      userId,
      action: 'bank.undone',
      subjectType: 'edition',
      subjectId: edition.id,
      before: { import: id, file: found.fileName },
      after: { payments: undone.payments, movements: undone.movements, kept: undone.kept.length },
    });
    return done(undone);
  });
}

/** Clubs are locked before movements, as in an import; then the movements are read as they are now. */
async function lockRows(importId: number, tx: Tx): Promise<readonly BankRowOfClub[]> {
  const before = await bankRepository.findByImport(importId, tx);
  const ids = before.flatMap(({ club }) => (club === null ? [] : [club.id]));
  const locked = new Set([...new Set(ids)].sort((a, b) => a - b));
  for (const id of locked) await lockClub(id, tx);
  await bankRepository.lockOfImport(importId, tx);
  return bankRepository.findByImport(importId, tx);
}

interface Built {
  /** Clubs with a document that was issued since. */
  readonly issued: ReadonlySet<number>;
  /** References with which another movement was joined. */
  readonly joined: ReadonlySet<string>;
}

function keptReason(row: BankRowOfClub, { issued, joined }: Built): BankKeptReason | null {
  if (joined.has(row.reference)) return 'joined';
  if (row.state === 'unmatched') return null;
  if (row.settledByHand) return 'settled-by-hand';
  return row.club !== null && issued.has(row.club.id) ? 'document-issued' : null;
}

function keptBody({ row, bookedOn, amount, currency, club }: BankRowOfClub, why: BankKeptReason) {
  return { row, bookedOn, amount, currency, club: club?.name ?? null, why };
}
