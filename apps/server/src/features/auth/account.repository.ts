import { asc, eq } from 'drizzle-orm';
import { ofCurrentEdition } from '../competition/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import {
  clubAdmins,
  clubs,
  editions,
  referees,
  teamAdmins,
  teams,
} from '../../platform/database/schema/index.ts';

/** Clubs of the current edition that the user administrates. */
export async function findAdministratedClubs(userId: number, tx: Db | Tx) {
  return tx
    .select({ id: clubs.id, name: clubs.name })
    .from(clubAdmins)
    .innerJoin(clubs, eq(clubs.id, clubAdmins.clubId))
    .innerJoin(editions, ofCurrentEdition(clubs.editionId))
    .where(eq(clubAdmins.userId, userId))
    .orderBy(asc(clubs.id));
}

/** Teams of the current edition that the user leads. */
export async function findLedTeams(userId: number, tx: Db | Tx) {
  return tx
    .select({ id: teams.id, name: teams.name, teamNumber: teams.teamNumber, clubName: clubs.name })
    .from(teamAdmins)
    .innerJoin(teams, eq(teams.id, teamAdmins.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .innerJoin(editions, ofCurrentEdition(teams.editionId))
    .where(eq(teamAdmins.userId, userId))
    .orderBy(asc(teams.id));
}

/** The user's referee registrations of the current edition. */
export async function findReferees(userId: number, tx: Db | Tx) {
  return tx
    .select({ id: referees.id })
    .from(referees)
    .innerJoin(editions, ofCurrentEdition(referees.editionId))
    .where(eq(referees.userId, userId))
    .orderBy(asc(referees.id));
}
