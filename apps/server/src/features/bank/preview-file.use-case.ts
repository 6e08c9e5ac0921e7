import type { BankPreview } from '@sevenmetre/contract/bank/schemas';
import { type BankContext, findDebts, type SentFile } from './bank-context.ts';
import * as bankRepository from './bank.repository.ts';
import type { BankFileError } from './file/movement.ts';
import { readBankFile } from './file/read-bank-file.ts';
import { matchMovements } from './match-movements.ts';

/** What the import of a bank file would do; stores nothing. */
export async function previewFile(
  { database, clock }: BankContext,
  { bytes, query }: SentFile,
): Promise<BankPreview | BankFileError | 'edition-missing'> {
  const file = await readBankFile(bytes, query);
  if ('error' in file) return file;
  const { format, movements, skipped } = file;
  return database.transaction(
    async (tx) => {
      const debts = await findDebts(clock.now(), tx);
      if (!debts) return 'edition-missing';
      const references = movements.map(({ reference }) => reference);
      const known = await bankRepository.findKnown(debts.editionId, references, tx);
      return {
        format,
        accounts: [...new Set(movements.map(({ account }) => account))].filter((account) => account !== ''),
        movements: matchMovements(movements, debts.clubs, known).map(({ movement, result, club }) => {
          const { account: _, ...shown } = movement;
          return {
            ...shown,
            result,
            club: club && { id: club.clubId, name: club.name },
            rest: club?.rest ?? null,
          };
        }),
        outgoing: skipped,
      };
    },
    { accessMode: 'read only' },
  );
}
