import { Child } from '../harness/child.ts';
import { perSecond, times, median } from '../harness/numbers.ts';
import { Product } from '../harness/product.ts';
import type { Row } from '../harness/row.ts';
import type { PreparedTournament } from '../harness/prepared-tournament.ts';
import { benchPostgres } from '../harness/postgres.ts';
import type { PostsApi } from '../programs/posts.ts';
import type { EventSqlApi } from '../references/event-sql.ts';

const rounds = 3;
/** A fast machine would run out of matches in more seconds. */
const seconds = 1;
/** Code of a server that has just started is not compiled yet, unlike on a day of matches. */
const secondsToWarm = 5;
const matches = 700;
const goal = 0.5;

interface Bench {
  readonly kind: string;
  readonly product: Child<PostsApi>;
  readonly reference: Child<EventSqlApi>;
}

/** Events recorded through the API, each on disk before its answer, against their statements alone. */
export async function durableWrites(prepared: PreparedTournament): Promise<Row[]> {
  return [...(await embedded(prepared)), ...(await postgres(prepared))];
}

async function embedded(prepared: PreparedTournament): Promise<Row[]> {
  const server = await prepared.start();
  const { cookies } = prepared;
  return withPrograms(server, async (product, reference) => {
    await product.ask('open', { url: server.url, cookies, matches });
    await reference.ask('openEmbedded', prepared.copy());
    return compareAll({ kind: 'embedded', product, reference });
  });
}

async function postgres(prepared: PreparedTournament): Promise<Row[]> {
  const found = await benchPostgres();
  if ('missing' in found) return [missingRow(found.missing)];
  try {
    const ours = await found.create();
    const cookies = await prepared.fill(ours);
    const theirs = await found.create(ours);
    const server = await Product.start({ dataDirectory: prepared.newFolder(), databaseUrl: ours });
    return await withPrograms(server, async (product, reference) => {
      await product.ask('open', { url: server.url, cookies, matches });
      await reference.ask('openPostgres', { url: theirs, connections: 10 });
      return compareAll({ kind: 'PostgreSQL', product, reference });
    });
  } finally {
    await found.stop();
  }
}

async function withPrograms(
  server: Product,
  work: (product: Child<PostsApi>, reference: Child<EventSqlApi>) => Promise<Row[]>,
): Promise<Row[]> {
  const product = new Child<PostsApi>('programs/posts.ts');
  const reference = new Child<EventSqlApi>('references/event-sql.ts');
  try {
    return await work(product, reference);
  } finally {
    await Promise.all([product.stop(), reference.stop(), server.stop()]);
  }
}

async function compareAll(bench: Bench): Promise<Row[]> {
  // The product last, since its server closes connections that have been idle for long.
  await bench.reference.ask('replay', { clients: 8, seconds: secondsToWarm });
  await bench.product.ask('record', { clients: 8, seconds: secondsToWarm });
  return [await compare(bench, 8), await compare(bench, 32)];
}

async function compare({ kind, product, reference }: Bench, clients: number): Promise<Row> {
  await product.ask('record', { clients, seconds: 1 });
  await reference.ask('replay', { clients, seconds: 1 });
  const measured: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await product.ask('record', { clients, seconds });
    measured.push({ ours, theirs: await reference.ask('replay', { clients, seconds }) });
  }
  const ratio = median(measured.map(({ ours, theirs }) => ours / theirs));
  return {
    metric: `durable event POSTs, ${clients} clients, ${kind}`,
    product: perSecond(median(measured.map(({ ours }) => ours))),
    reference: `${perSecond(median(measured.map(({ theirs }) => theirs)))} its SQL alone`,
    ratio: times(ratio),
    goal: `≥ ${goal.toFixed(1)}×`,
    reached: ratio >= goal,
  };
}

function missingRow(why: string): Row {
  const metric = 'durable event POSTs, PostgreSQL';
  return {
    metric,
    product: 'not measured',
    reference: '',
    ratio: '',
    goal: `≥ ${goal}×`,
    reached: null,
    note: why,
  };
}
