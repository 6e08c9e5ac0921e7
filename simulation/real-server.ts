import { asc, desc, eq, gt } from 'drizzle-orm';
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
} from '@sevenmetre/server/platform/database/schema/index';
import { readEnvironment } from '@sevenmetre/server/platform/environment/index';
import { createLog } from '@sevenmetre/server/platform/log/index';
import { systemRandom } from '@sevenmetre/server/platform/random/index';
import type { MatchClock } from '@sevenmetre/sync/protocol';
import { blank } from '@sevenmetre/sync/simulation/server-state';
import type { ServerEvent, ServerState } from '@sevenmetre/sync/simulation/server-state';
import { signIn } from '../apps/server/tests/crawl.ts';
import type { TestDatabase, TestDatabaseKind } from '../apps/server/tests/database.ts';
import { makeSmallCup } from '../apps/server/tests/small-cup.ts';
import type { SmallCup } from '../apps/server/tests/small-cup.ts';

/** The whole server of the product on a database in memory or on PostgreSQL, its clock in virtual time. */
export interface RealServer {
  readonly database: Database;
  /** A match that nobody has played, in the group of all the others. */
  newMatch(): Promise<number>;
  /** Sends a request as a super reporter; each as from another device, so that no limit on writing answers instead. */
  send(request: Request): Promise<Response>;
  setTime(now: () => number): void;
  close(): Promise<void>;
}

export async function openRealServer(kind: TestDatabaseKind): Promise<RealServer> {
  const database: TestDatabase = await kind.open();
  const cup = await makeSmallCup(database);
  const cookie = await signIn('table', ['ROLE_COMPETITION_SUPER_REPORTER', 'ROLE_ADMIN'], database.db);
  let now = (): number => Date.UTC(2026, 3, 4, 9);
  const settings = { PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'test', TRUST_PROXY: 'loopback' };
  const app = await createApp({
    environment: readEnvironment(settings, database.folder),
    database,
    clock: { now: () => new Date(now()) },
    random: systemRandom,
    log: createLog('silent'),
    webBuild: null,
  });
  const url = `http://127.0.0.1:${await app.start()}`;
  let sent = 0;
  return {
    database,
    newMatch: () => newMatch(database, cup),
    setTime: (time) => void (now = time),
    async send(request) {
      sent += 1;
      const headers = new Headers(request.headers);
      headers.set('cookie', cookie);
      headers.set('x-forwarded-for', `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`);
      const { pathname } = new URL(request.url);
      const body = request.body === null ? null : await request.clone().text();
      const answer = await fetch(url + pathname, { method: request.method, headers, body });
      const date = new Date(Math.floor(now() / 1000) * 1000).toUTCString();
      const told = new Headers(answer.headers);
      told.set('date', date);
      return new Response(await answer.text(), { status: answer.status, headers: told });
    },
    async close() {
      await app.stop();
      await database.cleanup();
    },
  };
}

async function newMatch({ db }: Database, { matches: [first = 0] }: SmallCup): Promise<number> {
  const [match] = await db.select().from(matches).where(eq(matches.id, first));
  const [last] = await db.select().from(matches).orderBy(desc(matches.matchNumber)).limit(1);
  if (!match || !last) throw new Error('the cup of the simulation has no match');
  const { id: _, ...like } = match;
  const matchNumber = last.matchNumber + 1;
  const [made] = await db
    .insert(matches)
    .values({ ...like, matchNumber })
    .returning();
  return made?.id ?? 0;
}

/** Counts every commit that spectators hear of, of whatever match. */
export async function readVersion({ db }: Database): Promise<number> {
  const [live] = await db.select().from(liveState);
  return live?.v ?? 0;
}

/** What of a match stands in the database, as the judge looks at it. `tapOf` names the tap of a key. */
export async function readState(
  database: Database,
  matchId: number,
  tapOf: (key: string) => string,
): Promise<ServerState> {
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
  if (!match) throw new Error('the match of the simulation is gone');
  const approved = match.approvedAt !== null;
  return {
    ...blank,
    events: new Map(rows.map((row) => [row.id, eventOf(row, tapOf(row.clientKey))])),
    buriedKeys: new Set(buried.map(({ clientKey }) => clientKey)),
    approved,
    stageId: match.stageId,
    score: (match.homeScore ?? 0) + (match.awayScore ?? 0),
    version: await readVersion(database),
    done: new Set(done.map(({ clientKey }) => clientKey)),
    clocks: new Map(clocks.map((row) => [row.clientKey, clockOf(row)])),
    clock: match.clock,
  };
}

function clockOf({ clientKey: key, at, recordedAt, ...row }: typeof matchClocks.$inferSelect): MatchClock {
  const { stageId, seconds, running, device } = row;
  return { stageId, seconds, running, device, key, at: at.getTime(), recordedAt: recordedAt.getTime() };
}

type EventRow = typeof matchEvents.$inferSelect;

function eventOf(row: EventRow, tap: string): ServerEvent {
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
    tap,
  };
}

/** What was told to spectators after a version, in order. */
export async function readChanges({ db }: Database, after: number) {
  const rows = await db.select().from(changes).where(gt(changes.v, after));
  return rows.sort((a, b) => a.v - b.v);
}
