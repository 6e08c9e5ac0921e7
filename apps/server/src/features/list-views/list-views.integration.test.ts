import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListView } from '@sevenmetre/contract/list-views/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import { listViews, users } from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { listViewHandlers } from './index.ts';

const path = '/api/v1/admin/list-views';
const form = {
  list: 'clubs',
  shared: false,
  name: 'Swedish clubs',
  question: 'country=SE',
  columns: ['teams', 'persons'],
  clientKey: '',
};

describe.each(bothDatabases())('views of lists on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let actor: Actor;
  let radek: Actor;
  let iva: Actor;
  let forms = 0;

  beforeAll(async () => {
    database = await kind.open();
    await makeSmallCup(database);
    const rows = ['radek', 'iva'].map((name) => ({
      email: `${name}@example.test`,
      passwordHash: '-',
      firstName: name,
      lastName: 'Test',
      roles: ['ROLE_USER' as const, 'ROLE_ADMIN' as const],
    }));
    const stored = await database.db.insert(users).values(rows).returning();
    const [first, second] = stored.map(({ id, roles }): Actor => testActor(id, roles));
    if (!first || !second) throw new Error('no organisers');
    [radek, iva] = [first, second];
    server = testServer();
    const context = { database, clock: server.clock };
    mount(server.app, listViewHandlers(context), { identify: async () => actor, checkAnswers: true });
  });
  beforeEach(async () => {
    await database.db.delete(listViews);
    actor = radek;
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  const create = async (changes: Partial<typeof form> = {}): Promise<ListView> => {
    forms += 1;
    const payload = { ...form, clientKey: `key-of-form-${forms}`, ...changes };
    const answer = await server.app.inject({ method: 'POST', url: path, payload });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const names = async (list = 'clubs') => {
    const answer = await server.app.inject({ url: `${path}?list=${list}` });
    return answer.json<{ views: ListView[] }>().views.map(({ name }) => name);
  };
  const put = (id: number, payload: object) =>
    server.app.inject({ method: 'PUT', url: `${path}/${id}`, payload });

  it('[LV2] given views of several organisers and lists, then each organiser reads their own and the shared ones of one list', async () => {
    await create({ name: 'mine' });
    await create({ name: 'ours', shared: true });
    await create({ name: 'of invoices', list: 'invoices', shared: true });
    expect(await names()).toEqual(['mine', 'ours']);
    actor = iva;
    expect(await names()).toEqual(['ours']);
    expect(await names('invoices')).toEqual(['of invoices']);
  });

  it('are created once under a key', async () => {
    const first = await create({ clientKey: 'the-same-key' });
    const again = await create({ clientKey: 'the-same-key' });
    expect(again).toEqual(first);
    expect(await names()).toHaveLength(1);
  });

  it('[LV2] are changed by whoever sees them, unless somebody changed them meanwhile', async () => {
    const { id, revision } = await create({ name: 'ours', shared: true });
    const mine = await create({ name: 'mine' });
    actor = iva;
    const next = { name: 'late ones', question: 'found=unpaid', columns: null };
    const changed = await put(id, { ...next, revision });
    expect(changed.json()).toMatchObject({ ...next, revision: revision + 1, shared: true });
    const late = await put(id, { ...next, revision });
    expect([late.statusCode, late.json().error]).toEqual([409, 'changed-meanwhile']);
    const foreign = await put(mine.id, { ...next, revision: mine.revision });
    expect([foreign.statusCode, foreign.json().error]).toEqual([404, 'view-unknown']);
  });

  it('[LV2] of another organiser are not removed', async () => {
    const mine = await create({ name: 'mine' });
    actor = iva;
    const remove = () => server.app.inject({ method: 'DELETE', url: `${path}/${mine.id}` });
    expect((await remove()).statusCode).toBe(404);
    actor = radek;
    expect((await remove()).json()).toEqual({ id: mine.id });
    expect(await names()).toEqual([]);
  });
});
