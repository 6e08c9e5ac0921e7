import { asc, count, eq, sql } from 'drizzle-orm';
import { checkEntry, type NamedValues, type Use } from '@sevenmetre/rules/enumerations';
import type { Db, Tx } from '../../platform/database/index.ts';
import { places, trainingTypes } from '../../platform/database/schema/index.ts';
import type { List } from './list-definition.repository.ts';
import { firstId } from './list-definition.repository.ts';
import type { UsesById } from './uses.repository.ts';

const { id, code, nameCs, nameEn, isActive } = trainingTypes;

/** Types of training, shared by all editions; places refer to those that they allow. */
export const trainingTypeList: List<NamedValues> = {
  table: trainingTypes,
  subjectType: 'training-type',
  uniqueField: 'code',
  ordersLines: false,
  findAll: (_, db) =>
    db
      .select({ id, values: { code, nameCs, nameEn, isActive } })
      .from(trainingTypes)
      .orderBy(asc(trainingTypes.weight), asc(id)),
  findUses: findPlaces,
  check: async (values) => checkEntry('training-types', values),
  insert: (_, values, weight, tx) =>
    firstId(
      tx
        .insert(trainingTypes)
        .values({ ...values, weight })
        .returning({ id }),
    ),
  update: updateById,
  changesLines: () => false,
};

/** A place keeps its types as a list in one column, so there is no foreign key to count. */
async function findPlaces(_: readonly number[] | null, db: Db | Tx): Promise<UsesById> {
  const rows = await db
    .select({ id, places: count() })
    .from(trainingTypes)
    .innerJoin(places, sql`${places.allowedTrainingTypesIds} @> to_jsonb(${id})`)
    .groupBy(id);
  return new Map(rows.map((row): [number, Use[]] => [row.id, [{ what: 'places', count: row.places }]]));
}

async function updateById(typeId: number, values: NamedValues, tx: Tx): Promise<void> {
  await tx.update(trainingTypes).set(values).where(eq(id, typeId));
}
