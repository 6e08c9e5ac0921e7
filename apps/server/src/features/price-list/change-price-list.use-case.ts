import type { Tx } from '../../platform/database/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { findWorkingEdition, type Organiser } from '../competition/index.ts';
import { whenFree } from '../enumerations/index.ts';
import { lockLinesOfEdition, markLinesOld } from '../invoice-lines/index.ts';
import { appendChange } from '../live/index.ts';
import { type AuditEntry, recordAudit } from '../audit/index.ts';
import type { PriceListContext } from './context.ts';

/** What a change needs beside its own matter. */
export interface Loaded {
  readonly tx: Tx;
  readonly editionId: number;
  readonly now: Date;
  /** Writes down what was done, and says that lines of clubs and public lists are old now. Comes last. */
  readonly stored: (entry: Omit<AuditEntry, 'at' | 'userId'>) => Promise<void>;
}

export type Saved = Outcome<{ id: number }>;

/**
 * One change of the price list of an edition, in one transaction. All of them stand in line, so that none meets a
 * step in which lines of clubs are rebuilt.
 */
export async function changePriceList(
  { database, clock, rebuildLines }: PriceListContext,
  { actor, edition }: Organiser,
  work: (loaded: Loaded) => Promise<Saved>,
): Promise<Saved> {
  const now = clock.now();
  const changed = database.transaction(async (tx): Promise<Saved> => {
    const working = await findWorkingEdition(edition, tx);
    if (!working.ok) return working;
    const editionId = working.value.id;
    await lockLinesOfEdition(tx, editionId);
    const stored: Loaded['stored'] = async (entry) => {
      await recordAudit(tx, { ...entry, at: now, userId: actor.userId, editionId });
      await markLinesOld(tx, editionId);
      await appendChange(tx, { structure: true });
    };
    return work({ tx, editionId, now, stored });
  });
  const saved = await whenFree('code', changed);
  if (saved.ok) rebuildLines();
  return saved;
}
