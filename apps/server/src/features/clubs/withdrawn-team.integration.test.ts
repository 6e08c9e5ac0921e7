import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClubDetail } from '@sevenmetre/contract/clubs/schemas';
import type { OwnDashboard } from '@sevenmetre/contract/dashboard/own-dashboard';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { participants, teamParticipants, teams } from '../../platform/database/schema/index.ts';
import { actorOf, makeSetup } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

describe.each(testDatabases())('a club one of whose teams has withdrawn, on $name', (kind) => {
  let database: TestDatabase;
  let setup: Setup;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
    const { db } = database;
    const { clubId, editionId, teams: ids } = setup.cup;
    const [first = 0, second = 0, ...rest] = ids;
    // Three persons ordered for each of two teams; Ota plays for the first, Eva for both, Jan for the second, Iva for none yet.
    for (const id of [first, second])
      await db.update(teams).set({ bundlePersons: 3 }).where(eq(teams.id, id));
    for (const id of [second, ...rest])
      await db.update(teams).set({ state: 'withdrawn' }).where(eq(teams.id, id));
    const places = { Ota: [first], Eva: [first, second], Jan: [second], Iva: [] };
    for (const [firstName, of] of Object.entries(places)) {
      const [row] = await db
        .insert(participants)
        .values({ clubId, editionId, firstName, lastName: 'Buk' })
        .returning();
      for (const teamId of of)
        await db.insert(teamParticipants).values({ teamId, participantId: row?.id ?? 0, role: 'player' });
    }
  });
  afterAll(() => setup.close());

  const seenBy = async (actor: Actor) => {
    setup.as(actor);
    const { clubs } = (await setup.app.inject({ url: '/api/v1/web/dashboard' })).json<OwnDashboard>();
    const url = `/api/v1/web/clubs/${setup.cup.clubId}`;
    const { roster } = (await setup.app.inject({ url })).json<ClubDetail>();
    const [club] = clubs;
    return [club?.teams, club?.participants, club?.persons, roster.participants, roster.of];
  };

  it('then who was entered for that team only is counted neither on the dashboard nor on its page', async () => {
    const admin = actorOf(setup.ids.boss, ['ROLE_USER'], { administratedClubIds: [setup.cup.clubId] });
    expect(await seenBy(admin)).toEqual([1, 3, 3, 3, 3]);
  });

  it('then a leader of both teams counts the people of the one that plays', async () => {
    const leader = actorOf(setup.ids.leader, ['ROLE_USER'], { leadingTeamIds: setup.cup.teams.slice(0, 2) });
    expect(await seenBy(leader)).toEqual([1, 2, 3, 2, 3]);
  });
});
