import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/index.ts';
import {
  extraPersonGroups,
  groupTeams,
  matches,
  teamCategories,
  teams,
} from '../../../platform/database/schema/index.ts';

export type TeamRow = typeof teams.$inferSelect & { readonly categoryCode: string };
export type NewTeam = Omit<typeof teams.$inferInsert, 'id'>;
export type GroupRow = typeof extraPersonGroups.$inferSelect;
export type NewGroup = Omit<typeof extraPersonGroups.$inferInsert, 'id'>;

/** In the order in which they were added. */
export async function findTeams(clubId: number, db: Db | Tx): Promise<TeamRow[]> {
  const rows = await db
    .select({ team: teams, categoryCode: teamCategories.code })
    .from(teams)
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .where(eq(teams.clubId, clubId))
    .orderBy(asc(teams.id));
  return rows.map(({ team, categoryCode }) => ({ ...team, categoryCode }));
}

export function findGroups(clubId: number, db: Db | Tx): Promise<GroupRow[]> {
  return db
    .select()
    .from(extraPersonGroups)
    .where(eq(extraPersonGroups.clubId, clubId))
    .orderBy(asc(extraPersonGroups.id));
}

export async function insertTeams(rows: readonly NewTeam[], tx: Tx): Promise<void> {
  if (rows.length > 0) await tx.insert(teams).values([...rows]);
}

export async function updateTeam(id: number, patch: Partial<NewTeam>, tx: Tx): Promise<void> {
  await tx.update(teams).set(patch).where(eq(teams.id, id));
}

export async function deleteTeams(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length > 0) await tx.delete(teams).where(inArray(teams.id, [...ids]));
}

export async function insertGroups(rows: readonly NewGroup[], tx: Tx): Promise<void> {
  if (rows.length > 0) await tx.insert(extraPersonGroups).values([...rows]);
}

export async function updateGroup(id: number, patch: Partial<NewGroup>, tx: Tx): Promise<void> {
  await tx.update(extraPersonGroups).set(patch).where(eq(extraPersonGroups.id, id));
}

export async function deleteGroups(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length > 0) await tx.delete(extraPersonGroups).where(inArray(extraPersonGroups.id, [...ids]));
}

/** Those of the teams that stand in a group or a match: they are part of the competition. */
export async function findSeated(ids: readonly number[], tx: Tx): Promise<number[]> {
  if (ids.length === 0) return [];
  const wanted = [...ids];
  const inGroups = await tx
    .select({ id: groupTeams.teamId })
    .from(groupTeams)
    .where(inArray(groupTeams.teamId, wanted));
  const inMatches = await tx
    .select({ home: matches.homeTeamId, away: matches.awayTeamId })
    .from(matches)
    .where(or(inArray(matches.homeTeamId, wanted), inArray(matches.awayTeamId, wanted)));
  const seated = new Set([
    ...inGroups.map(({ id }) => id),
    ...inMatches.flatMap(({ home, away }) => [home, away]),
  ]);
  return wanted.filter((id) => seated.has(id));
}
