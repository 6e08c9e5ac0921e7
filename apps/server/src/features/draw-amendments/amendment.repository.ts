import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  clubs,
  drawAmendments,
  drawInputs,
  draws,
  groups,
  groupTeams,
  teamCategories,
  teams,
} from '../../platform/database/schema/index.ts';

export type AmendmentRow = typeof drawAmendments.$inferSelect;

/** Locks and returns the revealed draws of these categories that were not set aside, with their frozen input. */
export async function lockRevealedDraws(editionId: number, codes: readonly string[], tx: Tx) {
  if (codes.length === 0) return [];
  const rows = await tx
    .select({
      categoryId: draws.categoryId,
      number: draws.number,
      balls: draws.balls,
      code: teamCategories.code,
    })
    .from(draws)
    .innerJoin(teamCategories, eq(teamCategories.id, draws.categoryId))
    .where(
      and(
        eq(teamCategories.editionId, editionId),
        inArray(teamCategories.code, [...codes]),
        eq(draws.state, 'revealed'),
      ),
    )
    .orderBy(asc(draws.categoryId))
    .for('update', { of: draws });
  const found: (Omit<(typeof rows)[number], 'balls'> & { balls: unknown; input: unknown })[] = [];
  for (const row of rows) {
    const inputs = await tx
      .select({ input: drawInputs.input })
      .from(drawInputs)
      .where(and(eq(drawInputs.categoryId, row.categoryId), eq(drawInputs.number, row.number)))
      .orderBy(asc(drawInputs.version));
    found.push({ ...row, input: inputs.at(-1)?.input ?? null });
  }
  return found;
}

/** The amendments of an attempt, oldest first. */
export async function findAmendments(
  { categoryId, number }: { readonly categoryId: number; readonly number: number },
  tx: Db | Tx,
): Promise<AmendmentRow[]> {
  return tx
    .select()
    .from(drawAmendments)
    .where(and(eq(drawAmendments.categoryId, categoryId), eq(drawAmendments.number, number)))
    .orderBy(asc(drawAmendments.id));
}

export async function insertAmendment(row: typeof drawAmendments.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(drawAmendments).values(row);
}

/** Seats of a category with a team that was named from the start, in the order of groups and seats. */
export async function findNamedSeats(categoryId: number, tx: Db | Tx) {
  return tx
    .select({
      groupId: groups.id,
      planKey: groups.planKey,
      label: groups.label,
      id: teams.id,
      name: teams.name,
      teamNumber: teams.teamNumber,
      clubName: clubs.name,
    })
    .from(groupTeams)
    .innerJoin(groups, eq(groups.id, groupTeams.groupId))
    .innerJoin(teams, eq(teams.id, groupTeams.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(
      and(
        eq(groups.categoryId, categoryId),
        isNotNull(groupTeams.teamId),
        isNull(groupTeams.predecessorGroupId),
      ),
    )
    .orderBy(asc(groups.weight), asc(groups.id), asc(groupTeams.seat));
}

/** The category of a group, and the label of the group in its format. */
export async function findGroup(groupId: number, tx: Tx) {
  const [row] = await tx
    .select({ planKey: groups.planKey, categoryId: groups.categoryId, code: teamCategories.code })
    .from(groups)
    .innerJoin(teamCategories, eq(teamCategories.id, groups.categoryId))
    .where(eq(groups.id, groupId));
  return row ?? null;
}

/** Categories of an edition with a revealed draw that was not set aside. */
export async function findRevealedCategories(editionId: number, tx: Tx) {
  return tx
    .select({ id: teamCategories.id, code: teamCategories.code })
    .from(draws)
    .innerJoin(teamCategories, eq(teamCategories.id, draws.categoryId))
    .where(and(eq(teamCategories.editionId, editionId), eq(draws.state, 'revealed')))
    .orderBy(asc(teamCategories.id));
}
