import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { writeEvent } from '@sevenmetre/server/features/match-events/index';
import { systemClock } from '@sevenmetre/server/platform/clock/index';
import type { Database } from '@sevenmetre/server/platform/database/index';
import { createDatabase } from '@sevenmetre/server/platform/database/create-database';
import {
  drizzleOver,
  drizzleTransactionOver,
} from '@sevenmetre/server/platform/database/embedded/drizzle-client';
import type { RunQuery } from '@sevenmetre/server/platform/database/embedded/drizzle-client';
import { startPostgres } from '@sevenmetre/server/platform/database/embedded/start-postgres';
import { limitWasmCompilation } from '@sevenmetre/server/platform/database/embedded/limit-wasm-compilation';
import { StatementRunner } from '@sevenmetre/server/platform/database/embedded/statement-runner';
import { RepeatedStatements } from '@sevenmetre/server/platform/database/repeated-statements';
import { connectionSettings } from '@sevenmetre/server/platform/database/postgres/connection-settings';
import { createTransactionGuard } from '@sevenmetre/server/platform/database/transaction-guard';
import { answerParent } from '../harness/child.ts';
import { goalOf, readSetup } from '../harness/direct-tap.ts';
import type { Setup } from '../harness/direct-tap.ts';

/*
 * The database alone: the statements of one recorded event, repeated with other keys and matches, prepared
 * and pipelined as in the product. Without HTTP, sign-in, rules, JSON and publisher; the embedded database
 * runs without a second thread.
 */
interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
  /** Whether the product had all earlier answers when it sent this statement. */
  readonly waits: boolean;
}

interface Recording {
  readonly statements: readonly Statement[];
  readonly matchId: number;
  readonly key: string;
  readonly eventId: number;
}

/** Runs one transaction; each client has one call at a time. */
type Send = (statements: readonly Statement[]) => Promise<void>;

const eventsOfMatch = 40;
const recordedNumber = 987_654;
/** Larger than all other numbers in the statements. */
const firstEventId = 50_000_000;

let setup: Setup = { matchIds: [], goalTypeId: 0, firstHalfId: 0 };
let recording: Recording = { statements: [], matchId: 0, key: '', eventId: 0 };
let clientsOf: (clients: number) => Send[] = () => [];
let matchesUsed = 1;
let keys = 0;

async function openEmbedded(dataDirectory: string): Promise<void> {
  // Both sides get the same memory settings, so that only the work around the statements differs.
  limitWasmCompilation();
  const { pg: database } = await startPostgres(join(dataDirectory, 'database'));
  const statements = new StatementRunner(database);
  await record((text, parameters, rowMode) => statements.run({ text, parameters, rowMode }));
  // It has one connection, so clients take turns.
  let last: Promise<void> = Promise.resolve();
  const send: Send = (transaction) => {
    last = last.then(async () => {
      for (const { text, parameters } of transaction)
        await statements.run({ text, parameters, rowMode: 'array' });
    });
    return last;
  };
  clientsOf = (clients) => Array.from({ length: clients }, () => send);
}

/** @param connections ten, as in the product's pool */
async function openPostgres({ url, connections }: { url: string; connections: number }): Promise<void> {
  const pool = new pg.Pool({ ...connectionSettings(url), max: connections });
  const single = await pool.connect();
  await record(async (text, parameters, rowMode) => {
    const query = { text, values: parameters };
    const { rows, rowCount } = await (rowMode === 'array'
      ? single.query({ ...query, rowMode: 'array' })
      : single.query(query));
    return { rows, affectedRows: rowCount ?? 0, command: '' };
  });
  single.release();
  const send = sendOver(pool);
  clientsOf = (clients) => Array.from({ length: clients }, () => send);
}

function sendOver(pool: pg.Pool): Send {
  const repeated = new RepeatedStatements();
  return async (statements) => {
    const client = await pool.connect();
    const sent: Promise<unknown>[] = [];
    for (const { text, parameters, waits } of statements) {
      if (waits) await Promise.all(sent.splice(0));
      sent.push(client.query({ text, values: [...parameters], ...named(repeated, text, parameters) }));
    }
    await Promise.all(sent);
    client.release();
  };
}

/** As in the product's driver: "begin" is named so that it is pipelined, "commit" needs no name. */
function named(
  repeated: RepeatedStatements,
  text: string,
  parameters: readonly unknown[],
): { name?: string } {
  if (text === 'begin') return { name: text };
  const name = parameters.length === 0 ? null : repeated.nameOf(text);
  return name === null ? {} : { name };
}

/** Runs the product's use case for one event and records its statements. */
async function record(run: RunQuery): Promise<void> {
  const statements: Statement[] = [];
  let listening = false;
  let unanswered = 0;
  const database = databaseOver((text, parameters, rowMode) => {
    if (listening) statements.push({ text, parameters, waits: unanswered === 0 });
    unanswered += 1;
    return run(text, parameters, rowMode).finally(() => (unanswered -= 1));
  });
  setup = await readSetup(database.db);
  const matchId = setup.matchIds[0] ?? 0;
  // Caches of a process are filled once, not with each event.
  const remembering = await writeEvent({ database, clock: systemClock }, goalOf(setup, matchId, 1));
  if (!remembering.ok) throw new Error(`The event was refused: ${remembering.code}`);
  await database.db.execute(sql`select setval('match_events_id_seq', ${firstEventId}::int)`);
  listening = true;
  const outcome = await writeEvent({ database, clock: systemClock }, goalOf(setup, matchId, recordedNumber));
  listening = false;
  if (!outcome.ok) throw new Error(`The event was refused: ${outcome.code}`);
  const key = `direct-${recordedNumber}`;
  const eventId = outcome.value.events.reduce((newest, { id }) => Math.max(newest, id), 0);
  recording = { statements, matchId, key, eventId };
}

function databaseOver(run: RunQuery): Database {
  const execute = (text: string) => run(text, [], 'object');
  return createDatabase(
    {
      mode: 'embedded',
      db: drizzleOver(run, { logQuery: () => {} }),
      connect: (pipeline) =>
        Promise.resolve({
          tx: drizzleTransactionOver((...statement) => {
            const answer = run(...statement);
            pipeline.noteStatement();
            return answer;
          }),
          run: async (text) => void (await execute(text)),
          commit: () => execute('commit').then(() => true),
          release: () => {},
        }),
      onNotification: () => {},
      identity: () => Promise.resolve(''),
      ready: () => Promise.resolve(true),
      syncCount: () => 0,
      slowStatements: () => 0,
      connections: () => null,
      close: () => Promise.resolve(),
    },
    createTransactionGuard(),
    { info: () => {}, warn: () => {}, error: () => {} },
  );
}

/** Returns committed transactions per second. */
async function replay({ clients, seconds }: { clients: number; seconds: number }): Promise<number> {
  const end = performance.now() + seconds * 1000;
  const counts = await Promise.all(clientsOf(clients).map((send) => replayUntil(end, send)));
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

async function replayUntil(end: number, send: Send): Promise<number> {
  let count = 0;
  let matchId = 0;
  while (performance.now() < end) {
    if (count % eventsOfMatch === 0) {
      matchId = setup.matchIds[matchesUsed++] ?? 0;
      if (matchId === 0) throw new Error('There are no more matches to record');
    }
    await send(retold(matchId));
    count += 1;
  }
  return count;
}

function retold(matchId: number): Statement[] {
  keys += 1;
  const key = `sql-${keys}`;
  const told = new Map<unknown, unknown>([
    [recording.key, key],
    [recording.matchId, matchId],
    [recording.eventId, recording.eventId + keys],
  ]);
  const changed = (value: unknown): unknown => (told.has(value) ? told.get(value) : value);
  return recording.statements.map((statement) => ({
    ...statement,
    parameters: statement.parameters.map(changed),
  }));
}

const api = { openEmbedded, openPostgres, replay, statements: () => recording.statements.length };
export type EventSqlApi = typeof api;
answerParent(api);
