import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { rebuildInvoiceLines } from '../src/features/invoices/index.ts';
import { setEditionConfiguration } from '../src/features/reference-data/index.ts';
import { manualClock } from '../src/platform/clock/index.ts';
import {
  audit,
  clubs,
  configurationEntries,
  editions,
  extraPersonGroups,
  lodgings,
  referees,
  teamCategories,
  teams,
} from '../src/platform/database/schema/index.ts';
import { signIn } from './crawl.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { newEntries } from './list-entries.ts';
import { makeSmallCup } from './small-cup.ts';
import type { SmallCup } from './small-cup.ts';
import { touchedBy } from './touched-rows.ts';
import { fromAnotherNetwork, startWholeApp } from './whole-app.ts';

const comes = { registrationState: 'approved', wantsAccommodation: true } as const;
const tables: Readonly<Record<string, string>> = {
  categories: 'team_categories',
  'service-levels': 'service_levels',
  'tshirt-sizes': 'tshirt_sizes',
  'referee-projects': 'referee_projects',
  'training-types': 'training_types',
  suppliers: 'suppliers',
};

/**
 * Every write of an organiser has neighbours: other rows of its table, of this edition and the previous one.
 */
describe.each(testDatabases())('what an organiser’s write leaves alone on $name', (kind) => {
  let database: TestDatabase;
  let app: App;
  let url: string;
  let cookie: string;
  let cup: SmallCup;

  beforeAll(async () => {
    database = await kind.open();
    const former = await makeSmallCup(database, 2025);
    cup = await makeSmallCup(database, 2026);
    // Bills are rebuilt after a change of categories: clubs that have their symbol stay unchanged.
    for (const { clubId } of [former, cup])
      await database.transaction((tx) => rebuildInvoiceLines(tx, clubId, new Date(0)));
    cookie = await signIn('organiser', ['ROLE_SUPER_ADMIN'], database.db);
    const started = await startWholeApp(database, { clock: manualClock('2026-03-15T12:00:00Z') });
    app = started.app;
    url = `${started.url}/api/v1/admin/`;
  });
  afterAll(async () => {
    await app.stop();
    await database.cleanup();
  });

  async function call<T = { id: number }>(method: string, path: string, body?: object): Promise<T> {
    const headers = { cookie, ...fromAnotherNetwork() };
    const json = { ...headers, 'content-type': 'application/json' };
    const sent = body ? { body: JSON.stringify(body), headers: json } : { headers };
    const answer = await fetch(url + path, { method, ...sent });
    const told: unknown = await answer.json();
    expect([method, path, answer.status, answer.status === 200 ? null : told]).toEqual([
      method,
      path,
      200,
      null,
    ]);
    return told as T;
  }
  const touched = (method: string, path: string, body?: object) =>
    touchedBy(database, () => call(method, path, body));
  const entriesOfLog = () => database.db.$count(audit);

  it.each(newEntries)('[EN1] given another entry of %s, then it is as it was', async (list, values, some) => {
    const path = `enumerations/${list}`;
    const [first = ''] = Object.keys(values);
    const neighbour = { ...values, [first]: first === 'name' ? 'Sousedka' : 'soused' };
    await call('POST', 'enumerations', { kind: list, values: neighbour });
    const { id } = await call('POST', 'enumerations', { kind: list, values });
    const change = { kind: list, values: { ...values, ...some }, before: values };
    expect(await touched('PUT', `${path}/${id}`, change)).toEqual([`~ ${tables[list]} ${id}`]);
    const known = await call<Record<string, { id: number }[]>>('GET', 'enumerations');
    const ids = (known[list] ?? []).map((entry) => entry.id);
    const before = await entriesOfLog();
    // An unchanged order is neither stored nor audited.
    expect(await touched('POST', `${path}/order`, { ids })).toEqual([]);
    expect(await entriesOfLog()).toBe(before);
    expect(await touched('DELETE', `${path}/${id}`)).toEqual([`- ${tables[list]} ${id}`]);
  });

  it('[ST19] given another category and another year, then their criteria stay, and so do other groups', async () => {
    const girls = { code: 'WA', nameCs: 'Dívky', nameEn: 'Girls', gender: 'W', weight: 2 } as const;
    await database.db.insert(teamCategories).values({ ...girls, editionId: cup.editionId });
    const none = { tieBreakers: null, tieBreakersUnfinished: null };
    const lists = { ...none, tieBreakers: ['points', 'overallDifference'] };
    const own = { categoryId: cup.categoryId, lists, before: none };
    expect(await touched('PUT', 'tie-breakers', own)).toEqual([`~ team_categories ${cup.categoryId}`]);
    const { edition } = await call<{ edition: object }>('GET', 'tie-breakers');
    const all = { categoryId: null, lists: { ...edition, tieBreakers: ['points', 'overallGoals'] } };
    expect(await touched('PUT', 'tie-breakers', { ...all, before: edition })).toEqual([
      `~ editions ${cup.editionId}`,
    ]);
    const closing = { closed: true, reason: 'Soupeř nedorazil' };
    const rows = await touched('PUT', `groups/${cup.groups.a}/closing`, closing);
    expect(rows.filter((row) => row.includes(' groups '))).toEqual([`~ groups ${cup.groups.a}`]);
  });

  it('given days of another year, then a date of this one changes them no more than it goes by them', async () => {
    await database.transaction((tx) =>
      setEditionConfiguration(cup.editionId, { 'tournament-start-date': '2026-06-13T06:00:00Z' }, tx),
    );
    const [entry] = await database.db
      .select()
      .from(configurationEntries)
      .where(eq(configurationEntries.editionId, cup.editionId));
    const change = { value: '2026-06-12T06:00:00Z', before: '2026-06-13T06:00:00Z' };
    expect(await touched('PUT', 'configuration/tournament-start-date', change)).toEqual([
      `~ configuration_entries ${entry?.id}`,
      `~ editions ${cup.editionId}`,
    ]);
    const [row] = await database.db.select().from(editions).where(eq(editions.id, cup.editionId));
    expect([row?.startDate, row?.endDate]).toEqual(['2026-06-12', '2026-06-14']);
    const listed = await call<{ key: string; value: string }[]>('GET', 'configuration');
    const shown = listed.filter(({ key }) => key === 'tournament-start-date');
    expect(shown.map(({ value }) => value)).toEqual([change.value]);
  });

  it('[AC1] given other guests and lodgings, then their beds stay, and each room shows its own guests', async () => {
    const { db } = database;
    const [placeId = 0] = cup.halls;
    const room = { editionId: cup.editionId, placeId, kind: 'room' as const, capacity: 10 };
    const built = await db
      .insert(lodgings)
      .values(['1', '2', '3'].map((label) => ({ ...room, label })))
      .returning();
    const [one = 0, other = 0, empty = 0] = built.map(({ id }) => id);
    const { clubId, editionId } = cup;
    await db.update(teams).set({ bundlePersons: 2 }).where(eq(teams.clubId, clubId));
    const orders = [
      { clubId, bundlePersons: 3 },
      { clubId, bundlePersons: 2 },
    ];
    const groups = (await db.insert(extraPersonGroups).values(orders).returning()).map(({ id }) => id);
    const names = ['A', 'B'].map((firstName) => ({ ...comes, editionId, firstName, lastName: 'B' }));
    const whistles = (await db.insert(referees).values(names).returning()).map(({ id }) => id);
    const guests = [
      ['team', cup.teams[0] ?? 0, 'teams'],
      ['extra-persons', groups[0] ?? 0, 'extra_person_groups'],
      ['referee', whistles[0] ?? 0, 'referees'],
    ] as const;
    await call('POST', 'accommodation/allotments', {
      lodgingId: other,
      guest: { kind: 'team', id: cup.teams[1] },
      persons: 2,
    });
    for (const [of, id, table] of guests) {
      const beds = { lodgingId: one, guest: { kind: of, id }, persons: 1 };
      const changed = [`~ ${table} ${id}`];
      expect(await touched('POST', 'accommodation/allotments', beds)).toEqual([
        '+ lodging_allotments',
        '+ undoable_presses',
        ...changed,
      ]);
    }
    const shown = await call<Shown>('GET', 'accommodation');
    const rooms = shown.places.flatMap((place) => place.lodgings);
    const inRoom = new Map(rooms.map((row) => [row.id, row.allotments]));
    expect([one, other, empty].map((id) => inRoom.get(id)?.length)).toEqual([3, 1, 0]);
    for (const [index, [, id, table]] of guests.entries()) {
      const allotment = inRoom.get(one)?.[index]?.id;
      const rows = await touched('DELETE', `accommodation/allotments/${allotment}`);
      expect(rows).toEqual(['+ undoable_presses', `- lodging_allotments ${allotment}`, `~ ${table} ${id}`]);
    }
    expect(await touched('DELETE', `accommodation/lodgings/${empty}`)).toEqual([`- lodgings ${empty}`]);
  });

  it('given the note of another club or referee, then saving a note replaces that one alone', async () => {
    const { db } = database;
    const { editionId } = cup;
    const [club] = await db.select().from(clubs).where(eq(clubs.id, cup.clubId));
    const countryId = club?.countryId ?? 0;
    const another = { editionId, countryId, name: 'HK Další', variableSymbol: '2699999' };
    const [other] = await db.insert(clubs).values(another).returning();
    const person = { editionId, firstName: 'A', lastName: 'Poznámka' };
    const [one, two] = await db.insert(referees).values([person, person]).returning();
    await db.update(clubs).set({ internalNote: 'cizí' }).where(eq(clubs.id, cup.clubId));
    await db
      .update(referees)
      .set({ internalNote: 'cizí' })
      .where(eq(referees.id, one?.id ?? 0));
    const note = { note: 'vlastní', before: null };
    const ofClub = `club-registrations/${other?.id}/note`;
    expect(await touched('PUT', ofClub, note)).toEqual([`~ clubs ${other?.id}`]);
    const ofReferee = `referee-registrations/${two?.id}/note`;
    expect(await touched('PUT', ofReferee, note)).toEqual([`~ referees ${two?.id}`]);
  });
});

interface Shown {
  readonly places: readonly {
    readonly lodgings: readonly {
      readonly id: number;
      readonly allotments: readonly { readonly id: number }[];
    }[];
  }[];
}
