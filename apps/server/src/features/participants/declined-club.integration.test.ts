import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClubRoster } from '@sevenmetre/contract/participants/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { clubs, users } from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { participantHandlers } from './index.ts';

describe.each(testDatabases())('the roster of a declined club on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let cup: SmallCup;
  let userId = 0;
  let actor: Actor | null = null;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    const account = { email: 'a@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
    const [user] = await database.db
      .insert(users)
      .values({ ...account, roles: ['ROLE_USER' as const] })
      .returning();
    userId = user?.id ?? 0;
    server = testServer();
    const handlers = participantHandlers({ database, clock: server.clock });
    mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const clubAdmin = (): Actor => ({
    userId,
    roles: ['ROLE_USER'],
    administratedClubIds: [cup.clubId],
    leadingTeamIds: [],
  });
  const set = (registrationState: 'declined' | 'new') =>
    database.db.update(clubs).set({ registrationState }).where(eq(clubs.id, cup.clubId));
  const base = '/api/v1/web';
  const person = {
    firstName: 'Jan',
    lastName: 'Lípa',
    birthDate: '2010-05-05',
    gender: 'M',
    assignments: [],
  };
  const create = (over: object = {}) =>
    server.app.inject({
      method: 'POST',
      url: `${base}/clubs/${cup.clubId}/participants`,
      payload: { ...person, ...over },
    });
  const update = (id: number, revision: number, over: object = {}) =>
    server.app.inject({
      method: 'PUT',
      url: `${base}/participants/${id}`,
      payload: { ...person, ...over, revision },
    });
  const remove = (id: number) => server.app.inject({ method: 'DELETE', url: `${base}/participants/${id}` });
  const preview = () =>
    server.app.inject({
      method: 'POST',
      url: `${base}/clubs/${cup.clubId}/roster/import-preview`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload:
        '--x\r\ncontent-disposition: form-data; name="file"; filename="x.csv"\r\n\r\njmeno\r\n--x--\r\n',
    });
  const roster = async () =>
    (await server.app.inject({ url: `${base}/clubs/${cup.clubId}/roster` })).json<ClubRoster>();

  it('[RO14] rests as it is until the registration is reopened, and stays open to organisers', async () => {
    actor = clubAdmin();
    const { id } = (await create()).json<{ id: number }>();
    await set('declined');
    const refused = [
      await create({ firstName: 'Ota' }),
      await update(id, 1),
      await remove(id),
      await preview(),
    ];
    expect(refused.map((answer) => answer.json<{ error: string }>().error)).toEqual(
      refused.map(() => 'roster-club-declined'),
    );
    const seen = await roster();
    expect([seen.club.declined, seen.participants.map((one) => one.id)]).toEqual([true, [id]]);
    const offered = [...seen.links, ...seen.participants.flatMap(({ links }) => links)];
    expect(offered.filter(({ operationId }) => /^(?:participant|rosterImport)/.test(operationId))).toEqual(
      [],
    );
    actor = { ...clubAdmin(), roles: ['ROLE_ADMIN'], administratedClubIds: [] };
    expect((await update(id, 1, { lastName: 'Lípová' })).statusCode).toBe(200);
    actor = clubAdmin();
    await set('new');
    expect((await update(id, 2, { firstName: 'Jana' })).statusCode).toBe(200);
    expect((await roster()).club.declined).toBe(false);
  });
});
