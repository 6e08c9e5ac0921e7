import { asc, eq } from 'drizzle-orm';
import { checkEntry, type NamedValues } from '@sevenmetre/rules/enumerations';
import type { Tx } from '../../platform/database/index.ts';
import { pricelistItems, serviceLevels, teams } from '../../platform/database/schema/index.ts';
import type { List } from './list-definition.repository.ts';
import { firstId } from './list-definition.repository.ts';
import { findUses } from './uses.repository.ts';

const { id, code, nameCs, nameEn, isActive } = serviceLevels;

/** Service levels of an edition. */
export const levelList: List<NamedValues> = {
  table: serviceLevels,
  subjectType: 'service-level',
  uniqueField: 'code',
  ordersLines: false,
  findAll: (editionId, db) =>
    db
      .select({ id, values: { code, nameCs, nameEn, isActive } })
      .from(serviceLevels)
      .where(eq(serviceLevels.editionId, editionId))
      .orderBy(asc(serviceLevels.weight), asc(id)),
  findUses: (ids, db) =>
    findUses(
      [
        ['teams', teams.serviceLevelId],
        ['prices', pricelistItems.serviceLevelId],
      ],
      ids,
      db,
    ),
  check: async (values) => checkEntry('service-levels', values),
  insert: (editionId, values, weight, tx) =>
    firstId(
      tx
        .insert(serviceLevels)
        .values({ ...values, editionId, weight })
        .returning({ id }),
    ),
  update: updateById,
  changesLines: () => false,
};

async function updateById(levelId: number, values: NamedValues, tx: Tx): Promise<void> {
  await tx.update(serviceLevels).set(values).where(eq(id, levelId));
}
