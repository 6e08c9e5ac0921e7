import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadWebBuild } from '@sevenmetre/server/features/pages/index';
import { type Database, migrate, openDatabase } from '@sevenmetre/server/platform/database/index';
import { type YearArguments, parseArguments, usage } from './arguments.ts';
import { startInstance } from './instance.ts';
import type { SharedAddress } from './check/shared-addresses.ts';
import { YearError } from './person.ts';
import { playYear } from './play-year.ts';

const webBuild = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
const migrations = fileURLToPath(new URL('../apps/server/migrations', import.meta.url));
const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);
const log = { info: () => {}, warn: () => {}, error: (_: object, message: string) => complain(message) };
/** The first year; the next one on the same database is the year after the last. */
const firstYear = 2026;
const goals = 12;

/** `npm run year`. Exit code 0: all promises held, 1: one did not, 2: wrong arguments. */
async function main(args: readonly string[]): Promise<number> {
  const asked = parseArguments(args);
  if (!asked) {
    complain(`It is called like this: ${usage}`);
    return 2;
  }
  const kept = process.env['DATA_DIR'];
  const folder = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), 'sevenmetre-year-'));
  mkdirSync(folder, { recursive: true });
  const databaseUrl = process.env['DATABASE_URL'] ?? null;
  const database = await openDatabase({ log, databaseUrl, directory: join(folder, 'database') });
  try {
    await migrate(database, migrations);
    return await playYears(database, folder, asked);
  } finally {
    await database.close();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
}

async function playYears(
  database: Database,
  folder: string,
  { teams, seed, years }: YearArguments,
): Promise<number> {
  const began = (await lastYear(database)) + 1;
  const begins = new Date(`${began - 1}-10-05T08:00:00Z`);
  const instance = await startInstance(database, folder, begins, await loadWebBuild(webBuild));
  const shared: SharedAddress[] = [];
  try {
    for (let year = began; year < began + years; year += 1) {
      const played = await playYear({ instance, year, teams, seed, goals, shared, say });
      const { matches, broken } = played;
      shared.push(...played.shared);
      for (const promise of broken) say(`BROKEN: ${promise}`);
      if (broken.length > 0) return 1;
      say(`${year} was in order: ${teams} teams, ${matches} matches.`);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof YearError)) throw error;
    complain(error.message);
    return 1;
  } finally {
    await instance.close();
  }
}

/** The year of the database's last edition; the year before the first where it has none. */
async function lastYear({ db }: Database): Promise<number> {
  const { rows } = await db.execute<{ year: number | null }>('select max(year) as year from editions');
  return rows[0]?.year ?? firstYear - 1;
}

process.exitCode = await main(process.argv.slice(2));
