import { join } from 'node:path';
import type { PageMatch } from '@sevenmetre/contract/pages';
import { type App, type Job, lifeOf } from './app-life.ts';
import { createFeatures } from './features.ts';
import { createRehearsals } from './rehearsals.ts';
import { measure, unknownRelease } from './measure.ts';
import type { Metrics } from './platform/metrics/index.ts';
import { createDiskWatch, freeBytesOf, type DiskWatch } from './platform/disk/index.ts';
import type { Clock } from './platform/clock/index.ts';
import { Allowance } from './platform/work/index.ts';
import type { Database } from './platform/database/index.ts';
import type { Environment } from './platform/environment/index.ts';
import {
  FastPath,
  addDocumentRoutes,
  createDrain,
  createHttpServer,
  mount,
  operationHandlers,
  operationLimits,
} from './platform/http/index.ts';
import type { Log } from './platform/log/index.ts';
import type { Random } from './platform/random/index.ts';
import { createSealer } from './platform/secrets/index.ts';
import { createStorage } from './platform/storage/index.ts';
import { Archive } from './features/archive/index.ts';
import {
  createBringsSession,
  createIdentify,
  createIsStale,
  createRecognise,
} from './features/auth/index.ts';
import { createIsFrozen } from './features/editions/index.ts';
import { CityPage } from './features/city/index.ts';
import { addEntrance, createRehearsal, type InsideRehearsal } from './features/rehearsal/index.ts';
import { JoinPage } from './features/join/index.ts';
import { type Live, createLive, ensurePortalId, liveMetrics, versionMark } from './features/live/index.ts';
import { Images } from './features/images/index.ts';
import { hideOldNames } from './features/participants/index.ts';
import { type WebBuild, addPages } from './features/pages/index.ts';
import { editionMissing, pageSlice } from './features/results/index.ts';
import { plainWords } from './features/translations/index.ts';

export type { App } from './app-life.ts';

/** What a server receives from outside: settings, database, clock, random numbers. */
export interface AppContext {
  readonly environment: Environment;
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** The version of the program; absent where no program is started (tests, measurements). */
  readonly release?: string;
  /** null: no pages, only the API (tests, measurements). */
  readonly webBuild: WebBuild | null;
  /** Of a server that is a rehearsal. Absent: a real portal. */
  readonly inside?: InsideRehearsal;
}

/** Wires all parts together; `features.ts` lists the features. */
export async function createApp(context: AppContext): Promise<App> {
  const { environment, database, clock, random, log, release = unknownRelease, inside = null } = context;
  const { dataDirectory, publicUrl, trustedProxies, hstsSubdomains, stream } = environment;
  const metrics = measure(context);
  const fastPath = new FastPath({ metrics, log });
  const isProduction = environment.mode === 'production';
  const sessions = { database, clock: inside?.realClock ?? clock, random, publicUrl, isProduction };
  const disk = watchDisk(context, metrics);
  const portalId = await database.transaction(ensurePortalId);
  const known = { publicUrl, trustedProxies, hstsSubdomains, recognise: createRecognise(sessions), disk };
  const rehearsals =
    inside === null ? createRehearsals(context, (own) => createApp({ ...context, ...own })) : null;
  const hosts = { otherHost: rehearsals?.handlerOf, isIndexed: inside === null };
  const http = createHttpServer({ ...context, fastPath, metrics, portalId, ...known, ...hosts });
  const drain = createDrain(http);
  const ofLive = liveMetrics(metrics, clock);
  const mark = versionMark(join(dataDirectory, 'live.version'), log);
  const beforePast = () => hideOldNames(context);
  const live = createLive({ ...context, metrics: ofLive, stream, mark, beforePast });
  const isReady = async () =>
    !drain.isDraining() && !disk.isFull() && live.publisher.state !== null && (await database.ready());
  const images = new Images({ ...context, db: database.db, dataDirectory, hosts: environment.imageHosts });
  const features = createFeatures({
    ...context,
    sessionClock: sessions.clock,
    images,
    live,
    liveMetrics: ofLive,
    allowance: new Allowance(clock),
    sealer: sealerOf(context),
    storage: createStorage({ dataDirectory, random }),
    words: phrasesOf(live),
    drain,
  });
  const rehearsal = createRehearsal({ ...context, rehearsals, inside });
  const { metricsToken } = environment;
  const tools = operationHandlers({ metrics, log, metricsToken, release, isReady });
  const options = { ...accessOf(sessions), checkAnswers: !isProduction, fastPath };
  const all = [{ handlers: tools, limits: operationLimits }, ...features, { handlers: rehearsal.handlers }];
  for (const { handlers = {}, limits = {} } of all) mount(http, handlers, { ...options, limits });
  await addDocuments(http, { ...context, images }, live);
  if (inside !== null) addEntrance(http, inside, sessions);
  drain.onDrain(() => fastPath.close());
  drain.onDrain(() => live.stop(() => random.bytes(4).readUInt32LE() / 2 ** 32));
  const jobs: Job[] = [...features.flatMap(({ jobs = [] }) => jobs), rehearsal.job];
  if (rehearsals !== null) jobs.push({ start: () => void rehearsals.resume(), stop: rehearsals.close });
  return lifeOf({ environment, http, drain, live, jobs, disk });
}

function sealerOf({ environment, random }: AppContext) {
  const { secretKey, secretKeyPrevious: previousKey, dataDirectory } = environment;
  return createSealer({ secretKey, previousKey, dataDirectory, random });
}

/** Who the caller is, what is frozen for everybody, and what needs a recent sign-in. */
function accessOf(sessions: Parameters<typeof createIdentify>[0] & { readonly database: Database }) {
  return {
    identify: createIdentify(sessions),
    bringsSession: createBringsSession(sessions),
    isFrozen: createIsFrozen(sessions.database),
    isStale: createIsStale(sessions),
  };
}

/** Pages and documents beside the API. */
async function addDocuments(
  http: ReturnType<typeof createHttpServer>,
  context: AppContext & { readonly images: Images },
  live: Live,
): Promise<void> {
  const { environment, clock, log, images, webBuild: build } = context;
  const { publicUrl, securityContact, analytics, map, languages, firstLanguage } = environment;
  addDocumentRoutes(http);
  if (!build) return;
  const archive = new Archive({ database: context.database, clock, live });
  const join = new JoinPage({ database: context.database, clock, live, archive });
  const city = new CityPage({ database: context.database, clock, live });
  const readSlice = (page: PageMatch, editionId: number | null = null) => {
    if (page.page.slice === 'archiveSlice') return archive.overviewSlice();
    if (page.page.slice === 'joinSlice') return join.slice();
    // A past edition has no help in the city any more.
    if (page.page.slice === 'citySlice')
      return editionId === null ? city.slice() : Promise.resolve(editionMissing);
    return editionId === null ? pageSlice(live, page) : archive.slice(editionId, page);
  };
  const words = phrasesOf(live);
  const snapshot = () => live.publisher.state?.snapshot ?? null;
  const found = {
    find: (base: string) => archive.find(base),
    baseOf: (page: PageMatch) => archive.baseOf(page),
  };
  const fixed = { analytics, map, publicUrl, securityContact, languages, firstLanguage };
  const settings = { ...fixed, archive: found, isRehearsal: context.inside !== undefined };
  await addPages(http, { build, readSlice, words, snapshot, clock, log, images, ...settings });
}

/** Phrases with the organiser's own words, of the same version as the data shown. */
function phrasesOf(live: Live) {
  return () => live.publisher.state?.words ?? plainWords;
}

/** The log of the embedded database grows by files of 16 MB: space for three, and for writes in progress. */
const embeddedReserveBytes = 64 * 1024 * 1024;

/** With PostgreSQL, which has its own disk, only failed writes to the data folder count. */
function watchDisk({ environment, database, clock, log }: AppContext, metrics: Metrics): DiskWatch {
  const freeBytes = () => freeBytesOf(environment.dataDirectory);
  const reserveBytes = database.mode === 'embedded' ? embeddedReserveBytes : 0;
  const disk = createDiskWatch({ clock, log, freeBytes, reserveBytes });
  metrics.gauge('storage_full', 'Whether writes are refused for lack of room', () => Number(disk.isFull()));
  metrics.gauge('storage_free_bytes', 'Room on the disk of the data folder', () => disk.free() ?? Number.NaN);
  return disk;
}
