import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { asOne } from '../../../platform/database/index.ts';
import type { Db, Tx } from '../../../platform/database/index.ts';
import {
  clubs,
  countries,
  regions,
  serviceLevels,
  teamCoaches,
  teamParticipants,
  teamWishes,
  teams,
} from '../../../platform/database/schema/index.ts';

/** The teams of an edition whose clubs are not declined, by category and id. */
export async function findTeams(editionId: number, tx: Db | Tx) {
  return tx
    .select({
      id: teams.id,
      name: teams.name,
      teamNumber: teams.teamNumber,
      categoryId: teams.categoryId,
      teamState: teams.state,
      registrationState: clubs.registrationState,
      clubId: clubs.id,
      clubName: clubs.name,
      locale: clubs.locale,
      countryCode: countries.countryCode,
      regionCode: regions.code,
      level: serviceLevels.nameEn,
      players: sql<number>`(select count(*)::int from ${teamParticipants}
        where ${teamParticipants.teamId} = ${teams.id} and ${teamParticipants.role} = 'player')`,
      seed: teamWishes.seed,
      lastPlace: teamWishes.lastPlace,
      notBefore: teamWishes.notBefore,
      notAfter: teamWishes.notAfter,
      reason: teamWishes.reason,
    })
    .from(teams)
    .innerJoin(clubs, eq(teams.clubId, clubs.id))
    .innerJoin(countries, eq(clubs.countryId, countries.id))
    .leftJoin(regions, eq(clubs.regionId, regions.id))
    .leftJoin(serviceLevels, eq(teams.serviceLevelId, serviceLevels.id))
    .leftJoin(teamWishes, eq(teamWishes.teamId, teams.id))
    .where(and(eq(teams.editionId, editionId), sql`${clubs.registrationState} <> 'declined'`))
    .orderBy(asc(teams.categoryId), asc(teams.id));
}

export type TeamRow = Awaited<ReturnType<typeof findTeams>>[number];

/** A leader of a team. Equal keys mean the same person. */
export interface CoachRow {
  readonly teamId: number;
  readonly key: string;
  readonly name: string;
  readonly byHand: boolean;
}

/** Leaders of more than one roster, and coaches entered by hand, by team. */
export async function findCoaches(editionId: number, tx: Db | Tx): Promise<CoachRow[]> {
  const found = await asOne<Omit<CoachRow, 'byHand'>>(
    sql`select t.team_id as "teamId", 'p' || p.id as key, p.first_name || ' ' || p.last_name as name
      from team_participants t join participants p on p.id = t.participant_id
      where p.edition_id = ${editionId} and t.role = 'leader'
        and (select count(*) from team_participants o where o.participant_id = p.id and o.role = 'leader') > 1
      order by t.team_id, p.id`,
    tx,
  );
  const given = await tx
    .select({ teamId: teamCoaches.teamId, name: teamCoaches.name })
    .from(teamCoaches)
    .innerJoin(teams, eq(teams.id, teamCoaches.teamId))
    .where(eq(teams.editionId, editionId))
    .orderBy(asc(teamCoaches.teamId), asc(teamCoaches.name));
  return [
    ...found.map((row) => ({ ...row, byHand: false })),
    ...given.map((row) => ({ ...row, key: `n${row.name.toLocaleLowerCase('en')}`, byHand: true })),
  ];
}

type Wishes = Omit<typeof teamWishes.$inferInsert, 'teamId'>;

export async function saveWishes(teamId: number, wishes: Wishes, tx: Tx): Promise<void> {
  await tx
    .insert(teamWishes)
    .values({ teamId, ...wishes })
    .onConflictDoUpdate({ target: teamWishes.teamId, set: wishes });
}

export async function replaceCoaches(
  teamIds: readonly number[],
  rows: readonly { readonly teamId: number; readonly name: string }[],
  tx: Tx,
): Promise<void> {
  if (teamIds.length > 0) await tx.delete(teamCoaches).where(inArray(teamCoaches.teamId, [...teamIds]));
  if (rows.length > 0)
    await tx
      .insert(teamCoaches)
      .values([...rows])
      .onConflictDoNothing();
}
