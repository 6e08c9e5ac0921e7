import type { OperationName } from '@sevenmetre/contract';
import type { Job } from './app-life.ts';
import { createCleanUp, createHourlyWork } from './clean-up.ts';
import type { Clock } from './platform/clock/index.ts';
import type { Database } from './platform/database/index.ts';
import type { Environment } from './platform/environment/index.ts';
import type { Drain, Handlers, Limits } from './platform/http/index.ts';
import type { Log } from './platform/log/index.ts';
import { createMailTransport, keptMailFolder } from './platform/mail/index.ts';
import type { Random } from './platform/random/index.ts';
import type { Sealer } from './platform/secrets/index.ts';
import type { Storage } from './platform/storage/index.ts';
import type { Allowance } from './platform/work/index.ts';
import { appointmentHandlers, askMovedPairs } from './features/appointments/index.ts';
import { Archive, archiveHandlers } from './features/archive/index.ts';
import { cityHandlers, CityPage } from './features/city/index.ts';
import { joinHandlers, joinLimits, JoinPage } from './features/join/index.ts';
import { accommodationHandlers } from './features/accommodation/index.ts';
import { authLimits, createNoteUnsent, authHandlers } from './features/auth/index.ts';
import { clubListHandlers, clubListLimits, importedClubs } from './features/club-list/index.ts';
import { clubLimits, clubZoneHandlers } from './features/clubs/index.ts';
import { bankHandlers, bankLimits } from './features/bank/index.ts';
import { contentsHandlers } from './features/contents/index.ts';
import { configurationHandlers } from './features/configuration/index.ts';
import { checkInHandlers } from './features/check-in/index.ts';
import { disciplineHandlers } from './features/discipline/index.ts';
import { protestHandlers } from './features/protests/index.ts';
import { controlRoomHandlers } from './features/control-room/index.ts';
import { calendarHandlers } from './features/calendar/index.ts';
import { dutyHandlers, dutyLimits } from './features/duty/index.ts';
import { editionHandlers } from './features/editions/index.ts';
import { fileHandlers, fileLimits } from './features/files/index.ts';
import { favouritesHandlers } from './features/favourites/index.ts';
import { findHandlers } from './features/find/index.ts';
import { groupHandlers } from './features/groups/index.ts';
import { clubSummaryHandlers, drawClubSummary } from './features/club-summaries/index.ts';
import { hallPaperHandlers } from './features/hall-papers/index.ts';
import { historyHandlers } from './features/history/index.ts';
import { type Images, imageHandlers } from './features/images/index.ts';
import { enumerationHandlers } from './features/enumerations/index.ts';
import { createLineRebuilder, invoiceHandlers, readOwedTexts } from './features/invoices/index.ts';
import { listViewHandlers } from './features/list-views/index.ts';
import { type Live, type LiveMetrics } from './features/live/index.ts';
import { matchChangeHandlers, matchEventHandlers } from './features/match-events/index.ts';
import { createMailSender, mailHandlers } from './features/mail/index.ts';
import {
  createPlannedSender,
  markMessageSent,
  messageFileReader,
  messageHandlers,
} from './features/messages/index.ts';
import { diplomaHandlers } from './features/diplomas/index.ts';
import { matchReportHandlers } from './features/match-reports/index.ts';
import { matchRosterHandlers } from './features/match-rosters/index.ts';
import { createNotifications, notificationLimits } from './features/notifications/index.ts';
import {
  participantHandlers,
  participantLimits,
  participantPinHandlers,
} from './features/participants/index.ts';
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
import { createPinVerifier, signingPinHandlers, signingPinLimits } from './features/signing-pins/index.ts';
import { assignmentHandlers, reporterHandlers } from './features/reporter/index.ts';
import { openDataHandlers } from './features/open-data/index.ts';
import { paymentLinkHandlers } from './features/payment-links/index.ts';
import { userHandlers } from './features/users/index.ts';
import { adminPlaceHandlers } from './features/places/index.ts';
import { createDraws } from './features/draws/index.ts';
import { createPlan, scheduleFileLimits } from './features/plan/index.ts';
import { priceListHandlers } from './features/price-list/index.ts';
import { tournamentFolderHandlers, tournamentFolderLimits } from './features/tournament-folder/index.ts';
import { importedRecords, recordListHandlers, recordListLimits } from './features/record-lists/index.ts';
import { resultsHandlers } from './features/results/index.ts';
import { sheetImportHandlers } from './features/sheet-imports/index.ts';
import { paperPhotoHandlers } from './features/paper-photos/index.ts';
import { scoutingHandlers, scoutingLimits, scoutingLinkHandlers } from './features/scouting/index.ts';
import { shareCardHandlers } from './features/share-cards/index.ts';
import { type LaidWords, wordsHandlers } from './features/translations/index.ts';

/** What a feature adds to the server. */
interface Feature {
  readonly handlers?: Partial<Handlers<OperationName>>;
  /** In addition to the general limit, by operation. */
  readonly limits?: Limits;
  /** Work beside the handlers. */
  readonly jobs?: readonly Job[];
}

/** What features are given: settings, what a server receives from outside, and what they share. */
interface FeatureContext {
  readonly environment: Environment;
  readonly database: Database;
  readonly clock: Clock;
  /** Sessions run on it; in a rehearsal the real one, otherwise the same as `clock`. */
  readonly sessionClock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly live: Live;
  readonly liveMetrics: LiveMetrics;
  readonly allowance: Allowance;
  readonly sealer: Sealer;
  readonly storage: Storage;
  readonly images: Images;
  /** Phrases with the organiser's own words. */
  readonly words: () => LaidWords;
  readonly drain: Drain;
}

/** What features take under names of their own. */
function partsOf(shared: FeatureContext, rebuildLines: () => void) {
  const { environment, database, live } = shared;
  return {
    ...shared,
    db: database.db,
    snapshot: () => live.publisher.state?.snapshot ?? null,
    snapshotOf: live.snapshotOf,
    publicUrl: environment.publicUrl,
    senderDomains: environment.senderDomains,
    rebuildLines,
  };
}

/** Features whose records have files. */
function fileReaders(clock: Clock) {
  return [clubFileReader(clock), messageFileReader(clock)];
}

/** The sender of mails, with what it does not know of messages and clubs. */
function createMails(parts: ReturnType<typeof partsOf>) {
  return createMailSender({
    ...parts,
    transport: createMailTransport(parts.environment),
    accepted: markMessageSent,
    drawSummary: (summary, locale) => drawClubSummary(parts, summary, locale),
    owedTexts: (clubId, t) => readOwedTexts(parts.database, clubId, t),
  });
}

/** All features; another one is one more line. */
export function createFeatures(shared: FeatureContext): readonly Feature[] {
  const { environment, live, drain } = shared;
  const { webPush: push } = environment;
  const isProduction = environment.mode === 'production';
  const lines = createLineRebuilder(shared);
  const parts = partsOf(shared, () => void lines.wake());
  const archive = new Archive(parts);
  const notifications = createNotifications({ ...parts, source: live.publisher, push });
  const plan = createPlan({ ...parts, streams: live.streams, afterPublication: askMovedPairs });
  const mails = createMails(parts);
  const mailFolder = environment.mail.smtpUrl === null ? keptMailFolder(environment) : null;
  return [
    { handlers: authHandlers({ ...parts, isProduction }, shared.sessionClock), limits: authLimits },
    { handlers: favouritesHandlers(parts) },
    { handlers: resultsHandlers({ ...parts, metrics: shared.liveMetrics }) },
    { handlers: refereeHandlers(parts) },
    { handlers: refereeRegistrationHandlers(parts), limits: refereeRegistrationLimits },
    { handlers: clubZoneHandlers(parts), limits: clubLimits },
    { handlers: clubListHandlers(parts), limits: clubListLimits },
    { handlers: recordListHandlers(parts), limits: recordListLimits },
    { handlers: sheetImportHandlers(parts, { clubs: importedClubs, ...importedRecords }) },
    { handlers: participantHandlers(parts), limits: participantLimits },
    { handlers: participantPinHandlers(parts) },
    { handlers: signingPinHandlers(parts), limits: signingPinLimits },
    { handlers: registrationHandlers(parts), limits: registrationLimits },
    { handlers: registrationReviewHandlers(parts) },
    { handlers: accommodationHandlers(parts) },
    { handlers: configurationHandlers(parts) },
    { handlers: wordsHandlers(shared.words) },
    { handlers: fileHandlers({ ...parts, readers: fileReaders(shared.clock) }), limits: fileLimits },
    { handlers: bankHandlers(parts), limits: bankLimits },
    { handlers: paymentLinkHandlers(parts) },
    { handlers: tournamentFolderHandlers(parts), limits: tournamentFolderLimits },
    { handlers: invoiceHandlers(parts), jobs: [lines] },
    { handlers: mailHandlers({ ...parts, folder: mailFolder }), jobs: [mails] },
    { handlers: listViewHandlers(parts) },
    { handlers: clubSummaryHandlers(parts) },
    { handlers: messageHandlers(parts), jobs: [createPlannedSender(parts)] },
    { handlers: userHandlers(parts) },
    { handlers: editionHandlers(parts) },
    { handlers: groupHandlers(parts) },
    {
      handlers: plan.handlers,
      limits: scheduleFileLimits,
      jobs: [{ drain: () => void plan.stop(), stop: () => plan.stop() }],
    },
    { handlers: createDraws({ ...parts, streams: live.streams }, drain) },
    { handlers: imageHandlers(shared.images) },
    { handlers: matchEventHandlers({ ...parts, verifyPin: createPinVerifier(parts) }) },
    { handlers: matchChangeHandlers(parts) },
    { handlers: paperPhotoHandlers(parts) },
    { handlers: appointmentHandlers(parts), jobs: [createHourlyWork(parts)] },
    { handlers: assignmentHandlers(parts) },
    { handlers: reporterHandlers(parts, createNoteUnsent(parts)) },
    { handlers: controlRoomHandlers(parts) },
    { handlers: contentsHandlers({ ...parts, sendsMail: mailFolder === null }) },
    { handlers: findHandlers(parts) },
    { handlers: checkInHandlers(parts) },
    { handlers: dutyHandlers(parts), limits: dutyLimits },
    { handlers: hallPaperHandlers(parts) },
    { handlers: disciplineHandlers(parts) },
    { handlers: protestHandlers(parts) },
    { handlers: matchRosterHandlers(parts) },
    { handlers: matchReportHandlers(parts) },
    ...visitorFeatures(parts, archive),
    { handlers: priceListHandlers(parts) },
    { handlers: enumerationHandlers(parts) },
    { handlers: adminPlaceHandlers(parts) },
    { handlers: historyHandlers(parts) },
    {
      handlers: notifications.handlers,
      limits: notificationLimits,
      jobs: [{ prepare: () => notifications.start(), stop: () => notifications.stop() }],
    },
    { jobs: [createCleanUp(parts)] },
  ];
}

/** Features of all editions that visitors read without an account. */
function visitorFeatures(parts: ReturnType<typeof partsOf>, archive: Archive): readonly Feature[] {
  const past = { ...parts, archive };
  return [
    { handlers: archiveHandlers(archive) },
    { handlers: cityHandlers(new CityPage(past)) },
    { handlers: joinHandlers(new JoinPage(past), parts), limits: joinLimits },
    { handlers: diplomaHandlers(past) },
    { handlers: calendarHandlers(past) },
    { handlers: shareCardHandlers(past) },
    { handlers: openDataHandlers(past) },
    { handlers: scoutingHandlers(past) },
    { handlers: scoutingLinkHandlers(parts), limits: scoutingLimits },
  ];
}
