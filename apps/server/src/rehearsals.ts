import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { App, RequestHandler } from './app-life.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { type Clock, shiftedClock } from './platform/clock/index.ts';
import { type Database, openDatabase } from './platform/database/index.ts';
import type { Environment } from './platform/environment/index.ts';
import type { Log } from './platform/log/index.ts';
import { makePrivate } from './platform/private-folder/index.ts';
import type { Random } from './platform/random/index.ts';
import { migrationsFolder } from './root.ts';
import {
  copyEdition,
  entrancePath,
  findFirstStart,
  type InsideRehearsal,
  type RehearsalOrigin,
  type RehearsalStage,
} from './features/rehearsal/index.ts';
import type { EditionRow } from './features/competition/index.ts';
import { paperWords } from './features/translations/index.ts';

/** The rehearsal of a server, and its connection to the requests that arrive. */
export interface Rehearsals extends RehearsalStage {
  /** Answers requests to the host name of the rehearsal, also while there is none; null: another host. */
  handlerOf(host: string): RequestHandler | null;
  /** Opens what an earlier process has left. */
  resume(): Promise<void>;
  /** Closes it; it stays on the disk. */
  close(): Promise<void>;
}

/** What the rehearsal is given by the portal beside it. */
interface RehearsalsContext {
  readonly environment: Environment;
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/** What a server that is a rehearsal has of its own. */
interface InnerContext {
  readonly environment: Environment;
  readonly database: Database;
  readonly log: Log;
  /** It has a clock of its own. */
  readonly clock: Clock;
  readonly inside: InsideRehearsal;
}

interface Ticket {
  readonly as: Parameters<RehearsalStage['entrance']>[0];
  readonly until: number;
}

interface Opened {
  readonly app: App;
  readonly database: Database;
  readonly handle: RequestHandler;
}

const OriginFile = z.object({
  editionId: z.int(),
  name: z.string(),
  year: z.int(),
  timeZone: z.string(),
  madeAt: z.iso.datetime(),
  /** Absent in files of earlier versions. */
  clockOffset: z.int().default(0),
});

const ticketSeconds = 60;

/** Without a public address, browsers lead every name below localhost to this machine (RFC 6761). */
const localHost = 'rehearsal.localhost';

/**
 * A rehearsal is a portal of its own in this process: an embedded database in the folder `rehearsal` of the data
 * folder, under a host name of its own. It has no mail server, no push messages and no analytics, whatever the
 * settings of the real portal are.
 */
export function createRehearsals(
  context: RehearsalsContext,
  createInner: (context: InnerContext) => Promise<App>,
): Rehearsals {
  const { environment, log } = context;
  const folder = join(environment.dataDirectory, 'rehearsal');
  const address = addressOf(environment);
  const tickets = createTickets(context);
  let opened: Opened | null = null;
  let origin: RehearsalOrigin | null = null;
  const work = createWork();

  const open = async (made: RehearsalOrigin, database: Database): Promise<void> => {
    const inner = insideEnvironment(environment, folder, address);
    const { clock, ...ofClock } = ownClock(context, folder, made);
    const own = { database, environment: inner, log: log.child({ portal: 'rehearsal' }), clock };
    const inside = { origin: made, takeTicket: tickets.take, ...ofClock };
    const app = await createInner({ ...own, inside });
    const handle = await app.open(inner.publicUrl ?? `http://${localHost}:${environment.port}`);
    opened = { app, database, handle };
    origin = made;
  };
  const close = async (): Promise<void> => {
    const closing = opened;
    opened = null;
    origin = null;
    tickets.clear();
    await closing?.app.stop();
    await closing?.database.close();
  };
  const remove = async (): Promise<void> => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    state: () =>
      address === null ? 'unavailable' : opened !== null ? 'open' : work.isRunning() ? 'making' : 'none',
    origin: () => origin,
    make: (edition) =>
      work.alone(async () => {
        if (opened !== null || address === null) return null;
        await remove();
        try {
          const database = await openFolder(folder, context);
          const made = await fill(context, database, edition);
          await open(made, database);
          // Written last: a folder without it is incomplete and is not opened again.
          writeOrigin(folder, made);
          return made;
        } catch (error) {
          await remove();
          throw error;
        }
      }, null),
    discard: () =>
      work.alone(async () => {
        if (opened === null) return false;
        await remove();
        return true;
      }, false),
    entrance(as, host) {
      return `${originOf(address, host)}${entrancePath}?ticket=${tickets.issue(as)}`;
    },
    handlerOf(host) {
      if (address === null || hostOf(host) !== address.hostname) return null;
      return opened?.handle ?? noRehearsal;
    },
    resume: () =>
      work.alone(async () => {
        try {
          const made = readOrigin(folder);
          if (made === null || address === null) return;
          await open(made, await openFolder(folder, context));
        } catch (error) {
          // Another process may have it; the real portal works without it.
          log.warn({ err: error }, 'The rehearsal could not be opened');
        }
      }, undefined),
    close,
  };
}

/** Making, opening and deleting exclude each other; whoever comes meanwhile gets the other value. */
function createWork() {
  let isRunning = false;
  return {
    isRunning: () => isRunning,
    async alone<T>(task: () => Promise<T>, otherwise: T): Promise<T> {
      if (isRunning) return otherwise;
      isRunning = true;
      try {
        return await task();
      } finally {
        isRunning = false;
      }
    },
  };
}

/** Tickets live in this process only: they are used within a minute, and a restart invalidates them. */
function createTickets({ clock, random }: Pick<RehearsalsContext, 'clock' | 'random'>) {
  const tickets = new Map<string, Ticket>();
  return {
    issue(as: Ticket['as']): string {
      const now = clock.now().getTime();
      for (const [text, { until }] of tickets) if (until <= now) tickets.delete(text);
      const text = random.bytes(32).toString('base64url');
      tickets.set(text, { as, until: now + ticketSeconds * 1000 });
      return text;
    },
    /** Each works once. */
    take(text: string): Ticket['as'] | null {
      const ticket = tickets.get(text);
      tickets.delete(text);
      return ticket !== undefined && ticket.until > clock.now().getTime() ? ticket.as : null;
    },
    clear: () => tickets.clear(),
  };
}

/** The database in the folder of the rehearsal, with all tables. */
async function openFolder(
  folder: string,
  { clock, log }: Pick<RehearsalsContext, 'clock' | 'log'>,
): Promise<Database> {
  makePrivate(folder);
  const database = await openDatabase({ log, databaseUrl: null, directory: join(folder, 'database') });
  await bringUpToDate({ database, migrationsFolder, dataDirectory: folder, clock, log });
  return database;
}

/** Copies the edition under a name that says what it is. */
async function fill(
  { database: from, environment, clock }: RehearsalsContext,
  to: Database,
  { id, name, year, timeZone }: EditionRow,
): Promise<RehearsalOrigin> {
  const t = paperWords(environment.firstLanguage.locale);
  await copyEdition({ from, to }, { id, name: t('rehearsal.editionName', { name }) });
  const now = clock.now();
  const first = await findFirstStart(to.db);
  const clockOffset = first === null ? 0 : first.getTime() - beforeFirstMatch - now.getTime();
  return { editionId: id, name, year, timeZone, madeAt: now, clockOffset };
}

/** The clock of a rehearsal; what it is set to is kept over a restart. */
function ownClock(
  { clock: realClock }: Pick<RehearsalsContext, 'clock'>,
  folder: string,
  made: RehearsalOrigin,
) {
  const clock = shiftedClock(realClock, made.clockOffset);
  const setClock = (at: Date) => {
    clock.set(at);
    writeOrigin(folder, { ...made, clockOffset: clock.offset() });
  };
  return { clock, realClock, setClock };
}

/** Milliseconds before its first match at which a rehearsal begins. */
const beforeFirstMatch = 60 * 60_000;

/** Whole or not at all: a process can be killed while it writes. */
function writeOrigin(folder: string, origin: RehearsalOrigin): void {
  const file = join(folder, 'origin.json');
  writeFileSync(`${file}.part`, JSON.stringify(origin), { mode: 0o600, flush: true });
  renameSync(`${file}.part`, file);
}

/** null: incomplete, or there is none. */
function readOrigin(folder: string): RehearsalOrigin | null {
  const file = join(folder, 'origin.json');
  if (!existsSync(file)) return null;
  const read = OriginFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return read.success ? { ...read.data, madeAt: new Date(read.data.madeAt) } : null;
}

interface Address {
  readonly hostname: string;
  /** null: the port of each request. */
  readonly origin: string | null;
}

/** null: the portal has a public address, and none was set for the rehearsal. */
function addressOf({ rehearsalUrl, publicUrl }: Environment): Address | null {
  if (rehearsalUrl !== null) return { hostname: new URL(rehearsalUrl).hostname, origin: rehearsalUrl };
  return publicUrl === null ? { hostname: localHost, origin: null } : null;
}

function originOf(address: Address | null, host: string): string {
  if (address?.origin) return address.origin;
  const [, port = ''] = /(:\d+)$/.exec(host) ?? [];
  return `http://${localHost}${port}`;
}

function hostOf(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}

/** The settings of the portal without everything that reaches people outside. */
function insideEnvironment(environment: Environment, folder: string, address: Address | null): Environment {
  return {
    ...environment,
    databaseUrl: null,
    dataDirectory: folder,
    publicUrl: address?.origin ?? null,
    analytics: null,
    webPush: null,
    securityContact: null,
    metricsToken: null,
    secretKey: null,
    secretKeyPrevious: null,
    mail: {
      smtpUrl: null,
      requireTls: true,
      from: { name: 'Rehearsal', address: 'no-reply@rehearsal.example' },
    },
  };
}

const noRehearsal: RequestHandler = (_, response) => {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': 'noindex' });
  response.end('There is no rehearsal.\n');
};
