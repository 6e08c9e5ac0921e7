import type { DrawProgress, PublicDraw } from '@sevenmetre/contract/draws/schemas';
import { type DrawRecord, verifyDraw } from '@sevenmetre/engine/draw';
import { readyFormats } from '@sevenmetre/engine/formats';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { DrawStream, drawHandlers } from '../src/features/draws/index.ts';
import { sha256 } from '../src/features/draws/announce-draw.use-case.ts';
import { groupHandlers } from '../src/features/groups/index.ts';
import { createPlan } from '../src/features/plan/index.ts';
import { type OpenCup, makeOpenCup } from '../src/features/plan/testing/open-cup.ts';
import { users } from '../src/platform/database/schema/index.ts';
import { OpenStreams, mount } from '../src/platform/http/index.ts';
import { testServer } from '../src/platform/http/testing/test-server.ts';
import type { Random } from '../src/platform/random/index.ts';
import { type Sealer, createSealer } from '../src/platform/secrets/index.ts';
import { Allowance } from '../src/platform/work/index.ts';
import type { TestDatabase } from './database.ts';

export const organiser: Actor = testActor(1, ['ROLE_USER', 'ROLE_ADMIN']);

/** The secret that the constant random bytes of these servers make. */
export const knownSecret = '07'.repeat(32);
const noticeMinutes = 15;

/** A server for plans, draws and groups on one database, with an organiser's account. */
export async function makeDrawSetup(database: TestDatabase) {
  const person = { email: 'boss@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
  await database.db.insert(users).values({ ...person, id: 1, roles: ['ROLE_USER'] });
  const server = serve(database);
  return { ...server, ...operate(database, server) };
}

function serve(database: TestDatabase) {
  const { app, clock } = testServer();
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const random = { bytes: (count: number) => Buffer.alloc(count, 7) };
  const { sealer, exchangeKey } = exchangeableSealer(random);
  const streams = new OpenStreams({ maxClients: 10, maxPerAddress: 10 });
  const stream = new DrawStream({ database, sealer, log, streams });
  stream.start();
  const afterPublication = () => Promise.resolve(0);
  const outside = { database, clock, log, random, streams };
  const plan = createPlan({ ...outside, snapshotOf: async () => null, afterPublication });
  const allowance = new Allowance(clock);
  const context = { database, clock, random, sealer, allowance, noticeMinutes };
  let who: Actor | null = organiser;
  mount(
    app,
    { ...plan.handlers, ...drawHandlers(context, stream), ...groupHandlers({ database, clock, random }) },
    { identify: async () => who, checkAnswers: true },
  );
  return {
    app,
    clock,
    stream,
    async send(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
      const answer = await app.inject({ method, url: `/api/v1${url}`, ...(payload ? { payload } : {}) });
      return { status: answer.statusCode, body: answer.json() };
    },
    as: (actor: Actor | null) => {
      who = actor;
    },
    exchangeKey,
    async close() {
      stream.stop();
      await plan.stop();
      await app.close();
      await database.cleanup();
    },
  };
}

/** A sealer, and what gives it another key, as if the server had started with one. */
function exchangeableSealer(random: Random) {
  let secretKey = 'k'.repeat(32);
  const present = () => createSealer({ secretKey, dataDirectory: '/nowhere', random });
  const sealer: Sealer = {
    seal: (text, purpose) => present().seal(text, purpose),
    open: (sealed, purpose) => present().open(sealed, purpose),
    reseal: (sealed, purpose) => present().reseal(sealed, purpose),
  };
  return {
    sealer,
    exchangeKey: (key: string) => {
      secretKey = key;
    },
  };
}

/** What the operator of the draw of MA does. */
function operate(database: TestDatabase, { clock, send }: ReturnType<typeof serve>) {
  let cup: OpenCup;
  const call = async (step: string, payload: object = {}): Promise<{ status: number; body: PublicDraw }> =>
    send('POST', `/admin/plan/draws/MA/${step}`, payload);
  const boys = () =>
    cup.teams.slice(0, 8).map((id, index) => ({ id: Number(id), pot: Math.floor(index / 2) }));
  const open = (sameClub: 'forbidden' | 'allowed' = 'forbidden') => call('open', { teams: boys(), sameClub });
  const next = (shown: number) => call('step', { shown, direction: 'next' });
  const begin = async () => {
    await call('announce');
    await open();
    clock.set(new Date(clock.now().getTime() + noticeMinutes * 60_000));
    return call('numbers', { numbers: [4, 1, 2, 7], by: 'Eliška, 9' });
  };
  return {
    call,
    boys,
    open,
    next,
    begin,
    /** A new current edition with eight teams of MA and a format for them. */
    async newCup(year: number): Promise<OpenCup> {
      cup = await makeOpenCup(database, year);
      await send('POST', '/admin/plan/draft/commands', {
        clientKey: 'choose-format',
        revision: 0,
        change: { kind: 'format', category: 'MA', format: formatOf('groups-of-4-ab'), entries: 8 },
      });
      return cup;
    },
    /** Draws all eight teams. */
    async drawAll(): Promise<PublicDraw> {
      await begin();
      for (let shown = 0; shown < 15; shown += 1) await next(shown);
      return (await next(15)).body;
    },
    async seen(): Promise<PublicDraw> {
      return (await send('GET', '/draws/MA')).body;
    },
  };
}

export type DrawSetup = Awaited<ReturnType<typeof makeDrawSetup>>;

export function formatOf(id: string) {
  return readyFormats.find((format) => format.id === id);
}

/** What a visitor's browser verifies. */
export function recordOf({ progress, input, earlierInputs, amendments, published }: PublicDraw): DrawRecord {
  if (!progress || !input) throw new Error('The draw is there.');
  const { secret, secretHash, inputHash, hallNumbers } = progress;
  return {
    secret: secret ?? '',
    secretHash,
    inputHash: inputHash ?? '',
    hallNumbers,
    input,
    balls: ballsOf(progress),
    earlierInputs,
    amendments: amendments.map(({ groups }) => withIds(groups)),
    published: published && withIds(published),
  };
}

function ballsOf({ balls }: DrawProgress) {
  return balls.map(({ team, group }) => ({ team, group: group ?? -1 }));
}

function withIds(groups: NonNullable<PublicDraw['published']>) {
  return groups.map(({ id, teams }) => ({ id, teams: teams.map((team) => team.id) }));
}

/** Verifies a draw as a browser does. */
export function verified(draw: PublicDraw) {
  return verifyDraw(sha256, recordOf(draw));
}
