import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Accommodation } from '@sevenmetre/contract/accommodation/schemas';
import type { PackageLodging } from '@sevenmetre/rules/vocabulary';
import { makeSetup } from '../src/features/registrations/review/testing/setup.ts';
import type { Setup } from '../src/features/registrations/review/testing/setup.ts';
import {
  clubs,
  lodgings,
  places,
  pricelistItems,
  suppliers,
  teams,
} from '../src/platform/database/schema/index.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';

describe.each(testDatabases())('lodging of the bought package on $name', (kind) => {
  let database: TestDatabase;
  let setup: Setup;
  let placeId: number;
  beforeAll(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
    const [place] = await database.db.select().from(places).limit(1);
    placeId = place?.id ?? 0;
  });
  afterAll(() => setup.close());

  const aPackage = async (code: string, lodging: PackageLodging | null): Promise<number> => {
    const editionId = setup.cup.editionId;
    const address = { street: '', city: '', zip: '', countryCode: 'CZ' };
    const [supplier] = await database.db
      .insert(suppliers)
      .values({ editionId, name: `Seller of ${code}`, ...address })
      .returning();
    const words = { unit: 'person', nameCs: code, nameEn: code, priceCzk: 100, priceEur: 10 };
    const [item] = await database.db
      .insert(pricelistItems)
      .values({ editionId, code, serviceType: 'package', lodging, supplierId: supplier?.id ?? 0, ...words })
      .returning();
    return item?.id ?? 0;
  };
  const aTeamWith = async (name: string, lodging: PackageLodging | null): Promise<number> => {
    const club = await setup.newClub(name);
    await database.db.update(clubs).set({ registrationState: 'approved' }).where(eq(clubs.id, club.id));
    const [teamId = 0] = club.teamIds;
    const bundlePricelistItemId = await aPackage(name.toLowerCase().replaceAll(' ', '-'), lodging);
    await database.db.update(teams).set({ bundlePricelistItemId }).where(eq(teams.id, teamId));
    return teamId;
  };
  const waiting = async (teamId: number) => {
    const body: Accommodation = (await setup.call('GET', 'accommodation')).body;
    return body.waiting.find((guest) => guest.kind === 'team' && guest.id === teamId);
  };

  it('[AC4] given a hall, a classroom and a room, then each team is suggested the kind that it has paid for', async () => {
    const [hall, classroom, room] = await database.db
      .insert(lodgings)
      .values(
        (['hall', 'classroom', 'room'] as const).map((one, index) => ({
          editionId: setup.cup.editionId,
          placeId,
          kind: one,
          label: one,
          capacity: 30 - index,
        })),
      )
      .returning();
    const suggested = async (name: string, lodging: PackageLodging | null) =>
      (await waiting(await aTeamWith(name, lodging)))?.suggestedLodgingId;
    expect(await suggested('In a hall', 'hall')).toBe(hall?.id);
    expect(await suggested('In a classroom', 'classroom')).toBe(classroom?.id);
    expect(await suggested('In a room', 'room')).toBe(room?.id);
    expect(await suggested('Anywhere', null)).toBe(room?.id);
  });

  it('[AC4] given a package of meals, then its team waits for no bed and is given none', async () => {
    const teamId = await aTeamWith('Meals only', 'none');
    expect(await waiting(teamId)).toBeUndefined();
    const [lodging] = await database.db.select().from(lodgings).limit(1);
    const guest = { kind: 'team', id: teamId };
    const body = { lodgingId: lodging?.id, guest, persons: 1 };
    expect((await setup.call('POST', 'accommodation/allotments', body)).body.error).toBe('guest-has-beds');
  });
});
