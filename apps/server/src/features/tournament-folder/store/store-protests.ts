import type { Tx } from '../../../platform/database/index.ts';
import { upsertProtests } from '../../protests/index.ts';
import type { ImportContext } from './import-context.ts';

/** Stores protests, also of matches reported here. Returns the number of changed rows. */
export async function storeProtests({ editionId, good }: ImportContext, tx: Tx): Promise<number> {
  const { protests } = good.tournament;
  return protests.length === 0 ? 0 : upsertProtests(editionId, protests, tx);
}
