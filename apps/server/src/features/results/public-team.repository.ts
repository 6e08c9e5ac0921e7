import { and, asc, eq } from 'drizzle-orm';
import type { StaticBody } from '@sevenmetre/contract/schemas/competition';
import type { Db } from '../../platform/database/index.ts';
import { clubs, countries, teamCategories, teams } from '../../platform/database/schema/index.ts';
import { utcText } from '../competition/index.ts';
import { isPublicTeam } from '../live/index.ts';

/** The teams that public answers may name, by id. */
export async function findTeams(editionId: number, db: Db): Promise<StaticBody['teams']> {
  const rows = await db
    .select({
      id: teams.id,
      name: teams.name,
      teamNumber: teams.teamNumber,
      clubId: clubs.id,
      clubName: clubs.name,
      clubCountryCode: countries.countryCode,
      teamCategoryId: teams.categoryId,
      teamCategoryCode: teamCategories.code,
      createdAt: teams.createdAt,
      updatedAt: teams.updatedAt,
    })
    .from(teams)
    .innerJoin(clubs, eq(teams.clubId, clubs.id))
    .innerJoin(countries, eq(clubs.countryId, countries.id))
    .innerJoin(teamCategories, eq(teams.categoryId, teamCategories.id))
    .where(and(eq(teams.editionId, editionId), isPublicTeam(db)))
    .orderBy(asc(teams.id));
  return rows.map(({ createdAt, updatedAt, ...team }) => ({
    ...team,
    // How many people a team brings is its club's affair.
    persons: null,
    createdAt: utcText(createdAt),
    updatedAt: utcText(updatedAt),
  }));
}
