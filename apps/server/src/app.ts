import { join } from 'node:path';
import type { PageMatch } from '@sevenmetre/contract/pages';
import { type App, lifeOf } from './app-life.ts';
import { createCleanUp, createReminders } from './clean-up.ts';
import { measure, unknownRelease } from './measure.ts';
import { watchDisk } from './watch-disk.ts';
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
import { createMailTransport, keptMailFolder } from './platform/mail/index.ts';
import type { Random } from './platform/random/index.ts';
import { createSealer } from './platform/secrets/index.ts';
import { type Storage, createStorage } from './platform/storage/index.ts';
import { appointmentHandlers, askMovedPairs } from './features/appointments/index.ts';
import { Archive, archiveHandlers } from './features/archive/index.ts';
import { accommodationHandlers } from './features/accommodation/index.ts';
import {
  authLimits,
  createBringsSession,
  createIdentify,
  createIsStale,
  createNoteUnsent,
  createRecognise,
  authHandlers,
} from './features/auth/index.ts';
import { clubLimits, clubZoneHandlers } from './features/clubs/index.ts';
import { bankHandlers } from './features/bank/index.ts';
import { configurationHandlers } from './features/configuration/index.ts';
import { checkInHandlers } from './features/check-in/index.ts';
import { protestHandlers } from './features/protests/index.ts';
import { controlRoomHandlers } from './features/control-room/index.ts';
import { calendarHandlers } from './features/calendar/index.ts';
import { createIsFrozen, editionHandlers } from './features/editions/index.ts';
import { fileHandlers, fileLimits } from './features/files/index.ts';
import { favouritesHandlers } from './features/favourites/index.ts';
import { groupHandlers } from './features/groups/index.ts';
import { historyHandlers } from './features/history/index.ts';
import { imageHandlers } from './features/images/index.ts';
import { enumerationHandlers } from './features/enumerations/index.ts';
import { type LineRebuilder, createLineRebuilder, invoiceHandlers } from './features/invoices/index.ts';
import {
  type Live,
  type LiveMetrics,
  createLive,
  ensurePortalId,
  liveMetrics,
  versionMark,
} from './features/live/index.ts';
import { matchChangeHandlers, matchEventHandlers } from './features/match-events/index.ts';
import { createMailSender, mailHandlers } from './features/mail/index.ts';
import { messageHandlers } from './features/messages/index.ts';
import { diplomaHandlers } from './features/diplomas/index.ts';
import { matchReportHandlers } from './features/match-reports/index.ts';
import { matchRosterHandlers } from './features/match-rosters/index.ts';
import { createNotifications, notificationLimits } from './features/notifications/index.ts';
import { hideOldNames, participantHandlers, participantLimits } from './features/participants/index.ts';
import {
  clubFileReader,
  registrationHandlers,
  registrationLimits,
  registrationReviewHandlers,
} from './features/registrations/index.ts';
import {
  refereeHandlers,
  refereeRegistrationHandlers,
  refereeRegistrationLimits,
} from './features/referees/index.ts';
import { assignmentHandlers, reporterHandlers } from './features/reporter/index.ts';
import { openDataHandlers } from './features/open-data/index.ts';
import { userHandlers } from './features/users/index.ts';
import { adminPlaceHandlers } from './features/places/index.ts';
import { createDraws } from './features/draws/index.ts';
import { type Plan, createPlan } from './features/plan/index.ts';
import { priceListHandlers } from './features/price-list/index.ts';
import { tournamentFolderHandlers, tournamentFolderLimits } from './features/tournament-folder/index.ts';
import { type WebBuild, addPages } from './features/pages/index.ts';
import { pageSlice, resultsHandlers } from './features/results/index.ts';
import { shareCardHandlers } from './features/share-cards/index.ts';
import { plainWords, wordsHandlers } from './features/translations/index.ts';

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
}

const limits = {
  ...operationLimits,
  ...authLimits,
  ...notificationLimits,
  ...fileLimits,
  ...participantLimits,
  ...clubLimits,
  ...registrationLimits,
  ...refereeRegistrationLimits,
  ...tournamentFolderLimits,
};

/** Wires all parts together: the only place that knows all of them. */
export async function createApp(context: AppContext): Promise<App> {
  const { environment, database, clock, random, log, release = unknownRelease } = context;
  const { publicUrl, trustedProxies, hstsSubdomains, stream, webPush: push } = environment;
  const metrics = measure(context);
  const fastPath = new FastPath({ metrics, log });
  const isProduction = environment.mode === 'production';
  const sessions = { database, clock, random, publicUrl, isProduction };
  const disk = watchDisk(context, metrics);
  const portalId = await database.transaction(ensurePortalId);
  const known = { publicUrl, trustedProxies, hstsSubdomains, recognise: createRecognise(sessions), disk };
  const http = createHttpServer({ ...context, fastPath, metrics, portalId, ...known });
  const drain = createDrain(http);
  const allowance = new Allowance(clock);
  const ofLive = liveMetrics(metrics, clock);
  const mark = versionMark(join(environment.dataDirectory, 'live.version'), log);
  const beforePast = () => hideOldNames(context);
  const live = createLive({ ...context, metrics: ofLive, stream, mark, beforePast });
  const notifications = createNotifications({ ...context, source: live.publisher, push });
  const mails = createMailSender({ database, clock, log, transport: createMailTransport(environment) });
  const storage = createStorage({ dataDirectory: environment.dataDirectory, random });
  const daily = [createCleanUp({ ...context, storage }), createReminders(context)];
  const lines = createLineRebuilder(context);
  const plan = createPlan({ ...context, afterPublication: askMovedPairs, snapshotOf: live.snapshotOf });
  const isReady = async () =>
    !drain.isDraining() && !disk.isFull() && live.publisher.state !== null && (await database.ready());
  const handlers = {
    ...operationHandlers({ metrics, log, metricsToken: environment.metricsToken, release, isReady }),
    ...featureHandlers(context, live, ofLive, plan),
    ...permanentAddressHandlers({ ...context, live, allowance, publicUrl }),
    ...listHandlers({ database, clock, storage }, lines),
    ...notifications.handlers,
    ...createDraws({ ...context, sealer: sealerOf(context), allowance, streams: live.streams }, drain),
  };
  mount(http, handlers, { ...accessOf(sessions), checkAnswers: !isProduction, limits, fastPath });
  await addDocuments(http, context, live);
  drain.onDrain(() => fastPath.close());
  drain.onDrain(() => live.stop(() => random.bytes(4).readUInt32LE() / 2 ** 32));
  return lifeOf({ environment, http, drain, live, notifications, mails, daily, lines, disk, plan });
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
  context: AppContext,
  live: Live,
): Promise<void> {
  const { environment, clock, log, webBuild: build } = context;
  const { publicUrl, securityContact, analytics, map, languages, firstLanguage } = environment;
  addDocumentRoutes(http);
  if (!build) return;
  const archive = new Archive({ database: context.database, clock, live });
  const readSlice = (page: PageMatch, editionId: number | null = null) => {
    if (page.page.slice === 'archiveSlice') return archive.overviewSlice();
    return editionId === null ? pageSlice(live, page) : archive.slice(editionId, page);
  };
  const words = phrasesOf(live);
  const snapshot = () => live.publisher.state?.snapshot ?? null;
  const found = {
    find: (base: string) => archive.find(base),
    baseOf: (page: PageMatch) => archive.baseOf(page),
  };
  const fixed = { analytics, map, publicUrl, securityContact, languages, firstLanguage };
  const settings = { ...fixed, archive: found };
  await addPages(http, { build, readSlice, words, snapshot, clock, log, ...settings });
}

/** Phrases with the organiser's own words, of the same version as the data shown. */
function phrasesOf(live: Live) {
  return () => live.publisher.state?.words ?? plainWords;
}

/** Handlers of the organiser's lists (prices, enumerations, places) and of their history. */
function listHandlers(context: { database: Database; clock: Clock; storage: Storage }, lines: LineRebuilder) {
  const rebuildLines = () => void lines.wake();
  return {
    ...priceListHandlers({ ...context, rebuildLines }),
    ...enumerationHandlers({ ...context, rebuildLines }),
    ...adminPlaceHandlers(context),
    ...historyHandlers(context),
  };
}

function sealerOf({ environment, random }: AppContext) {
  const { secretKey, secretKeyPrevious: previousKey, dataDirectory } = environment;
  return createSealer({ secretKey, previousKey, dataDirectory, random });
}

/** Handlers of all features. */
function featureHandlers(context: AppContext, live: Live, metrics: LiveMetrics, plan: Plan) {
  const { environment, database, clock, random } = context;
  const { publicUrl, dataDirectory, imageHosts: hosts } = environment;
  const isProduction = environment.mode === 'production';
  const { db } = database;
  const mailFolder = environment.mail.smtpUrl === null ? keptMailFolder(environment) : null;
  const storage = createStorage({ dataDirectory, random });
  const sealer = sealerOf(context);
  return {
    ...authHandlers({ database, clock, random, publicUrl, isProduction, sealer }),
    ...favouritesHandlers({ database, clock }),
    ...resultsHandlers({ live, db, clock, metrics }),
    ...refereeHandlers({ database, clock }),
    ...refereeRegistrationHandlers({ database, clock }),
    ...clubZoneHandlers({ database, clock, random }),
    ...participantHandlers({ database, clock }),
    ...registrationHandlers({ database, clock, storage }),
    ...registrationReviewHandlers({ database, clock }),
    ...accommodationHandlers({ database, clock }),
    ...configurationHandlers({ database, clock }),
    ...wordsHandlers(phrasesOf(live)),
    ...fileHandlers({ database, clock, storage, readers: [clubFileReader(clock)] }),
    ...bankHandlers({ database, clock }),
    ...tournamentFolderHandlers({ database, clock }),
    ...invoiceHandlers({ database, clock, storage }),
    ...mailHandlers({ database, clock, folder: mailFolder }),
    ...messageHandlers({ database, clock }),
    ...userHandlers({ database, clock, random }),
    ...editionHandlers({ database, clock, snapshotOf: live.snapshotOf }),
    ...groupHandlers({ database, clock, random }),
    ...plan.handlers,
    ...imageHandlers({ db, clock, random, dataDirectory, hosts }),
    ...matchDayHandlers(context, live),
  };
}

/** Handlers of permanent addresses: those of the current edition and of editions that are over. */
function permanentAddressHandlers(context: {
  database: Database;
  clock: Clock;
  live: Live;
  allowance: Allowance;
  publicUrl: string | null;
}) {
  const archive = new Archive(context);
  return {
    ...archiveHandlers(archive),
    ...diplomaHandlers({ ...context, archive }),
    ...calendarHandlers({ ...context, archive }),
    ...shareCardHandlers({ ...context, archive }),
    ...openDataHandlers({ ...context, archive }),
  };
}

/** Handlers of calls that come from the halls while matches are played. */
function matchDayHandlers({ database, clock, random, environment }: AppContext, live: Live) {
  const snapshot = () => live.publisher.state?.snapshot ?? null;
  const noteUnsent = createNoteUnsent({ database, clock, publicUrl: environment.publicUrl });
  return {
    ...matchEventHandlers({ database, clock }),
    ...matchChangeHandlers({ database, clock }),
    ...appointmentHandlers({ database, clock, random, snapshot }),
    ...assignmentHandlers({ database, clock, random }),
    ...reporterHandlers({ database, clock, snapshot }, noteUnsent),
    ...controlRoomHandlers({ database, clock, snapshot }),
    ...checkInHandlers({ database, clock }),
    ...protestHandlers({ database, clock }),
    ...matchRosterHandlers({ database, clock, snapshot }),
    ...matchReportHandlers({ database, clock, snapshotOf: live.snapshotOf }),
  };
}
