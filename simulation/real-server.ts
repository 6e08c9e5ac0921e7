import { setTimeout } from 'node:timers/promises';
import { and, asc, eq, gt } from 'drizzle-orm';
import { createApp } from '@sevenmetre/server/app';
import type { Database } from '@sevenmetre/server/platform/database/index';
import {
  changes,
  deletedEventKeys,
  liveState,
  matchCallKeys,
  matchClocks,
  matches,
  matchEvents,
  matchParticipants,
  matchRosters,
  matchSignatures,
} from '@sevenmetre/server/platform/database/schema/index';
import { readEnvironment } from '@sevenmetre/server/platform/environment/index';
import { createLog } from '@sevenmetre/server/platform/log/index';
import { systemRandom } from '@sevenmetre/server/platform/random/index';
import { toStandingSignature } from '@sevenmetre/server/features/match-events/signature.repository';
import type { MatchClock } from '@sevenmetre/sync/protocol';
import { blank } from '@sevenmetre/sync/simulation/server-state';
import type { ServerEvent, ServerState, StoredRoster } from '@sevenmetre/sync/simulation/server-state';
import { signIn } from '../apps/server/tests/crawl.ts';
import type { TestDatabase, TestDatabaseKind } from '../apps/server/tests/database.ts';
import { refuseLateWrites } from '../apps/server/tests/refuse-late-writes.ts';
import { makeSmallCup } from '../apps/server/tests/small-cup.ts';
import { makeSquad, newMatch } from './new-match.ts';
import type { NewMatch } from './new-match.ts';

/** A match on the server, and how requests of the devices at its table reach it. */
export interface TableMatch extends NewMatch {
  /**
   * Sends a request with the account of this match's table, which is a super reporter. Each table has its own
   * account, as in a hall: the server limits writes by account, in real time, and virtual time is faster.
   * @param undone the database connection breaks before a transaction of the request is committed
   */
  send(request: Request, options?: { readonly undone?: boolean }): Promise<Response>;
  /** The same with the account of a scout, whose connection to the database does not break. */
  scout(request: Request): Promise<Response>;
}

/** The product's whole server on a database in memory or on PostgreSQL, with its clock in virtual time. */
export interface RealServer {
  readonly database: Database;
  /** Whether transactions run concurrently; the embedded database runs one after the other. */
  readonly carriesOutTogether: boolean;
  /** Creates a match without events, in the group of all the others; the reporters' pages know it. */
  newMatch(): Promise<TableMatch>;
  setTime(now: () => number): void;
  close(): Promise<void>;
}

export async function openRealServer(kind: TestDatabaseKind): Promise<RealServer> {
  const database: TestDatabase = await kind.open();
  const cup = await makeSmallCup(database);
  const squad = await makeSquad(database, cup);
  await refuseLateWrites(database.db);
  const failure: Failure = { isOn: false };
  let now = (): number => Date.UTC(2026, 3, 4, 9);
  const settings = { PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'test', TRUST_PROXY: 'loopback' };
  const app = await createApp({
    environment: readEnvironment(settings, database.folder),
    database: failingBeforeCommit(database, failure),
    clock: { now: () => new Date(now()) },
    random: systemRandom,
    log: createLog('silent'),
    webBuild: null,
  });
  const url = `http://127.0.0.1:${await app.start()}`;
  const newTable = async (account: string, broken: Failure): Promise<TableMatch['send']> => {
    const roles = ['ROLE_COMPETITION_SUPER_REPORTER', 'ROLE_ADMIN'] as const;
    const cookie = await signIn(account, roles, database.db);
    return sender({ url, cookie, failure: broken, now: () => now() });
  };
  return {
    database,
    carriesOutTogether: database.mode === 'postgres',
    async newMatch() {
      const match = await newMatch(database, cup, squad);
      const page = `${url}/api/v1/reporter/match/${match.slug}`;
      const send = await newTable(`table-${match.id}`, failure);
      const scout = await newTable(`scout-${match.id}`, { isOn: false });
      // The reporters' pages are made from what the publisher has read.
      while ((await send(new Request(page))).status === 404) await setTimeout(5);
      return { ...match, send, scout };
    },
    setTime: (time) => void (now = time),
    async close() {
      await app.stop();
      await database.cleanup();
    },
  };
}

interface Failure {
  isOn: boolean;
}

interface SendSources {
  readonly url: string;
  readonly cookie: string;
  readonly failure: Failure;
  /** Milliseconds UTC. */
  readonly now: () => number;
}

/** Returns a function that sends requests to the server and sets the simulated time in its answers. */
function sender({ url, cookie, failure, now }: SendSources): TableMatch['send'] {
  return async (request, { undone = false } = {}) => {
    failure.isOn = undone;
    const headers = new Headers(request.headers);
    headers.set('cookie', cookie);
    // Compressing every answer takes a twelfth of the time and plays nothing else.
    headers.set('accept-encoding', 'identity');
    const { pathname } = new URL(request.url);
    const body = request.body === null ? null : await request.clone().text();
    const answer = await fetch(url + pathname, { method: request.method, headers, body });
    failure.isOn = false;
    const date = new Date(Math.floor(now() / 1000) * 1000).toUTCString();
    const dated = new Headers(answer.headers);
    dated.set('date', date);
    return new Response(await answer.text(), { status: answer.status, headers: dated });
  };
}

/**
 * A database whose connection breaks between the statements of a transaction and its commit, while the
 * failure is on.
 */
function failingBeforeCommit(database: Database, failure: Readonly<Failure>): Database {
  return {
    ...database,
    transaction: (work, options) =>
      database.transaction(async (tx) => {
        const result = await work(tx);
        if (failure.isOn) throw Object.assign(new Error('the database has gone away'), { code: '57P01' });
        return result;
      }, options),
  };
}

/** The number of commits that spectators receive, of all matches. */
export async function readVersion({ db }: Database): Promise<number> {
  const [live] = await db.select().from(liveState);
  return live?.v ?? 0;
}

/**
 * The stored state of a match, as the checker compares it. Versions are for observers that see each change.
 */
export async function readState(database: Database, matchId: number): Promise<ServerState> {
  const { db } = database;
  const [match] = await db.select().from(matches).where(eq(matches.id, matchId));
  const rows = await db
    .select()
    .from(matchEvents)
    .where(eq(matchEvents.matchId, matchId))
    .orderBy(asc(matchEvents.id));
  const buried = await db.select().from(deletedEventKeys).where(eq(deletedEventKeys.matchId, matchId));
  const done = await db.select().from(matchCallKeys).where(eq(matchCallKeys.matchId, matchId));
  const clocks = await db.select().from(matchClocks).where(eq(matchClocks.matchId, matchId));
  const signatures = await db.select().from(matchSignatures).where(eq(matchSignatures.matchId, matchId));
  if (!match) throw new Error('the match of the simulation is gone');
  const approved = match.approvedAt !== null;
  return {
    ...blank,
    events: new Map(rows.map((row) => [row.id, eventOf(row)])),
    buriedKeys: new Set(buried.map(({ clientKey }) => clientKey)),
    approved,
    stageId: match.stageId,
    score: (match.homeScore ?? 0) + (match.awayScore ?? 0),
    roster: await readRoster(database, matchId),
    done: new Set(done.map(({ clientKey }) => clientKey)),
    clocks: new Map(clocks.map((row) => [row.clientKey, clockOf(row)])),
    clock: match.clock,
    signatures: new Map(signatures.map((row) => [row.clientKey, toStandingSignature(row)])),
  };
}

/** The ids under which events name the people of a match's rosters. */
export async function readEntryIds({ db }: Database, matchId: number): Promise<Map<number, number>> {
  const rows = await db.select().from(matchParticipants).where(eq(matchParticipants.matchId, matchId));
  return new Map(rows.map(({ participantId, id }) => [participantId, id]));
}

/** The roster of the home team. */
async function readRoster({ db }: Database, matchId: number): Promise<StoredRoster> {
  const [roster] = await db
    .select()
    .from(matchRosters)
    .where(and(eq(matchRosters.matchId, matchId), eq(matchRosters.side, 'home')));
  const entries = await db
    .select()
    .from(matchParticipants)
    .where(and(eq(matchParticipants.matchId, matchId), eq(matchParticipants.side, 'home')))
    .orderBy(asc(matchParticipants.participantId));
  return {
    revision: roster?.revision ?? 0,
    savedByKey: roster?.savedByKey ?? null,
    entries: entries.map(({ participantId, role, jerseyNumber }) => ({ participantId, role, jerseyNumber })),
  };
}

function clockOf({ clientKey: key, at, recordedAt, ...row }: typeof matchClocks.$inferSelect): MatchClock {
  const { stageId, seconds, running, device } = row;
  return { stageId, seconds, running, device, key, at: at.getTime(), recordedAt: recordedAt.getTime() };
}

type EventRow = typeof matchEvents.$inferSelect;

function eventOf(row: EventRow): ServerEvent {
  const { id, clientKey, createdTimestamp, deletedAt, pending, modifiedAt, device } = row;
  const { stageId, eventTypeId, side, minute, second, participantId, secondaryParticipantId } = row;
  return {
    id,
    key: clientKey,
    createdTimestamp: createdTimestamp.getTime(),
    content: { stageId, eventTypeId, side, minute, second, participantId, secondaryParticipantId },
    deleted: deletedAt !== null,
    pending,
    stamp: { at: modifiedAt.getTime(), device },
    ahead: row.aheadOfClock,
    held: row.heldChange,
    tap: clientKey,
  };
}

/** The changes published to spectators after a version, in order. */
export async function readChanges({ db }: Database, after: number) {
  const rows = await db.select().from(changes).where(gt(changes.v, after));
  return rows.sort((a, b) => a.v - b.v);
}
