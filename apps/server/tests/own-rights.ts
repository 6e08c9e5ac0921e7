import { eq } from 'drizzle-orm';
import type { Db } from '../src/platform/database/index.ts';
import { clubAdmins, teamAdmins } from '../src/platform/database/schema/index.ts';

/** A user with the clubs and teams of the rows, like a session of a verified account. */
export async function ownRights(userId: number, db: Db) {
  const clubs = await db.select().from(clubAdmins).where(eq(clubAdmins.userId, userId));
  const teams = await db.select().from(teamAdmins).where(eq(teamAdmins.userId, userId));
  return {
    userId,
    administratedClubIds: clubs.map(({ clubId }) => clubId),
    leadingTeamIds: teams.map(({ teamId }) => teamId),
  };
}
