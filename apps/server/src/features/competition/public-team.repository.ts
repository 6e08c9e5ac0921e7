import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Db } from '../../platform/database/index.ts';
import {
  clubs,
  countries,
  groupTeams,
  matches,
  teamCategories,
  teams,
} from '../../platform/database/schema/index.ts';

/**
 * The teams that public answers may name, by id: accepted teams of approved or processed clubs, and teams
 * that are in a group or a match already.
 */
export async function findAllByEditionId(editionId: number, db: Db) {
  return db
    .select({
      id: teams.id,
      name: teams.name,
      teamNumber: teams.teamNumber,
      clubId: clubs.id,
      clubName: clubs.name,
      clubCountryCode: countries.countryCode,
      teamCategoryId: teams.categoryId,
      teamCategoryCode: teamCategories.code,
      state: teams.state,
      withdrawnPolicy: teams.withdrawnPolicy,
      createdAt: teams.createdAt,
      updatedAt: teams.updatedAt,
    })
    .from(teams)
    .innerJoin(clubs, eq(teams.clubId, clubs.id))
    .innerJoin(countries, eq(clubs.countryId, countries.id))
    .innerJoin(teamCategories, eq(teams.categoryId, teamCategories.id))
    .where(and(eq(teams.editionId, editionId), isPublicTeam(db)))
    .orderBy(asc(teams.id));
}

function isPublicTeam(db: Db): SQL | undefined {
  const accepted = and(
    eq(teams.state, 'accepted'),
    inArray(clubs.registrationState, ['approved', 'processed']),
  );
  const one = { one: sql`1` };
  const seated = exists(db.select(one).from(groupTeams).where(eq(groupTeams.teamId, teams.id)));
  const playing = exists(
    db
      .select(one)
      .from(matches)
      .where(or(eq(matches.homeTeamId, teams.id), eq(matches.awayTeamId, teams.id))),
  );
  return or(accepted, seated, playing);
}

/** Names of teams by id. */
export type TeamNames = ReadonlyMap<number, string>;

export async function findTeamNames(editionId: number, db: Db): Promise<TeamNames> {
  const teams = await findAllByEditionId(editionId, db);
  return new Map(teams.map((row) => [row.id, teamDisplayName(row)]));
}
