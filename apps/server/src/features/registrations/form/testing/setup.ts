import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ClubFormBody, ClubRegistration } from '@sevenmetre/contract/registrations/club-registration';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Role } from '@sevenmetre/rules/vocabulary';
import type { TestDatabase } from '../../../../../tests/database.ts';
import { makeSmallCup, type SmallCup } from '../../../../../tests/small-cup.ts';
import { manualClock } from '../../../../platform/clock/index.ts';
import {
  configurationEntries,
  countries,
  pricelistItems,
  regions,
  serviceLevels,
  suppliers,
  teamCategories,
  users,
} from '../../../../platform/database/schema/index.ts';
import { mount } from '../../../../platform/http/index.ts';
import { testServer } from '../../../../platform/http/testing/test-server.ts';
import { systemRandom } from '../../../../platform/random/index.ts';
import { createStorage } from '../../../../platform/storage/index.ts';
import { fileHandlers } from '../../../files/index.ts';
import { clubFileReader, registrationHandlers } from '../../index.ts';

export const whileOpen = '2026-03-15T12:00:00Z';
export const afterwards = '2026-05-15T12:00:00Z';
const bounds = {
  'club-registration-create-from': '2026-03-01T00:00:00Z',
  'club-registration-create-till': '2026-04-01T00:00:00Z',
  'club-registration-update-from': '2026-03-01T00:00:00Z',
  'club-registration-update-till': '2026-05-01T00:00:00Z',
  'club-team-create-till': '2026-04-15T00:00:00Z',
};

/** A small cup with a price list, and a server that treats every call as made by a given actor. */
export async function makeSetup(database: TestDatabase) {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-registrations-'));
  const cup = await makeSmallCup(database);
  const clock = manualClock(whileOpen);
  const ids = await fill(database, cup);
  const storage = createStorage({ dataDirectory: folder, random: systemRandom });
  const server = testServer();
  let who: Actor | null = null;
  const handlers = {
    ...registrationHandlers({ database, clock, storage }),
    ...fileHandlers({ database, clock, storage, readers: [clubFileReader(clock)] }),
  };
  mount(server.app, handlers, { identify: async () => who, checkAnswers: true });
  const as = (actor: Actor | null) => {
    who = actor;
  };
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    server.app.inject({
      method,
      url: `/api/v1/web/club-registrations${path}`,
      ...(payload ? { payload } : {}),
    });
  let keys = 0;
  const send = (form: ClubFormBody, clientKey = `form-key-${(keys += 1)}`) =>
    call('POST', '', { clientKey, locale: 'en', form });
  return {
    ...ids,
    cup,
    clock,
    server,
    as,
    /** The next calls are those of an account of `userIds`. */
    be: (user: number, roles: readonly Role[] = [], clubIds: readonly number[] = []) =>
      as(actor(ids.userIds[user] ?? 0, roles, clubIds)),
    call,
    send,
    async registered(form: ClubFormBody, clientKey?: string) {
      const answer = await send(form, clientKey);
      expect(answer.statusCode, answer.payload).toBe(201);
      return answer.json<ClubRegistration>();
    },
    change: (id: number, revision: number, form: ClubFormBody) => call('PUT', `/${id}`, { revision, form }),
    async close() {
      await server.app.close();
      await database.cleanup();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Setup = Awaited<ReturnType<typeof makeSetup>>;

/** Status and code of an error. */
export const code = (answer: { statusCode: number; payload: string }) =>
  `${answer.statusCode} ${(JSON.parse(answer.payload) as { error: string }).error}`;

export function actor(
  userId: number,
  roles: readonly Role[] = [],
  administratedClubIds: readonly number[] = [],
): Actor {
  return { userId, roles: ['ROLE_USER', ...roles], administratedClubIds, leadingTeamIds: [] };
}

async function fill(database: TestDatabase, { editionId }: SmallCup) {
  return database.transaction(async (tx) => {
    for (const [key, value] of Object.entries(bounds)) {
      const entry = { editionId, key, value, dataType: 'datetime' as const, labelCs: key, labelEn: key };
      await tx.insert(configurationEntries).values(entry);
    }
    const [hungary] = await tx.select().from(countries).where(eq(countries.countryCode, 'HU'));
    const [czechia] = await tx.select().from(countries).where(eq(countries.countryCode, 'CZ'));
    const [region] = await tx
      .select()
      .from(regions)
      .where(eq(regions.countryId, czechia?.id ?? 0));
    const address = { street: 'A 1', city: 'B', zip: '1', countryCode: 'CZ' };
    const [supplier] = await tx
      .insert(suppliers)
      .values({ editionId, name: 'Pořadatel', ...address })
      .returning();
    const [level] = await tx
      .insert(serviceLevels)
      .values({ editionId, code: 'standard', nameCs: 'Standard', nameEn: 'Standard' })
      .returning();
    const [small] = await tx
      .insert(teamCategories)
      .values({
        editionId,
        code: 'WA',
        nameCs: 'Dívky',
        nameEn: 'Girls',
        gender: 'W',
        weight: 2,
        capacity: 1,
      })
      .returning();
    const base = { editionId, supplierId: supplier?.id ?? 0, unit: 'person' };
    const named = (name: string) => ({ code: name, nameCs: name, nameEn: name });
    const [hostel] = await tx
      .insert(pricelistItems)
      .values([
        {
          ...base,
          ...named('hostel'),
          serviceType: 'package',
          priceCzk: 298_000,
          priceEur: 12_000,
          capacity: 40,
          singleRoomAvailable: true,
          handballRestaurantAvailable: true,
          vipPartyAvailable: true,
        },
        { ...base, ...named('entry'), serviceType: 'entry-fee', priceCzk: 320_000, priceEur: 13_000 },
        { ...base, ...named('lunch'), serviceType: 'monday-lunch', priceCzk: 16_500, priceEur: 700 },
      ])
      .returning();
    const account = { passwordHash: '', lastName: 'B', roles: ['ROLE_USER' as const] };
    const accounts = await tx
      .insert(users)
      .values(
        ['anna', 'boris', 'clara'].map((name) => ({
          ...account,
          firstName: name,
          email: `${name}@example.test`,
        })),
      )
      .returning();
    return {
      countryId: hungary?.id ?? 0,
      czechId: czechia?.id ?? 0,
      regionId: region?.id ?? 0,
      levelId: level?.id ?? 0,
      smallCategoryId: small?.id ?? 0,
      hostelId: hostel?.id ?? 0,
      userIds: accounts.map(({ id }) => id),
    };
  });
}

let forms = 0;

/** A registration of a Hungarian club with one team in the unlimited category. */
export function formOf(setup: Setup, changes: Partial<ClubFormBody> = {}): ClubFormBody {
  return {
    // A user registers a club once (CR14): each form is of another one.
    name: `Duna KC ${(forms += 1)}`,
    street: 'Fő utca 1',
    city: 'Győr',
    zip: '9021',
    countryId: setup.countryId,
    regionId: null,
    tin: '',
    vatin: '',
    tournamentContactFirstName: 'Anna',
    tournamentContactLastName: 'Kovács',
    tournamentContactPhone: '+36 20 123 4567',
    arrivalDate: '2026-06-12',
    departureDate: '2026-06-14',
    invoiceSubjectName: '',
    differentInvoiceAddress: false,
    invoiceStreet: '',
    invoiceCity: '',
    invoiceZip: '',
    invoiceCountryId: null,
    registrationNote: '',
    uploadedFilesId: [],
    agreeToTerms: true,
    teams: [teamOf(setup)],
    extraPersons: [],
    ...changes,
  };
}

export function teamOf(
  setup: Setup,
  changes: Partial<ClubFormBody['teams'][number]> = {},
): ClubFormBody['teams'][number] {
  return {
    id: null,
    name: '',
    teamCategoryId: setup.cup.categoryId,
    teamStartServiceLevelId: setup.levelId,
    bundlePricelistItemId: null,
    bundlePersons: 0,
    handballPersons: 0,
    vipPartyPersons: 0,
    singleRoomPersons: 0,
    ...changes,
  };
}
