import { request } from 'node:http';
import type { Row } from '../harness/row.ts';
import { Child } from '../harness/child.ts';
import { times, whole, median } from '../harness/numbers.ts';
import { processorTimeOf } from '../harness/process-metrics.ts';
import type { PreparedTournament } from '../harness/prepared-tournament.ts';
import type { LoadApi } from '../programs/load.ts';
import type { NaiveServerApi } from '../references/naive-server.ts';
import type { StaticFile, StaticServerApi } from '../references/static-server.ts';

const slicePath = '/api/v1/results/group/MA-A';
const livePath = '/api/v1/competition/live';
const rounds = 8;
const seconds = 1;
/** Servers run for days, so compiled code is measured on both sides. */
const secondsOfWarmUp = 4;

/** A server under load, and its processor time so far. */
interface Side {
  readonly origin: string;
  readonly processorTime: () => Promise<number>;
  readonly connections: number;
}

interface Question {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: 200 | 304;
}

/** Prepared bytes against a static file server with the same bytes, and against the naive handler. */
export async function throughput(prepared: PreparedTournament): Promise<Row[]> {
  const product = await prepared.start();
  const reference = new Child<StaticServerApi>('references/static-server.ts');
  const naive = new Child<NaiveServerApi>('references/naive-server.ts');
  const client = new Child<LoadApi>('programs/load.ts');
  try {
    const files = [await fileOf(product.url, slicePath), await fileOf(product.url, livePath)];
    const ours = { origin: product.url, processorTime: () => processorTimeOf(product.url), connections: 32 };
    const plain = await sideOf(reference, await reference.ask('serve', files), 32);
    const rows: Row[] = [];
    for (const file of files) {
      for (const status of [200, 304] as const)
        rows.push(await againstFiles(client, file, status, [ours, plain]));
    }
    const slow = await sideOf(naive, await naive.ask('serve', prepared.copy()), 4);
    return [...rows, await againstNaive(client, [ours, slow])];
  } finally {
    await Promise.all([client.stop(), naive.stop(), reference.stop(), product.stop()]);
  }
}

async function sideOf(
  child: Child<StaticServerApi> | Child<NaiveServerApi>,
  port: number,
  connections: number,
): Promise<Side> {
  const asked = child as Child<Pick<StaticServerApi, 'processorTime'>>;
  return { origin: `http://127.0.0.1:${port}`, processorTime: () => asked.ask('processorTime'), connections };
}

/** The bytes as sent; `fetch` would decompress them. */
function fileOf(origin: string, path: string): Promise<StaticFile> {
  const { promise, resolve, reject } = Promise.withResolvers<StaticFile>();
  const call = request(origin + path, { headers: { 'accept-encoding': 'br' } }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => resolve({ path, etag: answer.headers.etag ?? '', bytes: Buffer.concat(chunks) }));
  });
  call.on('error', reject).end();
  return promise;
}

async function againstFiles(
  client: Child<LoadApi>,
  { path, etag, bytes }: StaticFile,
  status: 200 | 304,
  sides: readonly [Side, Side],
): Promise<Row> {
  const known = status === 304 ? { 'if-none-match': etag } : {};
  const measured = await alternate(
    client,
    { path, headers: { 'accept-encoding': 'br', ...known }, status },
    sides,
  );
  const name = path === livePath ? 'live' : 'group slice';
  const size = status === 200 ? `, ${(bytes.length / 1000).toFixed(1)} kB br` : '';
  return rowOf(`${name} ${status}${size}`, measured, 'static file', status === 200 ? 0.8 : 0.7);
}

async function againstNaive(client: Child<LoadApi>, sides: readonly [Side, Side]): Promise<Row> {
  const question = { path: livePath, headers: { 'accept-encoding': 'br, gzip' }, status: 200 } as const;
  const measured = await alternate(client, question, sides);
  return rowOf('live 200, nothing prepared', measured, 'query + stringify + gzip', 200);
}

/** Answers per second of processor time, in turns: `[product, reference]` of each round. */
async function alternate(
  client: Child<LoadApi>,
  { path, headers, status }: Question,
  sides: readonly [Side, Side],
): Promise<[number, number][]> {
  const measure = async ({ origin, processorTime, connections }: Side, duration: number): Promise<number> => {
    // Reading it from the server's metrics takes processor time as well, which is none of the answers'.
    const earlier = await processorTime();
    const before = await processorTime();
    const url = origin + path;
    const answers = await client.ask('load', { url, headers, seconds: duration, connections, status });
    const reading = before - earlier;
    return answers / ((await processorTime()) - before - reading);
  };
  const results: [number, number][] = [];
  for (const side of sides) await measure(side, secondsOfWarmUp);
  for (let round = 0; round < rounds; round += 1) {
    results.push([await measure(sides[0], seconds), await measure(sides[1], seconds)]);
  }
  return results;
}

function rowOf(metric: string, measured: readonly [number, number][], reference: string, goal: number): Row {
  const ratio = median(measured.map(([ours, theirs]) => ours / theirs));
  return {
    metric: `${metric}: answers per second of processor time`,
    product: whole(median(measured.map(([ours]) => ours))),
    reference: `${whole(median(measured.map(([, theirs]) => theirs)))} ${reference}`,
    ratio: times(ratio),
    goal: `≥ ${goal < 1 ? goal.toFixed(2) : goal}×`,
    reached: ratio >= goal,
  };
}
