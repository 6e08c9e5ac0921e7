import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FindIndex } from '@sevenmetre/contract/find/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import {
  clubs,
  editions,
  invoiceDocuments,
  matches,
  messages,
  participants,
  referees,
  suppliers,
  teamParticipants,
  users,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { findHandlers } from './index.ts';

const organiser: Actor = testActor(1, ['ROLE_ADMIN']);

describe.each(testDatabases())('what an organiser can jump to on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let cup: SmallCup;
  let actor: Actor | null = organiser;

  beforeAll(async () => {
    database = await kind.open();
    // An earlier year, of which nothing is offered.
    await addPapers(database, await makeSmallCup(database, 2025), '2025');
    cup = await makeSmallCup(database);
    await addPapers(database, cup, '2026');
    await addPeople(database, cup);
    server = testServer();
    mount(server.app, findHandlers({ database, clock: server.clock }), {
      identify: async () => actor,
      checkAnswers: true,
    });
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const read = async () => {
    const response = await server.app.inject({ url: '/api/v1/admin/find-index' });
    return { status: response.statusCode, body: response.json<FindIndex>() };
  };

  it('[FI2] given two years, then clubs, teams, matches and halls are those of the current one', async () => {
    actor = organiser;
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body.clubs.map(({ id }) => id)).toContain(cup.clubId);
    expect(body.clubs.find(({ id }) => id === cup.clubId)).toMatchObject({ variableSymbol: '2600147' });
    expect(body.teams.map(({ id }) => id).toSorted(byNumber)).toEqual([...cup.teams].toSorted(byNumber));
    expect(body.matches).toHaveLength(cup.matches.length - 1);
    expect(body.places.map(({ id }) => id)).toEqual(expect.arrayContaining([...cup.halls]));
    expect(body.documents).toMatchObject([{ clubId: cup.clubId, number: '2026-1' }]);
    expect(body.messages.map(({ name }) => name)).toEqual(['News 2026']);
  });

  it('[FI2] given people of several kinds, then each is found as what it is, and players are not among them', async () => {
    actor = organiser;
    const { people } = (await read()).body;
    expect(people.map(({ kind: what, name }) => `${what} ${name}`).toSorted()).toEqual([
      'account Jana Bílá',
      'contact Eva Malá',
      'referee Lars Holm',
      'staff Ola Trenérka',
    ]);
    expect(JSON.stringify(people)).not.toContain('Tajná');
  });

  it('[FI4] given somebody who does not organise, then nothing is answered', async () => {
    for (const [caller, expected] of [
      [null, 401],
      [{ ...organiser, roles: ['ROLE_COMPETITION_SUPER_REPORTER'] }, 403],
      [{ ...organiser, roles: ['ROLE_USER'], administratedClubIds: [cup.clubId] }, 403],
    ] as const) {
      actor = caller;
      expect((await read()).status).toBe(expected);
    }
  });

  it('[FI2] given no current edition, then accounts are still found', async () => {
    actor = organiser;
    await database.db.update(editions).set({ isCurrent: false });
    const { status, body } = await read();
    await database.db.update(editions).set({ isCurrent: true }).where(eq(editions.id, cup.editionId));
    expect(status).toBe(200);
    expect(body).toMatchObject({ clubs: [], matches: [], people: [{ name: 'Jana Bílá' }] });
  });
});

const byNumber = (a: number, b: number) => a - b;

/** An invoice and a message of a year. */
async function addPapers({ db }: TestDatabase, { editionId, clubId }: SmallCup, year: string): Promise<void> {
  const address = { street: 'Dlouhá 1', city: 'Lipová', zip: '100 00', countryCode: 'CZ' };
  const [supplier] = await db
    .insert(suppliers)
    .values({ editionId, name: 'Házená Lipová', ...address })
    .returning();
  await db.insert(invoiceDocuments).values({
    editionId,
    clubId,
    supplierId: supplier?.id ?? 0,
    kind: 'invoice',
    number: `${year}-1`,
    variableSymbol: `${year}0001`,
    currency: 'CZK',
    total: 10_000,
    issuedAt: new Date(`${year}-05-01T00:00:00Z`),
    dueDate: `${year}-05-15`,
    content: {},
  });
  await db
    .insert(messages)
    .values({ editionId, internalName: `News ${year}`, recipientType: 'clubs', textCs: '', textEn: '' });
}

async function addPeople({ db }: TestDatabase, cup: SmallCup): Promise<void> {
  const { clubId, editionId } = cup;
  const person = { email: 'jana@example.test', passwordHash: '-', firstName: 'Jana', lastName: 'Bílá' };
  const account = { ...person, roles: ['ROLE_USER' as const] };
  await db.insert(users).values([
    account,
    {
      ...account,
      email: 'gone@example.test',
      lastName: 'Dávná',
      closedAt: new Date('2026-01-01T00:00:00Z'),
    },
  ]);
  await db.insert(referees).values({ editionId, firstName: 'Lars', lastName: 'Holm' });
  await db
    .update(clubs)
    .set({
      variableSymbol: '2600147',
      tournamentContactFirstName: 'Eva',
      tournamentContactLastName: 'Malá',
    })
    .where(eq(clubs.id, clubId));
  const [leader, player] = await db
    .insert(participants)
    .values([
      { editionId, clubId, firstName: 'Ola', lastName: 'Trenérka' },
      { editionId, clubId, firstName: 'Dita', lastName: 'Tajná' },
    ])
    .returning();
  const teamId = cup.teams[0] ?? 0;
  await db.insert(teamParticipants).values([
    { teamId, participantId: leader?.id ?? 0, role: 'leader' },
    { teamId, participantId: player?.id ?? 0, role: 'player', jerseyNumber: 7 },
  ]);
  const gone = { cancelledAt: new Date('2026-05-01T00:00:00Z') };
  await db
    .update(matches)
    .set(gone)
    .where(eq(matches.id, cup.matches[0] ?? 0));
}
