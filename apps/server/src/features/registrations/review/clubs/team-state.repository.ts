import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { TeamState, WithdrawnPolicy } from '@sevenmetre/rules/vocabulary';
import { ofCurrentEdition, teamRepository } from '../../../competition/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import {
  clubAdmins,
  clubs,
  editions,
  lodgingAllotments,
  teamCategories,
  teams,
} from '../../../../platform/database/schema/index.ts';

/**
 * Teams of the current edition. Locks their clubs, then their categories, then the teams, each in the order
 * of ids, so that the number of accepted teams cannot change.
 */
export async function lockAllByIds(ids: readonly number[], tx: Tx) {
  const found = await tx
    .select({ clubId: teams.clubId, categoryId: teams.categoryId })
    .from(teams)
    .innerJoin(editions, ofCurrentEdition(teams.editionId))
    .where(inArray(teams.id, [...ids]));
  await tx
    .select({ id: clubs.id })
    .from(clubs)
    .where(inArray(clubs.id, unique(found.map(({ clubId }) => clubId))))
    .orderBy(asc(clubs.id))
    .for('update');
  await lockCategories(unique(found.map(({ categoryId }) => categoryId)), tx);
  return findLocked(ids, tx);
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}

async function lockCategories(ids: readonly number[], tx: Tx): Promise<void> {
  await tx
    .select({ id: teamCategories.id })
    .from(teamCategories)
    .where(inArray(teamCategories.id, [...ids]))
    .orderBy(asc(teamCategories.id))
    .for('update');
}

function findLocked(ids: readonly number[], tx: Tx) {
  return tx
    .select({
      id: teams.id,
      state: teams.state,
      name: teams.name,
      teamNumber: teams.teamNumber,
      clubId: clubs.id,
      clubName: clubs.name,
      clubState: clubs.registrationState,
      locale: clubs.locale,
      categoryId: teams.categoryId,
      categoryCode: teamCategories.code,
      capacity: teamCategories.capacity,
    })
    .from(teams)
    .innerJoin(editions, ofCurrentEdition(teams.editionId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .where(inArray(teams.id, [...ids]))
    .orderBy(asc(teams.id))
    .for('update', { of: teams });
}

export type LockedTeam = Awaited<ReturnType<typeof findLocked>>[number];

/** Teams of any edition. */
export async function findById(id: number, tx: Tx) {
  const { state, clubId, editionId } = teams;
  const [row] = await tx.select({ state, clubId, editionId }).from(teams).where(eq(teams.id, id));
  return row;
}

/** Teams of these clubs that have not withdrawn. */
export async function findStanding(clubIds: readonly number[], tx: Tx) {
  return tx
    .select({ id: teams.id, clubId: teams.clubId })
    .from(teams)
    .where(and(inArray(teams.clubId, [...clubIds]), ne(teams.state, 'withdrawn')));
}

/** All teams of these clubs. */
export async function findIdsOfClubs(clubIds: readonly number[], tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(inArray(teams.clubId, [...clubIds]));
  return rows.map(({ id }) => id);
}

export async function findAcceptedIds(clubIds: readonly number[], tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(and(inArray(teams.clubId, [...clubIds]), eq(teams.state, 'accepted')));
  return rows.map(({ id }) => id);
}

/** Accepted teams by category, without those of declined clubs. */
export async function countAccepted(
  categoryIds: readonly number[],
  tx: Tx,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ categoryId: teams.categoryId, count: sql<number>`count(*)::int` })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(
      and(
        inArray(teams.categoryId, [...categoryIds]),
        eq(teams.state, 'accepted'),
        ne(clubs.registrationState, 'declined'),
      ),
    )
    .groupBy(teams.categoryId);
  return new Map(rows.map(({ categoryId, count }) => [categoryId, count]));
}

/** @param policies chosen policies for the results of withdrawn teams */
export async function updateStates(
  ids: readonly number[],
  { state, policies }: NewState,
  now: Date,
  tx: Tx,
): Promise<void> {
  for (const [policy, own] of Map.groupBy(ids, (id) => policies.get(id) ?? null))
    await teamRepository.update(own, { state, withdrawnPolicy: policy, updatedAt: now }, tx);
}

/** New state of teams. */
export interface NewState {
  readonly state: TeamState;
  readonly policies: ReadonlyMap<number, WithdrawnPolicy>;
}

/** Number of beds allotted to a team. */
export async function countBeds(teamId: number, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ beds: sql<number>`coalesce(sum(${lodgingAllotments.persons}), 0)::int` })
    .from(lodgingAllotments)
    .where(eq(lodgingAllotments.teamId, teamId));
  return row?.beds ?? 0;
}

/** Accounts that may act for the club. */
export function countAdmins(clubId: number, tx: Tx): Promise<number> {
  return tx.$count(clubAdmins, eq(clubAdmins.clubId, clubId));
}
