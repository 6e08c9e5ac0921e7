import { eq } from 'drizzle-orm';
import type { Role } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../src/platform/database/index.ts';
import {
  clubAdmins,
  clubs,
  participants,
  referees,
  teamAdmins,
  teamParticipants,
  teams,
  users,
} from '../src/platform/database/schema/index.ts';
import { openSession } from './crawl.ts';
import { addRecords } from './private-records.ts';
import type { SmallCup } from './small-cup.ts';

export interface Neighbour {
  /** Of the club's admin. */
  readonly cookie: string;
  readonly userId: number;
  readonly clubId: number;
  readonly teamId: number;
  readonly refereeId: number;
}

/**
 * A second club besides that of the small cup, with rows in all tables of clubs, and one user who is its
 * admin, leader, referee and reporter. Created after the markers were filled, it has none: markers in answers
 * to this user belong to others.
 */
export async function settleNeighbour(cup: SmallCup, tx: Tx): Promise<Neighbour> {
  const [own] = await tx.select().from(clubs).where(eq(clubs.id, cup.clubId));
  const { editionId, categoryId } = cup;
  const registered = { editionId, name: 'Neighbours', registrationState: 'approved' as const };
  const [club] = await tx
    .insert(clubs)
    .values({ ...registered, countryId: own?.countryId ?? 0 })
    .returning();
  const clubId = club?.id ?? 0;
  const [team] = await tx.insert(teams).values({ editionId, clubId, categoryId, teamNumber: 1 }).returning();
  const teamId = team?.id ?? 0;
  const userId = await addUser('neighbour', ['ROLE_USER', 'ROLE_COMPETITION_REPORTER'], tx);
  await tx.insert(clubAdmins).values({ clubId, userId });
  await tx.insert(teamAdmins).values({ teamId, userId });
  await tx.insert(teamAdmins).values({ teamId, userId: await addUser('helper', ['ROLE_USER'], tx) });
  await addRecords({ ...cup, clubId, teams: [teamId] }, userId, tx);
  const [child] = await tx
    .insert(participants)
    .values({ editionId, clubId, firstName: 'A', lastName: 'B', birthDate: '2012-01-01', gender: 'M' })
    .returning();
  await tx
    .insert(teamParticipants)
    .values({ teamId, participantId: child?.id ?? 0, role: 'player', jerseyNumber: 1 });
  const [referee] = await tx
    .insert(referees)
    .values({ editionId, userId, firstName: 'A', lastName: 'B' })
    .returning();
  const cookie = await openSession(userId, tx);
  return { cookie, userId, clubId, teamId, refereeId: referee?.id ?? 0 };
}

async function addUser(name: string, roles: Role[], tx: Tx): Promise<number> {
  const account = { email: `${name}@example.test`, passwordHash: '-', firstName: 'A', lastName: 'B' };
  const [user] = await tx
    .insert(users)
    .values({ ...account, roles })
    .returning();
  return user?.id ?? 0;
}
