import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Accommodation } from '@sevenmetre/contract/accommodation/schemas';
import { enterLodgings, findClubAccommodation } from '../src/features/accommodation/index.ts';
import { makeSetup } from '../src/features/registrations/review/testing/setup.ts';
import type { Setup } from '../src/features/registrations/review/testing/setup.ts';
import { setEditionConfiguration } from '../src/features/reference-data/index.ts';
import {
  clubs,
  editions,
  extraPersonGroups,
  lodgingAllotments,
  lodgings,
  places,
  placeTranslations,
  referees,
  teams,
} from '../src/platform/database/schema/index.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { makeSmallCup } from './small-cup.ts';

const hotel = 2;
const restaurant = 3;
const room = { kind: 'room' as const, label: '1', capacity: 10, note: null };

describe.each(testDatabases())('beds beside those of others on $name', (kind) => {
  let database: TestDatabase;
  let setup: Setup;
  beforeAll(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
  });
  afterAll(() => setup.close());

  const give = (lodgingId: number, guest: Guest, persons = 1) =>
    setup.call('POST', 'accommodation/allotments', { lodgingId, guest, persons });
  const errorOf = async (reply: Promise<{ body: { error?: string } }>) => (await reply).body.error;
  const read = async (): Promise<Accommodation> => (await setup.call('GET', 'accommodation')).body;
  const waiting = async () => (await read()).waiting.map(({ kind: of, id }) => `${of} ${id}`);

  it('given people and lodgings of another year, then nobody gives, changes or takes any of them', async () => {
    const own = await addBeds(setup.cup.editionId, database);
    const other = await addYear(database);
    const before = await rowsOf(database);
    for (const guest of other.guests) expect(await errorOf(give(own.lodgingId, guest))).toBe('guest-unknown');
    const [guest = { kind: 'team', id: 0 }] = own.guests;
    expect(await errorOf(give(other.lodgingId, guest))).toBe('lodging-unknown');
    const path = `accommodation/lodgings/${other.lodgingId}`;
    const wider = { ...room, capacity: 20, before: room };
    expect(await errorOf(setup.call('PUT', path, wider))).toBe('lodging-unknown');
    expect(await errorOf(setup.call('DELETE', path))).toBe('lodging-unknown');
    const given = `accommodation/allotments/${other.allotmentId}`;
    expect(await errorOf(setup.call('DELETE', given))).toBe('allotment-unknown');
    const build = (placeId: number) =>
      setup.call('POST', 'accommodation/lodgings', { ...room, label: '2', placeId });
    expect(await errorOf(build(other.placeId))).toBe('place-unknown');
    expect(await rowsOf(database)).toEqual(before);
  });

  it('given two rooms of one house, when one is made larger, then the other stays as it is', async () => {
    const { lodgingId } = await addBeds(setup.cup.editionId, database);
    const [own] = await database.db.select().from(lodgings).where(eq(lodgings.id, lodgingId));
    const placeId = own?.placeId ?? 0;
    const other = { ...room, label: 'Beside', placeId };
    expect((await setup.call('POST', 'accommodation/lodgings', other)).status).toBe(200);
    const path = `accommodation/lodgings/${lodgingId}`;
    const wider = { ...room, capacity: 20, before: room };
    expect((await setup.call('PUT', path, wider)).status).toBe(200);
    const rows = await database.db.select().from(lodgings).where(eq(lodgings.placeId, placeId));
    const rooms = rows.map(({ label, capacity }) => `${label} ${capacity}`);
    expect(rooms.toSorted()).toEqual(['1 20', 'Beside 10']);
    // A repeat is accepted; based on the former values, it would revert another user's change.
    expect((await setup.call('PUT', path, wider)).status).toBe(200);
    const late = { ...room, label: 'Late', before: room };
    expect(await errorOf(setup.call('PUT', path, late))).toBe('changed-meanwhile');
    await database.db.delete(lodgings).where(eq(lodgings.placeId, placeId));
  });

  it('given places of two years with one code, then beds that are entered for this year stand in its own', async () => {
    const { editionId } = setup.cup;
    const other = await makeSmallCup(database, 2024);
    await database.db.update(editions).set({ isCurrent: false });
    await database.db.update(editions).set({ isCurrent: true }).where(eq(editions.id, editionId));
    const [code, label] = ['H-OF-BOTH', 'Entered'];
    await database.db.insert(places).values({ editionId: other.editionId, code, placeType: hotel });
    await enterLodgings(database, editionId, { entered: [{ ...room, label, placeCode: code }], share: 0 });
    expect(await database.db.select().from(lodgings).where(eq(lodgings.label, label))).toEqual([]);
    const [own] = await database.db.insert(places).values({ editionId, code, placeType: hotel }).returning();
    await enterLodgings(database, editionId, { entered: [{ ...room, label, placeCode: code }], share: 0 });
    expect(await database.db.select().from(lodgings).where(eq(lodgings.label, label))).toMatchObject([
      { editionId, placeId: own?.id },
    ]);
    await database.db.delete(lodgings).where(eq(lodgings.label, label));
  });

  it('given a restaurant, then nobody sleeps there', async () => {
    const placeId = await addPlace(setup.cup.editionId, restaurant, database);
    const asked = setup.call('POST', 'accommodation/lodgings', { ...room, placeId });
    expect(await errorOf(asked)).toBe('place-unknown');
    expect((await read()).places.map(({ id }) => id)).not.toContain(placeId);
  });

  it('given teams, extra persons and referees, then only those who come wait for beds and are given some', async () => {
    const { lodgingId, clubId, guests } = await addBeds(setup.cup.editionId, database);
    const names = guests.map(({ kind: of, id }) => `${of} ${id}`);
    const asked = async () => {
      const shown = (await waiting()).filter((name) => names.includes(name));
      const replies = [];
      for (const guest of guests) replies.push(await errorOf(give(lodgingId, guest, 50)));
      return { shown: shown.toSorted(), replies: [...new Set(replies)] };
    };
    const nobody = { shown: [], replies: ['guest-has-beds'] };
    const [team, , referee] = guests;
    const club = (registrationState: 'approved' | 'declined' | 'new') =>
      database.db.update(clubs).set({ registrationState }).where(eq(clubs.id, clubId));
    const whistle = (values: Partial<typeof referees.$inferInsert>) =>
      database.db
        .update(referees)
        .set(values)
        .where(eq(referees.id, referee?.id ?? 0));
    expect(await waiting()).toEqual(expect.arrayContaining(names));
    await whistle({ registrationState: 'new' });
    for (const state of ['new', 'declined'] as const) {
      await club(state);
      expect(await asked()).toEqual(nobody);
    }
    await club('approved');
    await whistle({ registrationState: 'approved', wantsAccommodation: false });
    const state = (to: 'accepted' | 'waiting') =>
      database.db
        .update(teams)
        .set({ state: to })
        .where(eq(teams.id, team?.id ?? 0));
    await state('waiting');
    expect((await asked()).shown).toEqual([names[1]]);
    await state('accepted');
    await whistle({ wantsAccommodation: true });
    expect((await asked()).shown).toEqual(names.toSorted());
  });

  it('given two of each kind of guest, when one is given a bed, then its place stands at that one alone', async () => {
    const { editionId } = setup.cup;
    const [one, other] = [await addBeds(editionId, database), await addBeds(editionId, database)];
    const placed = async () => {
      const { placeId, id } = teams;
      const ofTeams = await database.db.select({ id, placeId }).from(teams).orderBy(id);
      const ofGroups = await database.db.select().from(extraPersonGroups).orderBy(extraPersonGroups.id);
      const ofReferees = await database.db.select().from(referees).orderBy(referees.id);
      return {
        team: new Map(ofTeams.map((row) => [row.id, row.placeId])),
        'extra-persons': new Map(ofGroups.map((row) => [row.id, row.placeId])),
        referee: new Map(ofReferees.map((row) => [row.id, row.accommodationPlaceId])),
      };
    };
    const expected = await placed();
    const [room] = await database.db.select().from(lodgings).where(eq(lodgings.id, other.lodgingId));
    for (const guest of one.guests) {
      expect((await give(other.lodgingId, guest)).status).toBe(200);
      expected[guest.kind].set(guest.id, room?.placeId ?? 0);
      expect(await placed()).toEqual(expected);
    }
  });

  it('given a guest who has all the beds that are needed, then the overview counts those who wait alone', async () => {
    const { lodgingId, guests } = await addBeds(setup.cup.editionId, database);
    const [team] = guests;
    const beds = async () => (await setup.call('GET', 'overview')).body.beds;
    const before = await beds();
    if (team) expect((await give(lodgingId, team, 8)).status).toBe(200);
    expect(await beds()).toEqual({
      guests: before.guests - 1,
      persons: before.persons - 8,
      left: before.left - 8,
    });
  });

  it('given people with beds who do not come any more, then they stand in their room as nobody, and wait for none', async () => {
    const { lodgingId, clubId, guests } = await addBeds(setup.cup.editionId, database);
    const [team, , referee] = guests;
    for (const guest of guests) expect((await give(lodgingId, guest)).status).toBe(200);
    const inRoom = async () => {
      const found = (await read()).places.flatMap((place) => place.lodgings);
      const room = found.find(({ id }) => id === lodgingId);
      return room?.allotments.map(({ guest }) => [guest.persons, guest.allotted]);
    };
    expect(await inRoom()).toEqual([
      [8, 1],
      [3, 1],
      [1, 1],
    ]);
    await database.db
      .update(teams)
      .set({ state: 'waiting' })
      .where(eq(teams.id, team?.id ?? 0));
    await database.db
      .update(referees)
      .set({ registrationState: 'declined' })
      .where(eq(referees.id, referee?.id ?? 0));
    const nobody = [0, 1];
    expect(await inRoom()).toEqual([nobody, [3, 1], nobody]);
    await database.db.update(clubs).set({ registrationState: 'declined' }).where(eq(clubs.id, clubId));
    expect(await inRoom()).toEqual([nobody, nobody, nobody]);
    for (const { kind: of, id } of guests) expect(await waiting()).not.toContain(`${of} ${id}`);
  });

  it('given two clubs in one lodging, then each sees its own beds, once the organiser shows them', async () => {
    const { editionId } = setup.cup;
    const [one, other] = [await addBeds(editionId, database), await addBeds(editionId, database)];
    const [team, extra] = [one.guests[0], other.guests[1]];
    if (team && extra) for (const guest of [team, extra]) await give(one.lodgingId, guest, 2);
    const seen = async (clubId: number) =>
      (await findClubAccommodation({ clubId, editionId }, database.db))?.map((bed) => [
        bed.teamId,
        bed.extraPersonGroupId,
      ]);
    expect([await seen(one.clubId), await seen(other.clubId)]).toEqual([undefined, undefined]);
    await database.transaction((tx) =>
      setEditionConfiguration(editionId, { 'show-accommodation-in-club-zone': 'true' }, tx),
    );
    expect(await seen(one.clubId)).toEqual([[team?.id, null]]);
    const homes = await database.db.select().from(places).where(eq(places.placeType, hotel));
    const words = homes.flatMap(({ id }) => [
      { placeId: id, locale: 'en' as const, name: `House ${id}` },
      { placeId: id, locale: 'cs' as const, name: `Dům ${id}` },
    ]);
    await database.db.insert(placeTranslations).values(words);
    const [bed, ...more] =
      (await findClubAccommodation({ clubId: one.clubId, editionId }, database.db)) ?? [];
    expect([more, bed?.nameCs, bed?.nameEn]).toEqual([[], `Dům ${bed?.placeId}`, `House ${bed?.placeId}`]);
    const named = (await read()).places.filter(({ id }) => homes.some((home) => home.id === id));
    expect(named.length).toBeGreaterThan(1);
    expect(new Set(named.map(({ id }) => id)).size).toBe(named.length);
    for (const { id, nameCs, nameEn } of named)
      expect([nameCs, nameEn]).toEqual([`Dům ${id}`, `House ${id}`]);
    expect(await seen(other.clubId)).toEqual([[null, extra?.id]]);
  });

  it('given a referee with a bed, then the registration names its house in each language, else by its code', async () => {
    for (const locales of [['cs', 'en'] as const, ['cs'] as const, ['en'] as const]) {
      const { lodgingId, guests } = await addBeds(setup.cup.editionId, database);
      const [, , referee] = guests;
      if (referee) expect((await give(lodgingId, referee)).status).toBe(200);
      const [home] = await database.db
        .select({ id: places.id, code: places.code })
        .from(places)
        .innerJoin(lodgings, eq(lodgings.placeId, places.id))
        .where(eq(lodgings.id, lodgingId));
      const { id: placeId = 0, code = '' } = home ?? {};
      const nameIn = (locale: 'cs' | 'en') => `${locale} ${placeId}`;
      const words = locales.map((locale) => ({ placeId, locale, name: nameIn(locale) }));
      await database.db.insert(placeTranslations).values(words);
      const { bed } = (await setup.call('GET', `referee-registrations/${referee?.id}`)).body;
      const [nameCs, nameEn] = (['cs', 'en'] as const).map((locale) =>
        locales.some((written) => written === locale) ? nameIn(locale) : code,
      );
      expect(bed.place).toEqual({ nameCs, nameEn });
    }
  });
});

interface Guest {
  readonly kind: 'team' | 'extra-persons' | 'referee';
  readonly id: number;
}

/** A past edition with an allotted bed. */
async function addYear(database: TestDatabase) {
  const { db } = database;
  const [current] = await db.select().from(editions).where(eq(editions.isCurrent, true));
  const { editionId } = await makeSmallCup(database, 2025);
  await db.update(editions).set({ isCurrent: false });
  await db
    .update(editions)
    .set({ isCurrent: true })
    .where(eq(editions.id, current?.id ?? 0));
  const beds = await addBeds(editionId, database);
  const [allotment] = await db
    .insert(lodgingAllotments)
    .values({ lodgingId: beds.lodgingId, teamId: beds.guests[0]?.id, persons: 1 })
    .returning();
  const [place] = await db.select().from(lodgings).where(eq(lodgings.id, beds.lodgingId));
  const placeId = await addPlace(editionId, hotel, database);
  expect(place?.editionId).toBe(editionId);
  return { ...beds, placeId, allotmentId: allotment?.id ?? 0 };
}

/** An empty room, and a team, extra persons and a referee who need beds. */
async function addBeds(editionId: number, database: TestDatabase) {
  const { db } = database;
  const placeId = await addPlace(editionId, hotel, database);
  const [lodging] = await db
    .insert(lodgings)
    .values({ ...room, editionId, placeId })
    .returning();
  const [sample] = await db.select().from(teams).where(eq(teams.editionId, editionId)).limit(1);
  const [of] = await db
    .select()
    .from(clubs)
    .where(eq(clubs.id, sample?.clubId ?? 0));
  const [club] = await db
    .insert(clubs)
    .values({ editionId, name: 'HK Nocleh', countryId: of?.countryId ?? 0, registrationState: 'approved' })
    .returning();
  const clubId = club?.id ?? 0;
  const categoryId = sample?.categoryId ?? 0;
  const [team] = await db
    .insert(teams)
    .values({ editionId, clubId, categoryId, teamNumber: 1, bundlePersons: 8 })
    .returning();
  const [group] = await db.insert(extraPersonGroups).values({ clubId, bundlePersons: 3 }).returning();
  const [referee] = await db
    .insert(referees)
    .values({
      editionId,
      firstName: 'A',
      lastName: 'B',
      registrationState: 'approved',
      wantsAccommodation: true,
    })
    .returning();
  const guests: Guest[] = [
    { kind: 'team', id: team?.id ?? 0 },
    { kind: 'extra-persons', id: group?.id ?? 0 },
    { kind: 'referee', id: referee?.id ?? 0 },
  ];
  return { lodgingId: lodging?.id ?? 0, clubId, guests };
}

let codes = 0;

async function addPlace(editionId: number, placeType: number, { db }: TestDatabase): Promise<number> {
  codes += 1;
  const [place] = await db
    .insert(places)
    .values({ editionId, code: `P${codes}`, placeType })
    .returning();
  return place?.id ?? 0;
}

async function rowsOf({ db }: TestDatabase) {
  const tables = [lodgings, lodgingAllotments, teams, extraPersonGroups, referees] as const;
  return Promise.all(tables.map((table) => db.select().from(table).orderBy(table.id)));
}
