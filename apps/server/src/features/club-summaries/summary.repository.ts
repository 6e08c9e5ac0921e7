import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { ofCurrentEdition } from '../competition/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import {
  clubs,
  editions,
  teamCategories,
  teamParticipants,
  teams,
} from '../../platform/database/schema/index.ts';

/** Name of a club of the current edition, with the edition; null: there is none. */
export async function findClub(id: number, tx: Tx) {
  const [row] = await tx
    .select({
      id: clubs.id,
      name: clubs.name,
      editionId: editions.id,
      tournament: editions.name,
      year: editions.year,
    })
    .from(clubs)
    .innerJoin(editions, ofCurrentEdition(clubs.editionId))
    .where(eq(clubs.id, id));
  return row ?? null;
}

/** Teams of a club that have not withdrawn, with how many people their rosters name. */
export function findTeams(clubId: number, tx: Tx) {
  const { role } = teamParticipants;
  return tx
    .select({
      id: teams.id,
      name: teams.name,
      teamNumber: teams.teamNumber,
      state: teams.state,
      category: teamCategories.code,
      players: sql<number>`(count(*) filter (where ${role} = 'player'))::int`,
      leaders: sql<number>`(count(*) filter (where ${role} = 'leader'))::int`,
    })
    .from(teams)
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .leftJoin(teamParticipants, eq(teamParticipants.teamId, teams.id))
    .where(and(eq(teams.clubId, clubId), ne(teams.state, 'withdrawn')))
    .groupBy(teams.id, teamCategories.code, teamCategories.weight)
    .orderBy(asc(teamCategories.weight), asc(teams.teamNumber), asc(teams.id));
}
