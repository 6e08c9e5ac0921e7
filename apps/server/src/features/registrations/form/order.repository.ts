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
export type GroupRow = typeof extraPersonGroups.$inferSelect;

/** In the order of creation. */
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

/** Those of the teams that are in a group or a match. */
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
