import { asc, eq } from 'drizzle-orm';
import { checkEntry, type ProjectValues } from '@sevenmetre/rules/enumerations';
import type { Tx } from '../../platform/database/index.ts';
import { refereeProjects, referees } from '../../platform/database/schema/index.ts';
import type { List } from './list-definition.repository.ts';
import { firstId } from './list-definition.repository.ts';
import { findUses } from './uses.repository.ts';

const { id, name, isActive } = refereeProjects;

/** Projects that referees come with, shared by all editions. */
export const projectList: List<ProjectValues> = {
  table: refereeProjects,
  subjectType: 'referee-project',
  uniqueField: 'name',
  ordersLines: false,
  findAll: (_, db) =>
    db
      .select({ id, values: { name, isActive } })
      .from(refereeProjects)
      .orderBy(asc(refereeProjects.weight), asc(name)),
  findUses: (ids, db) => findUses([['referees', referees.refereeProjectId]], ids, db),
  check: async (values) => checkEntry('referee-projects', values),
  insert: (_, values, weight, tx) =>
    firstId(
      tx
        .insert(refereeProjects)
        .values({ ...values, weight })
        .returning({ id }),
    ),
  update: updateById,
  changesLines: () => false,
};

export async function insertProjects(names: readonly string[], tx: Tx): Promise<void> {
  if (names.length === 0) return;
  const rows = names.map((one) => ({ name: one }));
  await tx.insert(refereeProjects).values(rows).onConflictDoNothing();
}

async function updateById(projectId: number, values: ProjectValues, tx: Tx): Promise<void> {
  await tx.update(refereeProjects).set(values).where(eq(id, projectId));
}
