import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EnumerationValues } from '@sevenmetre/rules/enumerations';
import type { RecordHistory } from '@sevenmetre/contract/history/schemas';
import { audit } from '../src/platform/database/schema/index.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { newHall, one } from './list-entries.ts';
import { makeListSetup } from './list-setup.ts';

type Setup = Awaited<ReturnType<typeof makeListSetup>>;
type Category = { readonly id: number; readonly values: EnumerationValues['categories'] };

describe.each(testDatabases())('records of organisers on $name', (kind) => {
  let database: TestDatabase;
  let setup: Setup;
  let made = 0;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makeListSetup(database);
  });
  beforeEach(() => setup.as(['ROLE_USER', 'ROLE_SUPER_ADMIN']));
  afterAll(() => setup.close());

  const call: Setup['call'] = (...asked) => setup.call(...asked);
  const categories = async (edition = ''): Promise<Category[]> =>
    (await call('GET', `admin/enumerations${edition}`)).body.categories;
  const history = async (asked: string): Promise<RecordHistory> =>
    (await call('GET', `admin/history/${asked}`)).body;
  const saveCategory = ({ id, values }: Category, change: object, edition = '') =>
    call('PUT', `admin/enumerations/categories/${id}${edition}`, {
      kind: 'categories',
      values: { ...values, ...change },
      before: values,
    });

  test('given changes of a list, then its history says who changed what, the newest first', async () => {
    const category = one((await categories())[0]);
    const { capacity } = category.values;
    await saveCategory(category, { capacity: 7 });
    await saveCategory({ ...category, values: { ...category.values, capacity: 7 } }, { capacity });
    const told = await history('category?size=2');
    expect(told.entries.map(({ action }) => action)).toEqual(['category.update', 'category.update']);
    expect(told.entries[1]).toMatchObject({
      subjectId: category.id,
      names: { nameCs: category.values.nameCs },
      by: expect.any(String),
      changes: [{ field: 'capacity', from: capacity, to: 7 }],
    });
    const [editionId, subjectType] = [setup.cup.editionId, 'category'];
    const ofAnother = { action: 'category.update', subjectType, subjectId: category.id + 1, editionId };
    await database.db.insert(audit).values({ ...ofAnother, at: new Date() });
    const own = (await history(`category?id=${category.id}`)).entries;
    expect(own.map(({ subjectId }) => subjectId)).toEqual([category.id, category.id]);
    expect((await history('category?size=1')).hasOlder).toBe(true);
    const [newest, older] = told.entries;
    expect(await history(`category?size=1&before=${newest?.id}`)).toMatchObject({
      entries: [{ id: older?.id }],
    });
    expect((await history(`category?id=${category.id}&before=${older?.id}`)).entries).toEqual([]);
  });

  test('given an entry of one list that is sent to another list, then it is not known there', async () => {
    const { id, values } = one((await categories())[0]);
    const body = { kind: 'categories', values, before: values };
    const answer = await call('PUT', `admin/enumerations/tshirt-sizes/${id}`, body);
    expect([answer.status, answer.body.error]).toEqual([404, 'entry-unknown']);
  });

  test('given a list in another order, then its history says so, and neither that of another list nor that of one entry', async () => {
    const sizes = (await call('GET', 'admin/enumerations')).body['tshirt-sizes'];
    const ids = sizes.map(({ id }: { readonly id: number }) => id).toReversed();
    expect((await call('POST', 'admin/enumerations/tshirt-sizes/order', { ids })).status).toBe(200);
    expect((await history('tshirt-size')).entries[0]).toMatchObject({
      action: 'tshirt-size.order',
      changes: [],
    });
    expect((await history('referee-project')).entries).toEqual([]);
    // The order is recorded at the edition, whose id is that of an entry too.
    const entry = one(ids.find((id: number) => id === setup.cup.editionId));
    expect((await history(`tshirt-size?id=${entry}`)).entries).toEqual([]);
  });

  test('given words of the site and settings that were changed, then each have a history of their own', async () => {
    const entry = {
      at: new Date(),
      action: 'configuration.update',
      subjectType: 'configuration',
      subjectId: 1,
    };
    const keys = ['show-results', 'translations', 'show-results'];
    const rows = keys.map((key) => ({ ...entry, editionId: setup.cup.editionId, after: { key } }));
    await database.db.insert(audit).values(rows);
    const told = async (asked: string) => (await history(asked)).entries.map(({ names }) => names?.nameEn);
    expect(await told('configuration')).toEqual(['show-results', 'show-results']);
    expect(await told('translations')).toEqual(['translations']);
  });

  test('given a prepared edition, then its lists, prices, places and settings change before it is current', async () => {
    const { cup } = setup;
    const edition = await prepare();
    const there = `?edition=${edition}`;
    const category = one((await categories(there))[0]);
    expect((await saveCategory(category, { capacity: 99 }, there)).status).toBe(200);
    expect(one((await categories())[0]).values.capacity).not.toBe(99);
    const { items } = (await call('GET', `admin/price-list${there}`)).body;
    const { id, values } = items[0];
    const priced = { values: { ...values, priceCzk: values.priceCzk + 100 }, before: values };
    expect(
      (await call('POST', `admin/price-list/effect${there}`, { id, values: priced.values })).body.sums,
    ).toEqual([]);
    expect((await call('PUT', `admin/price-list/items/${id}${there}`, priced)).status).toBe(200);
    const hall = (
      await call('POST', `admin/places${there}`, {
        values: { ...newHall, allowedTrainingTypesIds: [], fileIds: [] },
      })
    ).body;
    expect(
      (await call('GET', 'admin/places')).body.places.map((place: { id: number }) => place.id),
    ).not.toContain(hall.id);
    const key = 'club-team-create-till';
    const moved = { value: '2030-02-01T11:00:00Z', before: null };
    const entries = (await call('GET', `admin/configuration${there}`)).body;
    const before = entries.find((entry: { key: string }) => entry.key === key).value;
    expect((await call('PUT', `admin/configuration/${key}${there}`, { ...moved, before })).status).toBe(200);
    expect(await currentValue(key)).not.toBe(moved.value);
    expect((await history(`category${there}`)).entries).toHaveLength(1);
    expect((await history(`configuration${there}`)).entries[0]?.names?.nameEn).toBe(key);
    const open = (await call('GET', 'admin/open-editions')).body.editions;
    expect(open.map((row: { id: number }) => row.id)).toEqual([cup.editionId, edition]);
  });

  test('given an edition that is over, or none, then nobody works on it', async () => {
    const edition = await prepare();
    await call('PUT', 'admin/current-edition', { id: edition, before: setup.cup.editionId });
    const over = `?edition=${setup.cup.editionId}`;
    for (const path of ['enumerations', 'price-list', 'places', 'configuration', 'history/category'])
      expect([path, (await call('GET', `admin/${path}${over}`)).status]).toEqual([path, 404]);
    expect(
      (await call('PUT', `admin/configuration/show-results${over}`, { value: 'true', before: 'true' })).body
        .error,
    ).toBe('edition-unknown');
    await call('PUT', 'admin/current-edition', { id: setup.cup.editionId, before: edition });
    expect((await call('GET', 'admin/enumerations?edition=2147483647')).status).toBe(404);
  });

  async function prepare(): Promise<number> {
    const year = 2030 + made++;
    const form = { name: 'Cup', year, city: '', startDate: `${year}-03-25`, endDate: `${year}-03-28` };
    const asked = {
      ...form,
      fromId: setup.cup.editionId,
      clientKey: `prepared-${year}`,
      dates: [],
      birthDates: [],
    };
    const reply = await call('POST', 'admin/editions', asked);
    expect(reply.status).toBe(200);
    return reply.body.id;
  }

  async function currentValue(key: string): Promise<string | null> {
    const entries = (await call('GET', 'admin/configuration')).body;
    return entries.find((entry: { key: string }) => entry.key === key).value;
  }

  test('given a history, then whoever does not see the record does not see it either', async () => {
    setup.as(['ROLE_ADMIN']);
    const status = async (asked: string) => (await call('GET', `admin/history/${asked}`)).status;
    expect([await status('edition'), await status('translations'), await status('supplier')]).toEqual([
      403, 403, 200,
    ]);
  });
});
