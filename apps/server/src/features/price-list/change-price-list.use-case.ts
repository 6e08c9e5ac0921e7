import type { Tx } from '../../platform/database/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { findWorkingEdition, type Organiser } from '../competition/index.ts';
import { whenFree } from '../enumerations/index.ts';
import { lockLinesOfEdition, markLinesOld } from '../invoice-lines/index.ts';
import type { LinesContext } from '../invoice-lines/index.ts';
import { appendChange } from '../live/index.ts';
import { type AuditEntry, recordAudit } from '../audit/index.ts';

/** Common data of all changes. */
export interface Loaded {
  readonly tx: Tx;
  readonly editionId: number;
  readonly now: Date;
  /**
   * Records the change, marks lines of clubs as outdated and appends the live change. Must be called last.
   */
  readonly stored: (entry: Omit<AuditEntry, 'at' | 'userId'>) => Promise<void>;
}

export type Saved = Outcome<{ id: number }>;

/**
 * One change of the price list of an edition, in one transaction. Changes are serialised with the steps that
 * rebuild lines of clubs.
 */
export async function changePriceList(
  { database, clock, rebuildLines }: LinesContext,
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
