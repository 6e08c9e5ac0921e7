import type { Enumerations } from '@sevenmetre/contract/enumerations/schemas';
import type { Tx } from '../../platform/database/index.ts';
import { done, type Outcome } from '../../platform/outcome/index.ts';
import { findWorkingEdition } from '../competition/index.ts';
import type { List } from './list-definition.repository.ts';
import { lists } from './lists.ts';
import { findCountryCodes } from './supplier.repository.ts';
import type { LinesContext } from '../invoice-lines/index.ts';

const reading = { accessMode: 'read only', isolationLevel: 'repeatable read' } as const;

/**
 * All lists with the uses of their entries.
 * @param edition null: the current one
 */
export function readEnumerations(
  { database }: LinesContext,
  edition: number | null,
): Promise<Outcome<Enumerations>> {
  return database.transaction(async (tx) => {
    const working = await findWorkingEdition(edition, tx);
    if (!working.ok) return working;
    const editionId = working.value.id;
    return done({
      categories: await rowsOf(lists.categories, editionId, tx),
      'service-levels': await rowsOf(lists['service-levels'], editionId, tx),
      'tshirt-sizes': await rowsOf(lists['tshirt-sizes'], editionId, tx),
      'referee-projects': await rowsOf(lists['referee-projects'], editionId, tx),
      'training-types': await rowsOf(lists['training-types'], editionId, tx),
      suppliers: await rowsOf(lists.suppliers, editionId, tx),
      countryCodes: await findCountryCodes(tx),
    });
  }, reading);
}

async function rowsOf<V extends object>(list: List<V>, editionId: number, tx: Tx) {
  const uses = await list.findUses(null, tx);
  const entries = await list.findAll(editionId, tx);
  return entries.map(({ id, values }) => ({ id, values, uses: [...(uses.get(id) ?? [])] }));
}
