import type { NamedValues } from '@sevenmetre/rules/enumerations';
import type { Database } from '../../platform/database/index.ts';
import { trainingTypeShelf } from './training-type.repository.ts';

type NewType = Omit<NamedValues, 'isActive'>;

/** Stores the initial types of training in their order; existing ones are not changed. */
export async function storeTrainingTypes(database: Database, types: readonly NewType[]): Promise<void> {
  await database.transaction(async (tx) => {
    const known = (await trainingTypeShelf.findAll(0, tx)).map(({ values }) => values.code);
    for (const [index, type] of types.entries()) {
      if (known.includes(type.code)) continue;
      await trainingTypeShelf.insert(0, { ...type, isActive: true }, index + 1, tx);
    }
  });
}
