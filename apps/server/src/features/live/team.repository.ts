import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Team } from '@sevenmetre/rules/snapshot';
import type { Db } from '../../platform/database/index.ts';
import { clubs, countries, groupTeams, matches, teams } from '../../platform/database/schema/index.ts';

/**
 * The teams that public answers may name: accepted teams of approved or processed clubs, and whoever
 * stands in a group or a match already.
 */
export function isPublicTeam(db: Db): SQL | undefined {
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

export async function findPublicTeams(editionId: number, db: Db): Promise<Map<number, Team>> {
  const rows = await db
    .select({
      id: teams.id,
      name: teams.name,
      teamNumber: teams.teamNumber,
      clubId: clubs.id,
      clubName: clubs.name,
      clubCountryCode: countries.countryCode,
      teamCategoryId: teams.categoryId,
      state: teams.state,
    })
    .from(teams)
    .innerJoin(clubs, eq(teams.clubId, clubs.id))
    .innerJoin(countries, eq(clubs.countryId, countries.id))
    .where(and(eq(teams.editionId, editionId), isPublicTeam(db)));
  return new Map(
    rows.map(({ state, ...team }) => [team.id, { ...team, withdrawn: state === 'withdrawn' }] as const),
  );
}
