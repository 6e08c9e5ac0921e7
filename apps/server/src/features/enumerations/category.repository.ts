import { asc, eq } from 'drizzle-orm';
import { type CategoryValues, checkEntry } from '@sevenmetre/rules/enumerations';
import type { Tx } from '../../platform/database/index.ts';
import { groups, teamCategories, teams } from '../../platform/database/schema/index.ts';
import type { List } from './list-definition.repository.ts';
import { firstId } from './list-definition.repository.ts';
import { findUses } from './uses.repository.ts';

const { id, code, nameCs, nameEn, gender, birthDateMin, capacity, resultsHidden, isActive } = teamCategories;
const columns = { code, nameCs, nameEn, gender, birthDateMin, capacity, resultsHidden, isActive };

/** Team categories of an edition. */
export const categoryList: List<CategoryValues> = {
  table: teamCategories,
  subjectType: 'category',
  uniqueField: 'code',
  // Invoice lines are ordered by category and name it.
  ordersLines: true,
  findAll: (editionId, db) =>
    db
      .select({ id, values: columns })
      .from(teamCategories)
      .where(eq(teamCategories.editionId, editionId))
      .orderBy(asc(teamCategories.weight), asc(id)),
  findUses: (ids, db) =>
    findUses(
      [
        ['teams', teams.categoryId],
        ['groups', groups.categoryId],
      ],
      ids,
      db,
    ),
  check: async (values) => checkEntry('categories', values),
  insert: (editionId, values, weight, tx) =>
    firstId(
      tx
        .insert(teamCategories)
        .values({ ...values, editionId, weight })
        .returning({ id }),
    ),
  update: updateById,
  changesLines: (before, after) => before.code !== after.code,
};

async function updateById(categoryId: number, values: CategoryValues, tx: Tx): Promise<void> {
  await tx.update(teamCategories).set(values).where(eq(id, categoryId));
}
