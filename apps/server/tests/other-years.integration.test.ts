import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isGuarded, type OperationName } from '@sevenmetre/contract';
import { routes } from '@sevenmetre/contract/routes';
import type { App } from '../src/app.ts';
import {
  bankTransactions,
  clubAdmins,
  clubFiles,
  clubs,
  configurationEntries,
  editions,
  extraPersonGroups,
  groupTeams,
  groups,
  invoiceDocuments,
  invoiceItems,
  lodgingAllotments,
  lodgings,
  matchEvents,
  matchParticipants,
  matchReferees,
  matches,
  messages,
  participants,
  payments,
  placeTranslations,
  places,
  pricelistItems,
  refereeHalls,
  referees,
  reporterAssignments,
  serviceLevels,
  suppliers,
  teamAdmins,
  teamCategories,
  teamParticipants,
  teams,
} from '../src/platform/database/schema/index.ts';
import type { Tx } from '../src/platform/database/index.ts';
import { markersShownTo, openSession, readingCalls, signIn } from './crawl.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { fillMarkers, markTexts } from './private-markers.ts';
import { settleNeighbour } from './private-neighbour.ts';
import { populate } from './private-people.ts';
import { type AnyRoute, requestOf, sampleOfQuery } from './sample-of-schema.ts';
import { makeSmallCup } from './small-cup.ts';
import type { SmallCup } from './small-cup.ts';
import { storedRows } from './touched-rows.ts';
import { startWholeApp } from './whole-app.ts';

describe.each(testDatabases())('given markers in all that another year holds on $name', (kind) => {
  let database: TestDatabase;
  let app: App;
  let url: string;
  /** A user who administrated a club, led a team, refereed and reported in that edition. */
  let former: string;
  let organiser: string;

  beforeAll(async () => {
    database = await kind.open();
    const before = await makeSmallCup(database, 2025);
    await database.transaction(async (tx) => {
      await populate(before, tx);
      await addLists(before, tx);
      await fillMarkers(tx);
      for (const [table, names] of listed) await markTexts(table, names, tx);
      former = await openSession(1, tx);
    });
    const cup = await makeSmallCup(database, 2026);
    await database.transaction(async (tx) => {
      await settleNeighbour(cup, tx);
      organiser = await signIn('organiser', ['ROLE_SUPER_ADMIN'], tx);
    });
    ({ app, url } = await startWholeApp(database));
  });
  afterAll(async () => {
    await app.stop();
    await database.cleanup();
  });

  it.each(beside(archive))('then %s shows a visitor none of them', async (...call) => {
    expect(await markersShownTo('', url, [call])).toEqual({});
  });

  it('then the archive shows of that year what everybody may know of it', async () => {
    expect(tablesIn(await markersShownTo('', url, only(archive)))).toEqual([
      'clubs',
      'groups',
      'places',
      'referees',
      'teams',
    ]);
  });

  it.each(beside([...archive, 'account', 'me', ...registrations]))(
    'then %s shows whoever had a part in it nothing of it',
    async (...call) => expect(await markersShownTo(former, url, [call])).toEqual({}),
  );

  it('then the answers to its participants name their account and their old registration', async () => {
    const calls = ['account', 'me', ...registrations];
    const told = await markersShownTo(former, url, only(calls));
    expect(Object.keys(told).toSorted()).toEqual(calls.toSorted());
    expect(tablesIn(told)).toEqual(['clubs', 'files', 'passkeys', 'teams', 'users']);
  });

  it.each(beside([...archive, ...forOrganisers]))(
    'then %s shows organisers nothing of it',
    async (...call) => {
      expect(await markersShownTo(organiser, url, [call])).toEqual({});
    },
  );

  it('then organisers see accounts and old registrations', async () => {
    const told = await markersShownTo(organiser, url, only(forOrganisers));
    expect(Object.keys(told).toSorted()).toEqual(forOrganisers);
    for (const call of ['users', 'findIndex'])
      expect(tablesIn({ [call]: told[call] ?? [] })).toEqual(['users']);
    expect(tablesIn(told)).toEqual(['clubs', 'files', 'referees', 'teams', 'users']);
  });

  it.each(namedById)(
    'then what %s names by its id is as unknown to organisers as what is not there',
    async (name) => {
      const before = await keptRows(database);
      expect(await send(name, { url, cookie: organiser })).toBe(404);
      expect(await keptRows(database)).toEqual(before);
    },
  );

  it.each(writing)('then nothing of it is changed by what organisers send to %s', async (name) => {
    const before = await keptRows(database);
    await send(name, { url, cookie: organiser });
    const after = await keptRows(database);
    expect([...before].filter((row) => !after.has(row))).toEqual([]);
  });
});

interface Sender {
  readonly url: string;
  readonly cookie: string;
}

/** Makes a call with the smallest valid body about a record of that edition; returns the status. */
async function send(name: OperationName, { url, cookie }: Sender): Promise<number> {
  const route: AnyRoute = routes[name];
  const path = route.path.replace(/\{(\w+)\}/g, (_, parameter: string) => parameters[parameter] ?? '1');
  const request = requestOf(route, { cookie });
  const answer = await fetch(url + path + sampleOfQuery(route.query), { method: route.method, ...request });
  await answer.arrayBuffer();
  return answer.status;
}

/** The rows that must stay as they are, as texts. */
async function keptRows(database: TestDatabase): Promise<Set<string>> {
  const rows = await storedRows(database, kept);
  return new Set(rows.map(({ name, row }) => `${name} ${row}`));
}

/** Public data of a past edition: clubs, champions and shared calendars. */
const archive = [
  'archiveSlice',
  'citySlice',
  'joinSlice',
  'datesCalendar',
  'hallCalendar',
  'matchCalendar',
  'refereeCalendar',
  'teamCalendar',
  'teamsCalendar',
];
/** Source of a copied registration. */
const registrations = ['clubRegistration', 'clubRegistrationCopy', 'ownClubRegistrations'];
const forOrganisers = ['clubRegistration', 'clubRegistrationCopy', 'findIndex', 'userDetail', 'users'];
const only = (names: readonly string[]) => readingCalls.filter(([name]) => names.includes(name));
const beside = (names: readonly string[]) => readingCalls.filter(([name]) => !names.includes(name));

/** Tables of the markers in answers; dates and numbers have none. */
function tablesIn(told: Readonly<Record<string, readonly string[]>>): string[] {
  const found = Object.values(told).flatMap((markers) =>
    markers.flatMap((marker) => /zqmarker (\w+)\./.exec(marker)?.[1] ?? []),
  );
  return [...new Set(found)].toSorted();
}

const guarded = (Object.keys(routes) as OperationName[]).filter((name) => isGuarded(routes[name].access));

/** All calls that change data of an edition; editions and accounts themselves belong to no edition. */
const writing = guarded.filter((name) => routes[name].method !== 'GET' && !/^(?:user|edition)/.test(name));

/** Calls about money and matches that identify a record by id, except PDFs, which their owners keep. */
const namedById = guarded.filter(
  (name) =>
    /\{(?:id|matchId)\}/.test(routes[name].path) &&
    /^(?:adminClubInvoice|adminInvoice|adminPayment|bank|clubEarlierPapers|clubFinance|clubPayment|match|reporterRoster)/.test(
      name,
    ),
);

/** Of a record of that edition; others are the first row of their table. */
const parameters: Readonly<Record<string, string>> = {
  side: 'home',
  kind: 'categories',
  record: 'category',
  key: 'x',
};

const kept = [
  bankTransactions,
  clubAdmins,
  clubFiles,
  clubs,
  configurationEntries,
  editions,
  extraPersonGroups,
  groups,
  groupTeams,
  invoiceDocuments,
  invoiceItems,
  lodgingAllotments,
  lodgings,
  matches,
  matchEvents,
  matchParticipants,
  matchReferees,
  messages,
  participants,
  payments,
  places,
  pricelistItems,
  refereeHalls,
  referees,
  reporterAssignments,
  serviceLevels,
  suppliers,
  teamAdmins,
  teamCategories,
  teamParticipants,
  teams,
].map((table) => ({ table, name: getTableName(table) }));

/** Names that visitors of that edition saw, and those in its lists. */
const listed = [
  [clubs, ['name']],
  [teams, ['name']],
  [referees, ['firstName', 'lastName']],
  [teamCategories, ['nameCs', 'nameEn']],
  [groups, ['label']],
  [places, ['code', 'address', 'link']],
  [placeTranslations, ['name', 'description']],
  [serviceLevels, ['nameCs', 'nameEn']],
  [pricelistItems, ['code', 'nameCs', 'nameEn']],
] as const;

/** Settings of organisers for an edition. */
async function addLists({ editionId }: SmallCup, tx: Tx): Promise<void> {
  await tx.insert(serviceLevels).values({ editionId, code: 'x', nameCs: 'x', nameEn: 'x' });
  const words = { value: 'zqmarker configuration_entries.value', labelCs: 'x', labelEn: 'x' };
  await tx
    .insert(configurationEntries)
    .values({ editionId, key: 'x', dataType: 'string', isPublic: true, ...words });
}
