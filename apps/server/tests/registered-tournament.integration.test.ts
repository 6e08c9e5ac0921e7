import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { manualClock } from '../src/platform/clock/index.ts';
import {
  clubAdmins,
  matches,
  participants,
  places,
  placeTranslations,
  teamParticipants,
  teams,
} from '../src/platform/database/schema/index.ts';
import { rebuildInvoiceLines } from '../src/features/invoices/index.ts';
import { makeMoneyCup } from '../src/features/invoices/testing/money-cup.ts';
import { exportTournament, importFolder } from '../src/features/tournament-folder/index.ts';
import { smallCup } from '../src/features/tournament-folder/testing/folders.ts';

const clock = manualClock('2026-03-01T20:00:00Z');

describe.each(testDatabases())('a registered tournament that leaves as a folder, on $name', (kind) => {
  let database: TestDatabase;
  let out: string;
  beforeEach(async () => {
    database = await kind.open();
    out = join(smallCup(), 'out');
  });
  afterEach(() => database.cleanup());

  test('given clubs, teams, people, users and money made here, then its folder finds all of them again', async () => {
    await register(database);
    const before = await rowsOf(database);
    await exportTournament(database, null, out);
    expect(await importFolder(database, out, { clock })).toMatchObject({ ok: true, outcome: 'updated' });
    expect(await rowsOf(database)).toEqual(before);
    expect(await importFolder(database, out, { clock })).toMatchObject({ outcome: 'unchanged' });
  });

  test('given somebody of two teams, then both lines of the file are one person here and elsewhere', async () => {
    const { eva } = await register(database);
    await exportTournament(database, null, out);
    const people = readFileSync(join(out, 'players.csv'), 'utf8').split('\n');
    expect(people.filter((line) => line.includes('Eva'))).toHaveLength(2);
    const elsewhere = await kind.open();
    await importFolder(elsewhere, out, { clock });
    const found = await elsewhere.db.select().from(participants).where(eq(participants.firstName, 'Eva'));
    expect(found).toMatchObject([{ sourceId: expect.stringMatching(new RegExp(`^[0-9a-f]{8}-${eva}$`)) }]);
    const entries = await elsewhere.db
      .select()
      .from(teamParticipants)
      .where(eq(teamParticipants.participantId, found[0]?.id ?? 0));
    expect(new Set(entries.map(({ jerseyNumber }) => jerseyNumber))).toEqual(new Set([5, 7]));
    await elsewhere.cleanup();
  });

  test('given somebody who is shown as a number only, then no file holds the name', async () => {
    await register(database);
    await exportTournament(database, null, out);
    expect(readFileSync(join(out, 'players.csv'), 'utf8')).not.toMatch(/Skrytá|Tajná/);
  });

  test('given the folder of another portal with the same numbers, then nothing registered here is taken for it', async () => {
    await register(database);
    const elsewhere = await kind.open();
    await register(elsewhere);
    await elsewhere.db.execute(sql`update groups set label = 'Jinde ' || label`);
    await exportTournament(elsewhere, null, out);
    const before = await count(database);
    await importFolder(database, out, { clock });
    expect(await count(database)).toEqual({ clubs: before.clubs * 2, teams: before.teams * 2 });
    await elsewhere.cleanup();
  });

  test('given a folder that went through another portal, then its clubs and teams are found here again', async () => {
    await register(database);
    const before = await count(database);
    const elsewhere = await kind.open();
    const back = join(smallCup(), 'out');
    await exportTournament(database, null, out);
    await importFolder(elsewhere, out, { clock });
    await exportTournament(elsewhere, null, back);
    await importFolder(database, back, { clock });
    expect(await count(database)).toEqual(before);
    await elsewhere.cleanup();
  });
});

/**
 * Two clubs with five teams, a withdrawn third team, three children, an account, invoices and a match in a
 * shared hall.
 */
async function register(database: TestDatabase): Promise<{ readonly eva: number }> {
  const { db } = database;
  const cup = await makeMoneyCup(database);
  const clubId = await cup.aClub(3);
  const [first, second, third] = await db.select().from(teams).where(eq(teams.clubId, clubId));
  await db.delete(teams).where(eq(teams.id, second?.id ?? 0));
  await db.insert(clubAdmins).values({ clubId, userId: cup.organiserId });
  await database.transaction((tx) => rebuildInvoiceLines(tx, clubId, clock.now()));
  const person = { editionId: cup.editionId, clubId };
  const people = await db
    .insert(participants)
    .values([
      { ...person, firstName: 'Eva', lastName: 'Malá', birthDate: '2012-05-01', gender: 'W' },
      { ...person, firstName: 'Skrytá', lastName: 'Tajná', hidden: true },
      { ...person, firstName: 'Bez', lastName: 'Týmu' },
    ])
    .returning();
  const [eva, hidden] = people.map(({ id }) => id);
  const entry = { role: 'player' as const, teamId: first?.id ?? 0, participantId: eva ?? 0 };
  await db.insert(teamParticipants).values([
    { ...entry, jerseyNumber: 7 },
    { ...entry, jerseyNumber: 5, teamId: third?.id ?? 0 },
    { ...entry, jerseyNumber: 9, participantId: hidden ?? 0 },
  ]);
  await playInSharedHall(database);
  return { eva: eva ?? 0 };
}

async function playInSharedHall({ db }: TestDatabase): Promise<void> {
  const [hall] = await db.insert(places).values({ editionId: null, code: 'S1', placeType: 1 }).returning();
  const placeId = hall?.id ?? 0;
  const halls = await db.select({ id: places.id }).from(places);
  const names = halls.flatMap(({ id }) => [
    { placeId: id, locale: 'cs' as const, name: `Hala ${id}` },
    { placeId: id, locale: 'en' as const, name: `Hall ${id}` },
  ]);
  await db.insert(placeTranslations).values(names);
  await db.update(matches).set({ placeId }).where(eq(matches.matchNumber, 2));
}

/** Every row of every table, without source ids and weights, which the folder sets, and without changes. */
async function rowsOf({ db }: TestDatabase): Promise<Readonly<Record<string, unknown>>> {
  const tables = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('changes', 'live_state', 'schema_migrations') order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const { rows } = await db.execute(sql`
      select to_jsonb(t) - 'source_id' - 'source_hash' - 'weight' as row from ${sql.identifier(name)} t order by 1`);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

async function count({ db }: TestDatabase) {
  const { rows } = await db.execute(
    sql`select (select count(*)::int from clubs) as clubs, (select count(*)::int from teams) as teams`,
  );
  return { clubs: Number(rows[0]?.['clubs']), teams: Number(rows[0]?.['teams']) };
}
