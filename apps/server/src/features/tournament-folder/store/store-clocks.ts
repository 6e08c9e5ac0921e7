import type { Tx } from '../../../platform/database/index.ts';
import { foldClocks } from '../../competition/index.ts';
import { upsertClocks } from '../../match-events/index.ts';
import type { ImportContext } from './import-context.ts';

/** Stores recorded clock actions, except for matches reported here. Returns the number of changed rows. */
export async function storeClocks({ editionId, good, reportedHere }: ImportContext, tx: Tx): Promise<number> {
  const clocks = good.tournament.clocks.filter(({ match }) => !reportedHere.has(match));
  if (clocks.length === 0) return 0;
  const changed = await upsertClocks(editionId, clocks, tx);
  await foldClocks(editionId, [...new Set(clocks.map(({ match }) => match))], tx);
  return changed;
}
