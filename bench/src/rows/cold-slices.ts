import { execFile } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@sevenmetre/contract/client';
import { operations } from '@sevenmetre/contract/operations';
import { Child } from '../harness/child.ts';
import { times, median } from '../harness/numbers.ts';
import { Product } from '../harness/product.ts';
import type { Row } from '../harness/row.ts';
import type { PreparedTournament } from '../harness/prepared-tournament.ts';
import type { StaticFile, StaticServerApi } from '../references/static-server.ts';

const run = promisify(execFile);
const seeder = fileURLToPath(new URL('../../../seed/src/main.ts', import.meta.url));
const api = '/api/v1/results';
/** Number of first requests for each kind. */
const samples = 12;
const warmRounds = 20;
/** Milliseconds. */
const goal = 50;
const statisticsGoal = 150;

/**
 * First and repeated requests of all kinds of slices of the largest edition, against a static file server
 * with the same bytes. HUGE_DATA_DIR may be a data folder that `npm run seed -- huge` has filled already.
 */
export async function coldSlices(prepared: PreparedTournament): Promise<Row[]> {
  const product = await Product.start({ dataDirectory: await hugeEdition(prepared) });
  const reference = new Child<StaticServerApi>('references/static-server.ts');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const kinds = await addresses(product.url);
    const files = new Map<string, StaticFile>();
    const cold = new Map<string, number[]>();
    for (const [kind, paths] of kinds) {
      for (const path of paths) {
        const { milliseconds, file } = await ask(agent, product.url, path);
        files.set(path, file);
        cold.set(kind, [...(cold.get(kind) ?? []), milliseconds]);
      }
    }
    const origin = `http://127.0.0.1:${await reference.ask('serve', [...files.values()])}`;
    const rows: Row[] = [];
    for (const [kind, paths] of kinds) {
      const warm = await medianOf(agent, product.url, paths);
      const plain = await medianOf(agent, origin, paths);
      rows.push(rowOf(kind, cold.get(kind) ?? [], warm, plain));
    }
    return rows;
  } finally {
    agent.destroy();
    await Promise.all([reference.stop(), product.stop()]);
  }
}

async function hugeEdition(prepared: PreparedTournament): Promise<string> {
  const given = process.env['HUGE_DATA_DIR'];
  if (given) return given;
  const dataDirectory = prepared.newFolder();
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDirectory, DATABASE_URL: '' };
  await run(process.execPath, [seeder, 'huge'], { env });
  return dataDirectory;
}

/** URLs by kind, a sample spread over all of them. */
async function addresses(baseUrl: string): Promise<Map<string, string[]>> {
  const client = createClient({ baseUrl, fetch }, operations);
  const [fixed, live] = [await client.competitionStatic(), await client.competitionLive()];
  if (fixed.status !== 200 || live.status !== 200) throw new Error('The largest edition cannot be read');
  const { teamCategories, teams, groups, halls } = fixed.body;
  const spread = <T>(rows: readonly T[], path: (row: T) => string) => {
    const step = Math.max(1, Math.floor(rows.length / samples));
    return rows
      .filter((_, index) => index % step === 0)
      .slice(0, samples)
      .map((row) => api + path(row));
  };
  return new Map([
    ['statistics', spread(teamCategories, ({ code }) => `/statistics/${code}`)],
    ['statistics, counts', spread(teamCategories, ({ code }) => `/statistics/${code}/counts`)],
    ['statistics, people', spread(teamCategories, ({ code }) => `/statistics/${code}/people`)],
    ['dashboard', [`${api}/dashboard`]],
    ['category', spread(teamCategories, ({ code }) => `/category/${code}`)],
    ['group', spread(groups, ({ label }) => `/group/${encodeURIComponent(label)}`)],
    ['match', spread(live.body.matches, ({ id }) => `/match/${id}`)],
    ['team', spread(teams, ({ id }) => `/team/${id}`)],
    ['halls', [`${api}/halls`]],
    ['hall', spread(halls, ({ id }) => `/hall/${id}`)],
    ['countries', [`${api}/countries`]],
    ['country', spread(teams, ({ clubCountryCode }) => `/country/${clubCountryCode}`).slice(0, 4)],
  ]);
}

function ask(
  agent: Agent,
  origin: string,
  path: string,
): Promise<{ readonly milliseconds: number; readonly file: StaticFile }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ milliseconds: number; file: StaticFile }>();
  const begun = performance.now();
  const call = request(origin + path, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const milliseconds = performance.now() - begun;
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
      else
        resolve({
          milliseconds,
          file: { path, etag: answer.headers.etag ?? '', bytes: Buffer.concat(chunks) },
        });
    });
  });
  call.on('error', reject).end();
  return promise;
}

async function medianOf(agent: Agent, origin: string, paths: readonly string[]): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < warmRounds; round += 1)
    for (const path of paths) all.push((await ask(agent, origin, path)).milliseconds);
  return median(all);
}

function rowOf(kind: string, cold: readonly number[], warm: number, plain: number): Row {
  const limit = kind.startsWith('statistics') ? statisticsGoal : goal;
  const typical = median([...cold]);
  return {
    metric: `largest edition, ${kind} slice: first answer`,
    product: `${typical.toFixed(0)} ms, slowest ${Math.max(...cold).toFixed(0)}`,
    reference: `${plain.toFixed(1)} ms static file`,
    ratio: times(typical / plain),
    goal: `≤ ${limit} ms`,
    reached: typical <= limit,
    note: `again: ${warm.toFixed(1)} ms, ${times(warm / plain)} of a static file`,
  };
}
