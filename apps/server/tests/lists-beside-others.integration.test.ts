import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminPlaces } from '@sevenmetre/contract/places/admin-places';
import type { Enumerations } from '@sevenmetre/contract/enumerations/schemas';
import type { PriceEffect, PriceList } from '@sevenmetre/contract/price-list/schemas';
import { placeTypes } from '@sevenmetre/rules/vocabulary';
import {
  clubs,
  extraPersonGroups,
  files,
  invoiceItems,
  lineRebuilds,
  lodgings,
  placeFiles,
  places,
  serviceLevels,
  suppliers,
  teams,
  trainingTypes,
  uploads,
} from '../src/platform/database/schema/index.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { one } from './list-entries.ts';
import { makeListSetup } from './list-setup.ts';

describe.each(testDatabases())('given a year beside which another is prepared on $name', (kind) => {
  let database: TestDatabase;
  let setup: Awaited<ReturnType<typeof makeListSetup>>;
  let otherId = 0;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makeListSetup(database);
    setup.as(['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN']);
    const next = { name: 'Next Cup', year: 2027, city: '', startDate: '2027-06-12', endDate: '2027-06-13' };
    const from = { fromId: setup.cup.editionId, clientKey: 'next-cup', dates: [], birthDates: [] };
    otherId = (await setup.call('POST', 'admin/editions', { ...next, ...from })).body.id;
  });
  afterAll(() => setup.close());

  const priceList = async (): Promise<PriceList> => (await setup.call('GET', 'admin/price-list')).body;
  const ordered = async () =>
    one((await priceList()).items.find(({ values }) => values.code === 'A')).ordered;
  const linesOf = (clubId: number) => database.db.$count(invoiceItems, eq(invoiceItems.clubId, clubId));
  /** An approved club with orders and no bill yet. */
  async function addClub(editionId: number): Promise<number> {
    const id = await setup.cup.aClub();
    if (editionId === setup.cup.editionId) return id;
    await database.db.update(clubs).set({ editionId }).where(eq(clubs.id, id));
    await database.db
      .update(teams)
      .set({ editionId, bundlePricelistItemId: null })
      .where(eq(teams.clubId, id));
    return id;
  }
  /** Sets each edition's progress of rebuilding bills. */
  const setOld = async (own: number | null, other: number | null) => {
    await database.db.delete(lineRebuilds);
    await database.db.insert(lineRebuilds).values([
      { editionId: setup.cup.editionId, nextClubId: own },
      { editionId: otherId, nextClubId: other },
    ]);
  };

  it('then service levels and suppliers of the other are neither listed nor taken for an item', async () => {
    const level = { editionId: otherId, code: 'later', nameCs: 'Napřesrok', nameEn: 'Next year' };
    const [stored] = await database.db.insert(serviceLevels).values(level).returning();
    const [seller] = await database.db.select().from(suppliers).where(eq(suppliers.editionId, otherId));
    const { items, serviceLevels: levels, suppliers: sellers } = await priceList();
    expect([levels, sellers.length]).toEqual([[], 2]);
    const lists = (await setup.call('GET', 'admin/enumerations')).body as Enumerations;
    expect(lists['service-levels']).toEqual([]);
    const { id, values } = one(items.find((item) => item.values.serviceType === 'entry-fee'));
    const foreign = { ...values, serviceLevelId: stored?.id, supplierId: seller?.id };
    const { body } = await setup.call('PUT', `admin/price-list/items/${id}`, {
      values: foreign,
      before: values,
    });
    expect(body.additionalProperties.errors).toEqual([
      { field: 'serviceLevelId', error: { code: 'unknown' } },
      { field: 'supplierId', error: { code: 'unknown' } },
    ]);
  });

  it('[MO12] then another order of categories makes the lines of clubs again', async () => {
    const clubId = await addClub(setup.cup.editionId);
    const category = {
      gender: 'W',
      birthDateMin: null,
      capacity: null,
      resultsHidden: false,
      isActive: true,
    };
    const values = { code: 'LAST', nameCs: 'Dívky', nameEn: 'Girls', ...category };
    await setup.call('POST', 'admin/enumerations', { kind: 'categories', values });
    await setup.rebuilder.wake();
    await database.db.delete(invoiceItems).where(eq(invoiceItems.clubId, clubId));
    const lists = (await setup.call('GET', 'admin/enumerations')).body as Enumerations;
    const ids = lists.categories.map(({ id }) => id).toReversed();
    expect(ids.length).toBeGreaterThan(1);
    expect((await setup.call('POST', 'admin/enumerations/categories/order', { ids })).status).toBe(200);
    await setup.rebuilder.wake();
    expect(await linesOf(clubId)).toBeGreaterThan(0);
  });

  it('then the beds of a place that both share are counted for each by itself', async () => {
    const { db } = database;
    const [hotel] = await db
      .insert(places)
      .values({ code: 'OF-BOTH', placeType: placeTypes.hotel })
      .returning();
    const placeId = hotel?.id ?? 0;
    const room = { placeId, kind: 'room' as const, label: '1' };
    await db.insert(lodgings).values([
      { ...room, editionId: setup.cup.editionId, capacity: 4 },
      { ...room, editionId: otherId, capacity: 9 },
    ]);
    const beds = async (query: string) => {
      const all: AdminPlaces = (await setup.call('GET', `admin/places${query}`)).body;
      return all.places.find(({ id }) => id === placeId)?.beds;
    };
    expect([await beds(''), await beds(`?edition=${otherId}`)]).toEqual([4, 9]);
  });

  it('then a training type that was taken out of its list is not offered for a place', async () => {
    const words = { nameCs: 'Hra', nameEn: 'Game' };
    await database.db.insert(trainingTypes).values([
      { ...words, code: 'game' },
      { ...words, code: 'gone', isActive: false },
    ]);
    const all: AdminPlaces = (await setup.call('GET', 'admin/places')).body;
    expect(all.trainingTypes).toEqual([{ ...words, id: expect.any(Number) }]);
  });

  it('then persons of withdrawn teams and of declined clubs are not counted as ordered', async () => {
    const [coming, withdrawn, declined] = [
      await setup.cup.aClub(),
      await setup.cup.aClub(),
      await setup.cup.aClub(),
    ];
    const persons = { bundlePricelistItemId: setup.cup.packageId, bundlePersons: 3 };
    await database.db.insert(extraPersonGroups).values({ ...persons, clubId: declined });
    const before = await ordered();
    await database.db.update(teams).set({ state: 'withdrawn' }).where(eq(teams.clubId, withdrawn));
    expect(await ordered()).toBe(before - 10);
    await database.db.update(clubs).set({ registrationState: 'declined' }).where(eq(clubs.id, declined));
    expect(await ordered()).toBe(before - 23);
    await database.db.update(teams).set({ state: 'waiting' }).where(eq(teams.clubId, coming));
    expect(await ordered()).toBe(before - 23);
  });

  it('[EN2] given files of other places and of nobody, when a place gives up one of its pictures, then all others stay as they are', async () => {
    const { db } = database;
    const { places: all } = (await setup.call('GET', 'admin/places')).body as AdminPlaces;
    const [hall, other] = [one(all[0]), one(all[1])];
    const names = ['gone', 'kept', 'of-another', 'of-no-place'];
    const picture = { extension: 'png', folder: 'uploads', isPublic: false };
    const rows = names.map((name) => ({ ...picture, storageKey: `uploads/${name}.png`, filename: name }));
    const ids = (await db.insert(files).values(rows).returning()).map(({ id }) => id);
    const [gone = 0, kept = 0, ofAnother = 0] = ids;
    const shown = [
      [hall, gone],
      [hall, kept],
      [other, ofAnother],
    ] as const;
    await db.insert(placeFiles).values(shown.map(([{ id: placeId }, fileId]) => ({ placeId, fileId })));
    const stored = async () => ({
      files: await db.select().from(files).orderBy(files.id),
      shown: await db.select().from(placeFiles).orderBy(placeFiles.fileId),
    });
    const before = await stored();
    const save = (fileIds: readonly number[], from: readonly number[]) =>
      setup.call('PUT', `admin/places/${hall.id}`, {
        values: { ...hall.values, fileIds },
        before: { ...hall.values, fileIds: from },
      });
    expect((await save([kept], [gone, kept])).status).toBe(200);
    expect(await stored()).toEqual({
      files: before.files.filter(({ id }) => id !== gone),
      shown: before.shown.filter(({ fileId }) => fileId !== gone),
    });
    const [upload] = await db
      .insert(files)
      .values({ ...picture, storageKey: 'uploads/new.png', filename: 'new' })
      .returning();
    const added = upload?.id ?? 0;
    await db
      .insert(uploads)
      .values({ fileId: added, userId: setup.cup.organiserId, uploadedAt: setup.clock.now() });
    const late = await save([], [gone, kept]);
    expect([late.status, late.body.error]).toEqual([409, 'changed-meanwhile']);
    expect((await save([kept, added], [kept])).status).toBe(200);
    const isPublic = (await stored()).files.map((file) => [file.id, file.isPublic]);
    expect(isPublic).toEqual([...ids.slice(1).map((id) => [id, false]), [added, true]]);
  });

  it('[MO21] given extra persons, an invoice and a credited one, and clubs of the other, then a price’s effect is what it was before they were issued', async () => {
    const { editionId, packageId } = setup.cup;
    const [issued, credited] = [await addClub(editionId), await addClub(editionId)];
    await addClub(otherId);
    const persons = { bundlePricelistItemId: packageId, bundlePersons: 3 };
    const groups = [issued, credited].map((clubId) => ({ ...persons, clubId }));
    await database.db.insert(extraPersonGroups).values(groups);
    await setOld(0, null);
    await setup.rebuilder.wake();
    const { id, values } = one((await priceList()).items.find((item) => item.values.code === 'A'));
    const effectOf = async (priceCzk: number): Promise<PriceEffect> =>
      (await setup.call('POST', 'admin/price-list/effect', { id, values: { ...values, priceCzk } })).body;
    const dearer = await effectOf(values.priceCzk + 1000);
    const send = async (path: string, payload: object) =>
      expect([path, (await setup.call('POST', `admin/${path}`, payload)).status]).toEqual([path, 200]);
    await send('invoices/issue', { clubIds: [issued, credited], reason: 'Změna' });
    const { documents } = (await setup.call('GET', `admin/clubs/${credited}/invoice`)).body.finance;
    await send(`invoices/${documents[0].id}/credit`, { reason: 'Omyl' });
    expect(dearer).toMatchObject({ sums: [{ currency: 'CZK' }], overtakenDocuments: 0 });
    expect(await effectOf(values.priceCzk + 1000)).toEqual({ ...dearer, overtakenDocuments: 1 });
    expect(await effectOf(values.priceCzk)).toEqual({ sums: [], overtakenDocuments: 0, unpricedClubs: 0 });
  });

  it('[MO12] when bills of one are rebuilt, then those of the other stay as they are', async () => {
    const [own, other] = [await addClub(setup.cup.editionId), await addClub(otherId)];
    await setOld(0, null);
    await setup.rebuilder.wake();
    expect(await linesOf(own)).toBeGreaterThan(0);
    expect(await linesOf(other)).toBe(0);
  });

  it('[MO12] when some clubs are done, then it goes on with the next one, and those are not touched', async () => {
    const { editionId } = setup.cup;
    const [done, next] = [await addClub(editionId), await addClub(editionId)];
    await setOld(next, null);
    expect((await priceList()).clubsToFollow).toBe(1);
    await setup.rebuilder.wake();
    expect(await linesOf(done)).toBe(0);
    expect(await linesOf(next)).toBeGreaterThan(0);
  });

  it('[MO12] when bills of both are old, then each year’s are counted by themselves, and all are rebuilt', async () => {
    const [own, other] = [await addClub(setup.cup.editionId), await addClub(otherId)];
    await setOld(null, 0);
    expect((await priceList()).clubsToFollow).toBe(0);
    await setOld(own, 0);
    expect((await priceList()).clubsToFollow).toBe(1);
    await setup.rebuilder.wake();
    expect(await linesOf(own)).toBeGreaterThan(0);
    expect(await linesOf(other)).toBeGreaterThan(0);
  });
});
