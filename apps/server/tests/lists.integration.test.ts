import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminPlaces } from '@sevenmetre/contract/places/admin-places';
import type { Enumerations } from '@sevenmetre/contract/enumerations/schemas';
import type { PriceEffect, PriceList } from '@sevenmetre/contract/price-list/schemas';
import { issueDocuments, rebuildInvoiceLines } from '../src/features/invoices/index.ts';
import {
  audit,
  files,
  lineRebuilds,
  placeFiles,
  places,
  uploads,
} from '../src/platform/database/schema/index.ts';
import { bothDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { newEntries, newHall, one } from './list-entries.ts';
import { makeListSetup } from './list-setup.ts';

type Setup = Awaited<ReturnType<typeof makeListSetup>>;

describe.each(bothDatabases())('an organiser’s lists on $name', (kind) => {
  let database: TestDatabase;
  let setup: Setup;
  let cup: Setup['cup'];

  beforeAll(async () => {
    database = await kind.open();
    setup = await makeListSetup(database);
    cup = setup.cup;
  });
  beforeEach(() => setup.as(['ROLE_USER', 'ROLE_ADMIN']));
  afterAll(() => setup.close());

  const call: Setup['call'] = (...asked) => setup.call(...asked);
  const priceList = async (): Promise<PriceList> => (await call('GET', 'admin/price-list')).body;
  const item = async (code: string) => {
    return one((await priceList()).items.find(({ values }) => values.code === code));
  };
  const rebuild = (clubId: number) =>
    database.transaction((tx) => rebuildInvoiceLines(tx, clubId, setup.clock.now()));
  const toPay = async (clubId: number): Promise<number> =>
    (await call('GET', `admin/clubs/${clubId}/invoice`)).body.finance.toPay;
  const lastEntry = async (subjectType: string) =>
    (
      await database.db
        .select()
        .from(audit)
        .where(eq(audit.subjectType, subjectType))
        .orderBy(desc(audit.id))
        .limit(1)
    )[0];

  test('given nobody, or somebody who does not organise, then nothing is shown and nothing changes', async () => {
    const { values, id } = await item('vip');
    const calls = [
      ['GET', 'admin/price-list'],
      ['POST', 'admin/price-list/effect', { id, values }],
      ['POST', 'admin/price-list/order', { ids: [] }],
      ['POST', 'admin/price-list/items', { values }],
      ['PUT', `admin/price-list/items/${id}`, { values, before: values }],
      ['DELETE', `admin/price-list/items/${id}`],
      ['GET', 'admin/enumerations'],
      ['POST', 'admin/enumerations', { kind: 'tshirt-sizes', values: { code: '4XL', isActive: true } }],
      ['POST', 'admin/enumerations/tshirt-sizes/order', { ids: [] }],
      ['DELETE', 'admin/enumerations/tshirt-sizes/1'],
      ['GET', 'admin/places'],
      ['DELETE', 'admin/places/1'],
    ] as const;
    for (const [roles, status] of [
      [null, 401],
      [['ROLE_USER', 'ROLE_COMPETITION_SUPER_REPORTER', 'ROLE_LATE_REGISTRATION'], 403],
    ] as const) {
      setup.as(roles);
      for (const [method, path, payload] of calls)
        expect([path, (await call(method, path, payload)).status]).toEqual([path, status]);
    }
    setup.as(['ROLE_ADMIN']);
    expect((await item('vip')).values).toEqual(values);
  });

  test('[MO21] given another price, then its effect is shown before, bills follow in steps, and papers stay', async () => {
    const [local, foreign] = [await cup.aClub(2), await cup.aClub(1, 'DE')];
    await rebuild(local);
    await rebuild(foreign);
    const issued = await issueDocuments({ database, clock: setup.clock }, cup.organiserId, local, '');
    const [before, beforeForeign] = [await toPay(local), await toPay(foreign)];
    const { id, values, uses, ordered } = await item('A');
    expect(uses).toEqual(expect.arrayContaining([{ what: 'lines', count: 3 }]));
    expect(ordered).toBe(30);
    const dearer = { ...values, priceCzk: values.priceCzk + 10_000, priceEur: values.priceEur + 500 };
    const effect: PriceEffect = (await call('POST', 'admin/price-list/effect', { id, values: dearer })).body;
    expect(effect).toEqual({
      sums: [
        { currency: 'CZK', clubs: 1, before, after: before + 200_000 },
        { currency: 'EUR', clubs: 1, before: beforeForeign, after: beforeForeign + 5_000 },
      ],
      overtakenDocuments: 1,
      unpricedClubs: 0,
    });
    const gone = await call('POST', 'admin/price-list/effect', { id, values: null });
    expect(gone.body.sums).toMatchObject([{ after: before - 20 * values.priceCzk }, { currency: 'EUR' }]);
    expect(await toPay(local)).toBe(before);
    const saved = await call('PUT', `admin/price-list/items/${id}`, { values: dearer, before: values });
    expect([saved.status, saved.body]).toEqual([200, { id }]);
    await setup.rebuilder.wake();
    expect((await priceList()).clubsToFollow).toBe(0);
    expect([await toPay(local), await toPay(foreign)]).toEqual([before + 200_000, beforeForeign + 5_000]);
    const { documents } = (await call('GET', `admin/clubs/${local}/invoice`)).body.finance;
    expect(documents.map(({ total }: { total: number }) => total)).toEqual(
      typeof issued === 'string' ? [] : issued.map(({ total }) => total),
    );
    expect(await lastEntry('price-item')).toMatchObject({
      userId: cup.organiserId,
      action: 'price-item.update',
      subjectId: id,
      before: { priceCzk: values.priceCzk },
      after: { priceCzk: dearer.priceCzk },
    });
    await call('PUT', `admin/price-list/items/${id}`, { values, before: dearer });
  });

  test('given a process that stopped half way, then the next one goes on where it was', async () => {
    const clubIds = [await cup.aClub(), await cup.aClub()];
    for (const clubId of clubIds) await rebuild(clubId);
    const { id, values } = await item('A');
    await setup.rebuilder.wake();
    const before = await Promise.all(clubIds.map(toPay));
    const dearer = { ...values, priceCzk: values.priceCzk + 1_000 };
    await call('PUT', `admin/price-list/items/${id}`, { values: dearer, before: values });
    await setup.rebuilder.wake();
    await database.db.update(lineRebuilds).set({ nextClubId: clubIds[1] ?? 0 });
    expect((await priceList()).clubsToFollow).toBeGreaterThan(0);
    await setup.rebuilder.wake();
    expect((await priceList()).clubsToFollow).toBe(0);
    expect(await Promise.all(clubIds.map(toPay))).toEqual(before.map((sum) => sum + 10_000));
    await call('PUT', `admin/price-list/items/${id}`, { values, before: dearer });
    await setup.rebuilder.wake();
  });

  test('[EN3] given what cannot be stored, was changed meanwhile or is in use, then it is said and nothing changes', async () => {
    const { id, values } = await item('A');
    const path = `admin/price-list/items/${id}`;
    const wrong = await call('PUT', path, {
      values: { ...values, priceCzk: -1, supplierId: 999 },
      before: values,
    });
    expect([wrong.status, wrong.body]).toEqual([
      422,
      {
        error: 'entry-invalid',
        additionalProperties: {
          errors: [
            { field: 'priceCzk', error: { code: 'min', min: 0 } },
            { field: 'supplierId', error: { code: 'unknown' } },
          ],
        },
      },
    ]);
    const kindly = await call('PUT', path, {
      values: {
        ...values,
        serviceType: 'other',
        lodging: null,
        singleRoomAvailable: false,
        handballRestaurantAvailable: false,
        vipPartyAvailable: false,
      },
      before: values,
    });
    expect(kindly.body.additionalProperties.errors).toEqual([
      { field: 'serviceType', error: { code: 'used' } },
    ]);
    const late = await call('PUT', path, {
      values: { ...values, unit: 'bed' },
      before: { ...values, unit: 'x' },
    });
    expect([late.status, late.body.error, late.body.additionalProperties.values]).toEqual([
      409,
      'changed-meanwhile',
      values,
    ]);
    // A change to the stored values is accepted, whatever was seen before.
    const again = await call('PUT', path, { values, before: { ...values, unit: 'x' } });
    expect([again.status, again.body]).toEqual([200, { id }]);
    const used = await call('DELETE', path);
    expect([used.status, used.body.error]).toEqual([409, 'entry-in-use']);
    expect(used.body.additionalProperties.uses).toEqual(
      expect.arrayContaining([expect.objectContaining({ what: 'teams' })]),
    );
    expect((await item('A')).values).toEqual(values);
    expect((await call('PUT', path, { values: { ...values, colour: 'red' }, before: values })).status).toBe(
      400,
    );
  });

  test('given a new item, then it stands last, once, can be moved to the front and removed again', async () => {
    const { values: party } = await item('vip');
    const values = {
      ...party,
      code: 'shirt',
      serviceType: 'other',
      isSystem: false,
      nameCs: 'Tričko',
      nameEn: 'Shirt',
    };
    const first = await call('POST', 'admin/price-list/items', { values });
    expect((await call('POST', 'admin/price-list/items', { values })).body).toEqual(first.body);
    const gift = { ...values, code: 'gift', priceCzk: -1 };
    const wrong = await call('POST', 'admin/price-list/items', { values: gift });
    expect([wrong.status, wrong.body.error]).toEqual([422, 'entry-invalid']);
    const namesake = await call('POST', 'admin/price-list/items', { values: { ...values, unit: 'box' } });
    expect(namesake.body.additionalProperties.errors).toEqual([{ field: 'code', error: { code: 'unique' } }]);
    const { items } = await priceList();
    const ids = items.map(({ id }) => id);
    expect(ids.at(-1)).toBe(first.body.id);
    const moved = [first.body.id, ...ids.slice(0, -1)];
    expect((await call('POST', 'admin/price-list/order', { ids: moved.slice(1) })).status).toBe(409);
    expect((await call('POST', 'admin/price-list/order', { ids: moved })).status).toBe(200);
    expect((await priceList()).items.map(({ id }) => id)).toEqual(moved);
    expect((await call('DELETE', `admin/price-list/items/${first.body.id}`)).status).toBe(200);
    expect((await call('DELETE', `admin/price-list/items/${first.body.id}`)).body.error).toBe(
      'entry-unknown',
    );
  });

  const lists = async (): Promise<Enumerations> => (await call('GET', 'admin/enumerations')).body;

  test('[EN1] given each kind of list, then an entry is made once, changed as it was seen, ordered, and removed', async () => {
    for (const [kindOfList, values, some] of newEntries) {
      const body = { kind: kindOfList, values };
      const made = await call('POST', 'admin/enumerations', body);
      expect([kindOfList, made.status]).toEqual([kindOfList, 200]);
      expect((await call('POST', 'admin/enumerations', body)).body).toEqual(made.body);
      const path = `admin/enumerations/${kindOfList}/${made.body.id}`;
      const changed = { ...values, ...some };
      expect((await call('PUT', path, { kind: kindOfList, values: changed, before: values })).status).toBe(
        200,
      );
      const late = await call('PUT', path, {
        kind: kindOfList,
        values,
        before: { ...values, ...some, [Object.keys(values)[0] ?? '']: 'x' },
      });
      expect([late.status, late.body.error]).toEqual([409, 'changed-meanwhile']);
      expect(late.body.additionalProperties.values).toEqual(changed);
      const again = { kind: kindOfList, values: changed, before: values };
      expect((await call('PUT', path, again)).status).toBe(200);
      const rows = (await lists())[kindOfList];
      expect(rows.at(-1)).toEqual({ id: made.body.id, values: changed, uses: [] });
      const ids = rows.map(({ id }) => id).toReversed();
      const order = `admin/enumerations/${kindOfList}/order`;
      expect((await call('POST', order, { ids: [...ids, ids[0]] })).status).toBe(409);
      expect((await call('POST', order, { ids })).status).toBe(200);
      expect((await lists())[kindOfList].map(({ id }) => id)).toEqual(ids);
      expect((await call('DELETE', path)).status).toBe(200);
      expect((await call('DELETE', path)).status).toBe(404);
    }
    expect(await lastEntry('supplier')).toMatchObject({ action: 'supplier.delete', userId: cup.organiserId });
  });

  test('[EN4] given a category with a name in one language, then it is stored for both', async () => {
    const values = { code: 'EN4', nameCs: '', nameEn: 'Girls' };
    const category = {
      gender: 'W',
      birthDateMin: null,
      capacity: null,
      resultsHidden: false,
      isActive: true,
    };
    const entry = { kind: 'categories', values: { ...values, ...category } };
    const made = await call('POST', 'admin/enumerations', entry);
    const path = `admin/enumerations/categories/${made.body.id}`;
    const stored = one((await lists()).categories.find(({ id }) => id === made.body.id)).values;
    expect(stored).toMatchObject({ nameCs: 'Girls', nameEn: 'Girls' });
    const renamed = { ...stored, nameCs: 'Dívky', nameEn: ' ' };
    const change = { kind: 'categories', values: renamed, before: stored };
    expect((await call('PUT', path, change)).status).toBe(200);
    expect(one((await lists()).categories.find(({ id }) => id === made.body.id)).values).toMatchObject({
      nameCs: 'Dívky',
      nameEn: 'Dívky',
    });
    expect((await call('DELETE', path)).status).toBe(200);
  });

  test('given a category that teams are in, then its name is public at once, and its uses are named', async () => {
    const row = one((await lists()).categories.find(({ values }) => values.code === 'MA'));
    const path = `admin/enumerations/categories/${row.id}`;
    const renamed = { ...row.values, nameCs: 'Starší dorostenci' };
    expect(
      (await call('PUT', path, { kind: 'categories', values: renamed, before: row.values })).status,
    ).toBe(200);
    const category = async () => JSON.stringify((await call('GET', 'results/category/MA')).body);
    await expect.poll(category).toContain('Starší dorostenci');
    const used = await call('DELETE', path);
    expect([used.status, used.body.error]).toEqual([409, 'entry-in-use']);
    expect(used.body.additionalProperties.uses.map(({ what }: { what: string }) => what)).toEqual([
      'teams',
      'groups',
    ]);
    const wrong = await call('PUT', path, {
      kind: 'categories',
      values: { ...renamed, code: 'M/A' },
      before: renamed,
    });
    expect(wrong.body.additionalProperties.errors).toEqual([{ field: 'code', error: { code: 'letters' } }]);
    const made = await call('POST', 'admin/enumerations', {
      kind: 'categories',
      values: { ...renamed, code: 'M/B' },
    });
    expect([made.status, made.body.error]).toEqual([422, 'entry-invalid']);
    expect((await call('PUT', path, { kind: 'suppliers', values: {}, before: {} })).status).toBe(400);
  });

  test('given a place with a picture, then both are public at once and go together', async () => {
    const type = await call('POST', 'admin/enumerations', {
      kind: 'training-types',
      values: { code: 'ball', nameCs: 'S míčem', nameEn: 'With a ball', isActive: true },
    });
    const [file] = await database.db
      .insert(files)
      .values({
        storageKey: 'uploads/p.png',
        filename: 'p.png',
        extension: 'png',
        folder: 'uploads',
        isPublic: false,
      })
      .returning();
    const fileId = file?.id ?? 0;
    await database.db
      .insert(uploads)
      .values({ fileId, userId: cup.organiserId, uploadedAt: setup.clock.now() });
    const values = { ...newHall, allowedTrainingTypesIds: [type.body.id], fileIds: [fileId] };
    const stranger = await call('POST', 'admin/places', { values: { ...values, fileIds: [fileId + 1] } });
    expect(stranger.body.additionalProperties.errors).toEqual([
      { field: 'fileIds', error: { code: 'unknown' } },
    ]);
    const made = await call('POST', 'admin/places', { values });
    expect([made.status, (await call('POST', 'admin/places', { values })).body]).toEqual([200, made.body]);
    // An upload that belongs to a place is no longer deleted after 30 days.
    expect(await database.db.select().from(uploads).where(eq(uploads.fileId, fileId))).toEqual([]);
    const all: AdminPlaces = (await call('GET', 'admin/places')).body;
    const place = all.places.find(({ id }) => id === made.body.id);
    expect(place).toMatchObject({ values: { ...values, data: '{"surface":"wood"}' }, uses: [], beds: 0 });
    expect(all.trainingTypes).toEqual([{ id: type.body.id, nameCs: 'S míčem', nameEn: 'With a ball' }]);
    const nameEn = async () => (await call('GET', `results/place/${made.body.id}`)).body.place?.nameEn;
    await expect.poll(nameEn).toBe('Xenia hall');
    const { files: shown } = (await call('GET', 'competition/static')).body.places.find(
      ({ code }: { code: string }) => code === 'HX',
    );
    expect(shown).toHaveLength(1);
    const enums = (await call('GET', 'web/enums')).body;
    expect(enums.trainingTypes).toEqual([expect.objectContaining({ code: 'ball' })]);
    const inUse = await call('DELETE', `admin/enumerations/training-types/${type.body.id}`);
    expect(inUse.body.additionalProperties.uses).toEqual([{ what: 'places', count: 1 }]);
    const renamed = { ...values, nameEn: 'Xenia arena' };
    const path = `admin/places/${made.body.id}`;
    expect((await call('PUT', path, { values: renamed, before: values })).status).toBe(200);
    expect(await database.db.select().from(placeFiles).where(eq(placeFiles.fileId, fileId))).toHaveLength(1);
    const other = one(all.places.find(({ id }) => id !== made.body.id));
    await database.db.insert(placeFiles).values({ placeId: other.id, fileId });
    expect((await call('DELETE', `admin/places/${made.body.id}`)).status).toBe(200);
    expect(await database.db.select().from(files).where(eq(files.id, fileId))).toHaveLength(1);
    const bare = { values: other.values, before: { ...other.values, fileIds: [fileId] } };
    expect((await call('PUT', `admin/places/${other.id}`, bare)).status).toBe(200);
    expect(await database.db.select().from(files).where(eq(files.id, fileId))).toEqual([]);
  });

  test('[EN2] given a hall that matches are played in, then it stays, and half a position is refused', async () => {
    const all: AdminPlaces = (await call('GET', 'admin/places')).body;
    const hall = one(all.places.find(({ uses }) => uses.some(({ what }) => what === 'matches')));
    const { id, values } = hall;
    const used = await call('DELETE', `admin/places/${id}`);
    expect([used.status, used.body.additionalProperties.uses]).toEqual([409, hall.uses]);
    const half = await call('PUT', `admin/places/${id}`, {
      values: { ...values, lat: 50, lng: null },
      before: values,
    });
    expect(half.body.additionalProperties.errors).toEqual([{ field: 'lng', error: { code: 'pair' } }]);
    const shared = { ...values, isShared: true };
    expect((await call('PUT', `admin/places/${id}`, { values: shared, before: values })).status).toBe(200);
    const back = await call('PUT', `admin/places/${id}`, { values, before: shared });
    expect(back.body.additionalProperties.errors).toEqual([{ field: 'isShared', error: { code: 'used' } }]);
    expect(await database.db.select().from(places).where(eq(places.id, id))).toMatchObject([
      { editionId: null },
    ]);
  });

  test('given two who change one price at once, then one of them is refused with the other’s value', async () => {
    const { id, values } = await item('vip');
    const set = (priceCzk: number) =>
      call('PUT', `admin/price-list/items/${id}`, { values: { ...values, priceCzk }, before: values });
    const answers = await Promise.all([set(71_000), set(72_000)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    await setup.rebuilder.wake();
  });

  test('given what was taken out of a list, then no form offers it, and whoever has it keeps it', async () => {
    const offered = async (path: string, list: string): Promise<string[]> =>
      (await call('GET', path)).body[list].map(({ code }: { code: string }) => code);
    const { categories, 'tshirt-sizes': sizes } = await lists();
    const [category, size] = [one(categories.find(({ values }) => values.code === 'MA')), one(sizes[0])];
    const off = { isActive: false };
    for (const [kindOfList, { id, values }] of [
      ['categories', category],
      ['tshirt-sizes', size],
    ] as const) {
      const body = { kind: kindOfList, values: { ...values, ...off }, before: values };
      expect((await call('PUT', `admin/enumerations/${kindOfList}/${id}`, body)).status).toBe(200);
    }
    expect(await offered('web/club-registrations/offer', 'categories')).not.toContain('MA');
    const own = `web/club-registrations/offer?club=${await cup.aClub()}`;
    expect(await offered(own, 'categories')).toContain('MA');
    expect(await offered('web/referee-offer', 'tshirtSizes')).not.toContain(size.values.code);
    expect((await call('GET', 'results/category/MA')).status).toBe(200);
  });
});
