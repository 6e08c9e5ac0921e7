import type { BankFileQuery } from '@sevenmetre/contract/bank/schemas';
import type { Db, Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { ReadTable, TableProfile } from './file/movement.ts';
import { answersIn } from './file/remembered-answers.ts';
import * as profileRepository from './profile.repository.ts';

/** Headings that are remembered at most; the longest unused one is forgotten for a new one. */
const mostProfiles = 50;

/** Remembered answers of all headings. */
export function findProfiles(db: Db | Tx): Promise<readonly TableProfile[]> {
  return profileRepository.findAll(db);
}

interface Remembering {
  readonly editionId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Remembers the answers of an import by the headings of its tables, with what was remembered before. */
export async function rememberAnswers(
  tables: readonly ReadTable[],
  query: BankFileQuery,
  { editionId, userId, now }: Remembering,
  tx: Tx,
): Promise<void> {
  const given = answersIn(query);
  if (given === null) return;
  for (const [shape, { used }] of new Map(tables.map((table) => [table.shape, table]))) {
    const columns = Object.keys(given.columns).length > 0 ? given.columns : (used?.answers.columns ?? {});
    const answers = { ...used?.answers, ...given, columns };
    const id = await profileRepository.upsert(
      { shape, answers, createdByUserId: userId, updatedAt: now },
      tx,
    );
    await recordAudit(tx, {
      at: now,
      userId,
      action: 'bank-profile.remembered',
      subjectType: 'edition',
      subjectId: editionId,
      after: { id, ...answers },
    });
  }
  await profileRepository.deleteBeyond(mostProfiles, tx);
}
