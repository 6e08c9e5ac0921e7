import { asc, eq } from 'drizzle-orm';
import { checkEntry, type SizeValues } from '@sevenmetre/rules/enumerations';
import type { Tx } from '../../platform/database/index.ts';
import { referees, tshirtSizes } from '../../platform/database/schema/index.ts';
import type { List } from './list-definition.repository.ts';
import { firstId } from './list-definition.repository.ts';
import { findUses } from './uses.repository.ts';

const { id, code, isActive } = tshirtSizes;

/** Sizes of t-shirts, shared by all editions. */
export const sizeList: List<SizeValues> = {
  table: tshirtSizes,
  subjectType: 'tshirt-size',
  uniqueField: 'code',
  ordersLines: false,
  findAll: (_, db) =>
    db.select({ id, values: { code, isActive } }).from(tshirtSizes).orderBy(asc(tshirtSizes.weight), asc(id)),
  findUses: (ids, db) => findUses([['referees', referees.tshirtSizeId]], ids, db),
  check: async (values) => checkEntry('tshirt-sizes', values),
  insert: (_, values, weight, tx) =>
    firstId(
      tx
        .insert(tshirtSizes)
        .values({ ...values, weight })
        .returning({ id }),
    ),
  update: updateById,
  changesLines: () => false,
};

export async function insertMissingTshirtSizes(codes: readonly string[], tx: Tx): Promise<void> {
  const rows = codes.map((one, weight) => ({ code: one, weight }));
  await tx.insert(tshirtSizes).values(rows).onConflictDoNothing();
}

async function updateById(sizeId: number, values: SizeValues, tx: Tx): Promise<void> {
  await tx.update(tshirtSizes).set(values).where(eq(id, sizeId));
}
