import { and, asc, eq } from 'drizzle-orm';
import type { ConfigurationDifferences } from '@sevenmetre/contract/configuration/schemas';
import { testActor } from '@sevenmetre/rules/testing';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import {
  audit,
  configurationEntries,
  editions,
  groupTeams,
  repeatKeys,
  users,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { recomputeEdition } from '../competition/index.ts';
import { configurationHandlers } from './index.ts';

/** Own values of the edition of 2025, which is over. */
const former = [
  ['roster-players-max', 'integer', '18'],
  ['contact-name', 'string', 'Jana'],
  ['draw-date', 'datetime', '2025-04-01T16:00:00Z'],
  ['points-win', 'integer', '3'],
  ['edition-phase', 'string', 'closed'],
] as const;

describe.each(testDatabases())('settings of another edition on $name', (kind) => {
  let database: TestDatabase;
  let before: SmallCup;
  let cup: SmallCup;
  let roles: Role[] = [];
  const server = testServer();

  beforeAll(async () => {
    database = await kind.open();
    before = await makeSmallCup(database, 2025);
    await makeSmallCup(database, 2024);
    cup = await makeSmallCup(database, 2026);
    const person = { email: 'boss@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
    await database.db.insert(users).values({ ...person, id: 1, roles: ['ROLE_USER'] });
    mount(server.app, configurationHandlers({ database, clock: server.clock, senderDomains: [] }), {
      identify: async () => testActor(1, roles),
      checkAnswers: true,
    });
  });
  beforeEach(async () => {
    roles = ['ROLE_SUPER_ADMIN'];
    await database.db.delete(audit);
    await database.db.delete(repeatKeys);
    for (const { editionId } of [before, cup])
      await database.db.delete(configurationEntries).where(eq(configurationEntries.editionId, editionId));
    const labels = { labelCs: 'x', labelEn: 'x' };
    await database.db.insert(configurationEntries).values(
      former.map(([key, dataType, value]) => ({
        ...labels,
        editionId: before.editionId,
        key,
        dataType,
        value,
      })),
    );
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const read = async (query = '') => {
    const url = `/api/v1/admin/configuration/differences${query}`;
    const answer = await server.app.inject({ url });
    return { status: answer.statusCode, body: answer.json<ConfigurationDifferences>() };
  };
  const listed = async () =>
    (await read()).body.settings.map(({ key, value, proposed }) => [key, value, proposed]);
  const players = { key: 'roster-players-max', value: '18', before: '16' };
  const contact = { key: 'contact-name', value: 'Jana', before: null };
  const draw = { key: 'draw-date', value: '2026-04-01T16:00:00Z', before: null };
  const copy = async (settings: readonly object[], clientKey = 'copy-2026') => {
    const payload = { fromId: before.editionId, settings, clientKey };
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/admin/configuration/copy',
      payload,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const own = async () =>
    (
      await database.db
        .select()
        .from(configurationEntries)
        .where(eq(configurationEntries.editionId, cup.editionId))
        .orderBy(asc(configurationEntries.key))
    ).map(({ key, value }) => [key, value]);

  it('[CO14] given the edition before, then its other values are listed, with dates moved, and past editions can be chosen', async () => {
    const { body } = await read();
    expect(body.fromId).toBe(before.editionId);
    expect(body.editions.map(({ year }) => year)).toEqual([2025, 2024]);
    expect(await listed()).toEqual([
      ['contact-name', null, 'Jana'],
      ['draw-date', null, '2026-04-01T16:00:00Z'],
      ['points-win', '2', '3'],
      ['roster-players-max', '16', '18'],
    ]);
    const other = body.editions[1]?.id;
    expect((await read(`?from=${other}`)).body).toMatchObject({ fromId: other, settings: [] });
    expect((await read(`?from=${cup.editionId}`)).status).toBe(404);
  });

  it('[CO14] given chosen keys, then they are taken over at once, each in the history with who and when', async () => {
    server.clock.set('2026-02-11T09:30:00Z');
    expect(await copy([players, draw])).toEqual({ status: 200, body: { count: 2 } });
    expect(await own()).toEqual([
      ['draw-date', '2026-04-01T16:00:00Z'],
      ['roster-players-max', '18'],
    ]);
    const rows = await database.db.select().from(audit).orderBy(asc(audit.id));
    expect(rows).toMatchObject([
      {
        userId: 1,
        action: 'configuration.update',
        before: { key: players.key, value: '16' },
        after: { value: '18' },
      },
      {
        userId: 1,
        action: 'configuration.update',
        before: { key: draw.key, value: null },
        after: { key: draw.key },
      },
    ]);
    const settings = await server.app.inject({ url: '/api/v1/admin/configuration' });
    expect(settings.json()).toContainEqual(
      expect.objectContaining({ key: players.key, changed: { at: '2026-02-11T09:30:00Z', by: 'A B' } }),
    );
    expect(await listed()).toEqual([
      ['contact-name', null, 'Jana'],
      ['points-win', '2', '3'],
    ]);
  });

  it('[CO14] given other points for a win, then tables follow at once', async () => {
    const { finished: stageId } = cup.stages;
    await write(database, { matches: { [cup.matches[0] ?? 0]: { stageId, homeScore: 20, awayScore: 11 } } });
    await database.transaction((tx) => recomputeEdition(tx, cup.editionId, server.clock.now()));
    expect((await copy([{ key: 'points-win', value: '3', before: '2' }])).status).toBe(200);
    const [row] = await database.db
      .select()
      .from(groupTeams)
      .where(and(eq(groupTeams.groupId, cup.groups.a), eq(groupTeams.teamId, cup.teams[0] ?? 0)));
    expect(row?.points).toBe(3);
  });

  it('[CO14] given a first day in a later month, then first and last day move together', async () => {
    const at = { dataType: 'datetime', labelCs: 'x', labelEn: 'x', editionId: before.editionId } as const;
    await database.db.insert(configurationEntries).values([
      { ...at, key: 'tournament-start-date', value: '2025-07-01T10:00:00Z' },
      { ...at, key: 'tournament-end-date', value: '2025-07-03T10:00:00Z' },
    ]);
    const days = { before: null, value: '2026-07-01T10:00:00Z' };
    const last = { key: 'tournament-end-date', before: null, value: '2026-07-03T10:00:00Z' };
    expect((await copy([{ key: 'tournament-start-date', ...days }, last])).status).toBe(200);
    const [edition] = await database.db.select().from(editions).where(eq(editions.id, cup.editionId));
    expect(edition).toMatchObject({ startDate: '2026-07-01', endDate: '2026-07-03' });
    const frame = { startDate: '2026-06-13', endDate: '2026-06-14' };
    await database.db.update(editions).set(frame).where(eq(editions.id, cup.editionId));
  });

  it('[CO14] given a value that somebody has changed meanwhile, then nothing is taken over and its key is named', async () => {
    const change = { value: '20', before: '16' };
    const url = `/api/v1/admin/configuration/${players.key}`;
    await server.app.inject({ method: 'PUT', url, payload: change });
    expect(await copy([contact, players])).toEqual({
      status: 409,
      body: { error: 'changed-meanwhile', additionalProperties: { key: players.key, value: '20' } },
    });
    expect(await own()).toEqual([[players.key, '20']]);
    const elsewhere = { key: 'contact-name', value: 'Eva', before: null };
    expect((await copy([elsewhere])).body).toMatchObject({
      additionalProperties: { key: 'contact-name', value: 'Jana' },
    });
  });

  it('[CO14] given a value that does not fit, or a key that is not taken over, then nothing is, and the key is named', async () => {
    await database.db
      .update(configurationEntries)
      .set({ value: 'many' })
      .where(
        and(eq(configurationEntries.editionId, before.editionId), eq(configurationEntries.key, players.key)),
      );
    const unfit = await copy([contact, { ...players, value: 'many' }]);
    expect(unfit).toMatchObject({
      status: 422,
      body: { error: 'configuration-value-invalid', additionalProperties: { key: players.key } },
    });
    const phase = await copy([contact, { key: 'edition-phase', value: 'closed', before: null }]);
    expect(phase).toMatchObject({ status: 404, body: { additionalProperties: { key: 'edition-phase' } } });
    expect((await copy([contact, contact])).status).toBe(400);
    expect(await own()).toEqual([]);
  });

  it('[CO7] given a protected entry, then organisers take over the others only', async () => {
    roles = ['ROLE_ADMIN'];
    const wins = { key: 'points-win', value: '3', before: '2' };
    expect(await copy([players, wins])).toMatchObject({
      status: 403,
      body: { error: 'forbidden', additionalProperties: { key: 'points-win' } },
    });
    expect(await own()).toEqual([]);
    expect((await copy([players])).body).toEqual({ count: 1 });
    roles = ['ROLE_USER'];
    expect([(await read()).status, (await copy([contact])).status]).toEqual([403, 403]);
  });

  it('[CO14] given a repeat, then nothing changes again; the same key with another choice is refused', async () => {
    const [first, repeat] = [await copy([players, contact]), await copy([players, contact])];
    expect([first.body, repeat.body]).toEqual([{ count: 2 }, { count: 2 }]);
    expect(await database.db.select().from(audit)).toHaveLength(2);
    expect((await copy([draw])).body.error).toBe('repeat-key-used');
    expect((await copy([players, draw], 'another-key')).body).toEqual({ count: 1 });
  });
});
