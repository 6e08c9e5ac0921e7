import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { manualClock } from '../../platform/clock/index.ts';
import { editions, placeTranslations, users } from '../../platform/database/schema/index.ts';
import { createLive, noMetrics } from '../live/index.ts';
import { storePlaces } from '../places/index.ts';
import { setEditionConfiguration } from '../reference-data/index.ts';
import { enrolReferees } from './index.ts';
import type { NewReferee } from './index.ts';
import { readPrivate } from './read-private.use-case.ts';

const clock = manualClock('2026-03-01T10:00:00Z');
const log = { info: () => {}, warn: () => {}, error: () => {} };

const eva: NewReferee = {
  firstName: 'Eva',
  lastName: 'Malá',
  sex: 'female',
  birthYear: 1990,
  email: 'eva@example.test',
  phone: '+420 600 000 001',
  street: 'Krátká 1',
  city: 'Hvízdov',
  zip: '100 00',
  countryCode: 'CZ',
  highestCompetition: '1. liga',
  tshirtSize: 'M',
  refereeProjectName: null,
  wantsAccommodation: true,
  wantsSingleRoom: true,
  accompanimentPersons: 1,
  mealVouchers: 2,
  registrationNote: 'late',
  arrivalDate: '2026-06-12',
  departureDate: '2026-06-15',
  hotelCode: 'HT1',
  registrationState: 'approved',
  accountEmail: 'eva@example.test',
};
const jan: NewReferee = {
  ...eva,
  firstName: 'Jan',
  lastName: 'Novák',
  sex: 'male',
  countryCode: 'SK',
  accountEmail: null,
};

describe.each(bothDatabases())('referees on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let owner: number;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    // With the same codes of halls and numbers of matches as the current edition.
    await makeSmallCup(database, 2025);
    await database.db.update(editions).set({ isCurrent: false });
    await database.db.update(editions).set({ isCurrent: true }).where(eq(editions.id, cup.editionId));
    const account = { email: 'eva@example.test', passwordHash: 'x', firstName: 'Eva', lastName: 'Malá' };
    const [user] = await database.db
      .insert(users)
      .values({ ...account, roles: ['ROLE_USER'] })
      .returning();
    owner = user?.id ?? 0;
    const nowhere = {
      informationCs: null,
      informationEn: null,
      address: null,
      lat: null,
      lng: null,
      link: null,
    };
    const hotel = { code: 'HT1', kind: 'hotel', nameCs: 'Hotel U lip', nameEn: 'Lindens' } as const;
    const flags = { visibleOnMap: true, defaultRefereeAccommodation: true };
    const other = { ...hotel, code: 'HT0', nameCs: 'Na růžku', nameEn: 'Corner' };
    const hotels = [
      { ...other, ...flags, defaultRefereeAccommodation: false },
      { ...hotel, ...flags },
    ];
    await storePlaces(
      { database, clock },
      cup.editionId,
      hotels.map((one) => ({ ...one, ...nowhere })),
    );
    await enrolReferees(database, cup.editionId, {
      referees: [eva, jan, { ...jan, firstName: 'Petr', registrationState: 'new' }],
      pairs: [[0, 1]],
      halls: [{ referee: 0, day: '2026-06-13', hallCode: 'H1' }],
      matches: [{ matchNumber: 1, referees: [0, 1] }],
    });
  });
  afterAll(() => database.cleanup());

  const actor = (userId: number, ...roles: Role[]): Actor => testActor(userId, ['ROLE_USER', ...roles]);
  const set = (values: Record<string, string>) =>
    database.transaction((tx) => setEditionConfiguration(cup.editionId, values, tx));
  const read = async (who: Actor, id: number) => {
    const found = await readPrivate({ database, clock }, who, id);
    return found.ok ? found.value : null;
  };
  const snapshot = async () => {
    const stream = { maxClients: 1, maxPerAddress: 1 };
    const live = createLive({ database, clock, log, metrics: noMetrics, stream });
    await live.start();
    live.stop(() => 0);
    return live.publisher.state?.snapshot;
  };

  it('given approved ones and one who waits, then only the approved are public, with their match', async () => {
    const referees = [...((await snapshot())?.referees.values() ?? [])];
    expect(
      referees.map(({ firstName, countryCode, matchIds }) => [firstName, countryCode, matchIds]),
    ).toEqual([
      ['Eva', 'CZ', [cup.matches[0]]],
      ['Jan', 'SK', [cup.matches[0]]],
    ]);
    expect(referees[0]?.colleagueRefereeId).toBe(referees[1]?.id);
  });

  it('given the setting, then halls are loaded, and not before', async () => {
    expect((await snapshot())?.referees.get(1)?.halls).toBeNull();
    await set({ 'show-referee-in-halls': 'true' });
    expect((await snapshot())?.referees.get(1)?.halls).toEqual([
      { day: '2026-06-13', placeId: cup.halls[0] },
    ]);
    await set({ 'show-referee-in-halls': 'false' });
  });

  it('[PE6] show the whole registration to its referee', async () => {
    const body = await read(actor(owner), 1);
    expect(body).toMatchObject({
      referee: { firstName: 'Eva', birthYear: 1990, countryCode: 'CZ' },
      contact: { street: 'Krátká 1', email: 'eva@example.test', phone: '+420 600 000 001' },
      accommodation: { requested: true, nights: 3, singleRoom: true, accompanyingPersons: 1 },
      other: { tshirtSize: 'M', highestCompetition: '1. liga', mealVouchers: 2 },
      note: 'late',
      registration: { state: 'approved', timeZone: 'Europe/Prague' },
    });
    const links = body?.links.map(({ operationId }) => operationId);
    expect(links).toContain('refereePrivate');
    expect(links).not.toContain('refereeStatesChange');
  });

  it('given the setting, then a referee sees which hotel it is; organisers always do', async () => {
    expect((await read(actor(owner), 1))?.accommodation.hotel).toBeNull();
    const told = async () => (await read(actor(99, 'ROLE_ADMIN'), 1))?.accommodation.hotel;
    expect(await told()).toMatchObject({ nameCs: 'Hotel U lip', nameEn: 'Lindens' });
    await set({ 'show-referee-accommodation': 'true' });
    expect((await read(actor(owner), 1))?.accommodation.hotel).toMatchObject({ nameCs: 'Hotel U lip' });
    // A hall without a name in the language is shown by its code.
    const { name, locale } = placeTranslations;
    await database.db.delete(placeTranslations).where(and(eq(locale, 'cs'), eq(name, 'Hotel U lip')));
    expect(await told()).toMatchObject({ nameCs: 'HT1', nameEn: 'Lindens' });
  });

  it('[PE2] show nothing to anybody else, as if there were none', async () => {
    const others: Role[] = [
      'ROLE_LATE_REGISTRATION',
      'ROLE_COMPETITION_REPORTER',
      'ROLE_COMPETITION_SUPER_REPORTER',
    ];
    for (const role of others) expect(await read(actor(99, role), 1)).toBeNull();
    expect(await read(actor(owner), 2)).toBeNull();
    expect(await read(actor(owner), 2_000_000_000)).toBeNull();
    expect(await read(actor(99, 'ROLE_SUPER_ADMIN'), 3)).toMatchObject({ registration: { state: 'new' } });
  });

  it('given another edition, then its registrations are nobody’s of this one', async () => {
    await makeSmallCup(database, 2027);
    expect(await read(actor(owner), 1)).toBeNull();
    expect((await snapshot())?.referees.size).toBe(0);
  });
});
