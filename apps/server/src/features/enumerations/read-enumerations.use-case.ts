import type { Enumerations } from '@sevenmetre/contract/schemas/enumerations';
import type { Tx } from '../../platform/database/index.ts';
import type { EnumerationsContext } from './context.ts';
import * as listRepository from './list.repository.ts';
import type { Shelf } from './shelf.repository.ts';
import { shelves } from './shelves.ts';
import { findCountryCodes } from './supplier.repository.ts';

const reading = { accessMode: 'read only', isolationLevel: 'repeatable read' } as const;

/** Every list with what uses its entries; null: there is no edition. */
export function readEnumerations({ database }: EnumerationsContext): Promise<Enumerations | null> {
  return database.transaction(async (tx) => {
    const editionId = await listRepository.findCurrentEditionId(tx);
    if (editionId === null) return null;
    return {
      categories: await rowsOf(shelves.categories, editionId, tx),
      'service-levels': await rowsOf(shelves['service-levels'], editionId, tx),
      'tshirt-sizes': await rowsOf(shelves['tshirt-sizes'], editionId, tx),
      'referee-projects': await rowsOf(shelves['referee-projects'], editionId, tx),
      'training-types': await rowsOf(shelves['training-types'], editionId, tx),
      suppliers: await rowsOf(shelves.suppliers, editionId, tx),
      countryCodes: await findCountryCodes(tx),
    };
  }, reading);
}

async function rowsOf<V extends object>(shelf: Shelf<V>, editionId: number, tx: Tx) {
  const uses = await shelf.findUses(null, tx);
  const entries = await shelf.findAll(editionId, tx);
  return entries.map(({ id, values }) => ({ id, values, uses: [...(uses.get(id) ?? [])] }));
}
