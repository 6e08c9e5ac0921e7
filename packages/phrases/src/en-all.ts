import { en } from './en.ts';
import { signIn } from './en/sign-in.ts';
import { organiser } from './en/organiser.ts';
import { clubList } from './en/club-list.ts';
import { contents } from './en/contents.ts';
import { find } from './en/find.ts';
import { sheetImport } from './en/sheet-import.ts';
import { recordList } from './en/record-list.ts';
import { planScheduleFile } from './en/plan-schedule-file.ts';
import { registrations } from './en/registrations.ts';
import { registeredClub } from './en/registered-club.ts';
import { accommodation } from './en/accommodation.ts';
import { registeredReferees } from './en/registered-referees.ts';
import { clubPayment } from './en/club-payment.ts';
import { city } from './en/city.ts';
import { hallScreens } from './en/hall-screens.ts';
import { helpPoints } from './en/help-points.ts';
import { join } from './en/join.ts';
import { clubRegistration } from './en/club-registration.ts';
import { participants } from './en/participants.ts';
import { photoConsent } from './en/photo-consent.ts';
import { errors } from './en/errors.ts';
import { clubs } from './en/clubs.ts';
import { draws } from './en/draws.ts';
import { formats } from './en/formats.ts';
import { dashboard } from './en/dashboard.ts';
import { signedIn } from './en/signed-in.ts';
import { places } from './en/places.ts';
import { refereeRegistration } from './en/referee-registration.ts';
import { referees } from './en/referees.ts';
import { search } from './en/search.ts';
import { favourites } from './en/favourites.ts';
import { teamDay } from './en/team-day.ts';
import { teams } from './en/teams.ts';
import { halls } from './en/halls.ts';
import { calendar } from './en/calendar.ts';
import { outlook } from './en/outlook.ts';
import { embed } from './en/embed.ts';
import { share } from './en/share.ts';
import { topOfDay } from './en/top-of-day.ts';
import { shareCard } from './en/share-card.ts';
import { match } from './en/match.ts';
import { category } from './en/category.ts';
import { finalRanking } from './en/final-ranking.ts';
import { finale } from './en/finale.ts';
import { schedule } from './en/schedule.ts';
import { notifications } from './en/notifications.ts';
import { invoices } from './en/invoices.ts';
import { invoiceDocument } from './en/invoice-document.ts';
import { bracket } from './en/bracket.ts';
import { profile } from './en/profile.ts';
import { mailQueue } from './en/mail-queue.ts';
import { mail } from './en/mail.ts';
import { enumerations } from './en/enumerations.ts';
import { priceList } from './en/price-list.ts';
import { overlay } from './en/overlay.ts';
import { identity } from './en/identity.ts';
import { configuration } from './en/configuration.ts';
import { settingNames } from './en/setting-names.ts';
import { statistics } from './en/statistics.ts';
import { matchRosters } from './en/match-rosters.ts';
import { checkIn } from './en/check-in.ts';
import { duty } from './en/duty.ts';
import { hallPapers } from './en/hall-papers.ts';
import { rehearsal } from './en/rehearsal.ts';
import { undo } from './en/undo.ts';
import { checkInPapers } from './en/check-in-papers.ts';
import { controlRoom } from './en/control-room.ts';
import { archive } from './en/archive.ts';
import { paperEntry } from './en/paper-entry.ts';
import { scouting } from './en/scouting.ts';
import { signingPin } from './en/signing-pin.ts';
import { sealedReport } from './en/sealed-report.ts';
import { diplomas } from './en/diplomas.ts';
import { matchReports } from './en/match-reports.ts';
import { plan } from './en/plan.ts';
import { planChanges } from './en/plan-changes.ts';
import { planSchedule } from './en/plan-schedule.ts';
import { planSettings } from './en/plan-settings.ts';
import { planVersions } from './en/plan-versions.ts';
import { appointments } from './en/appointments.ts';
import { refereeAppointments } from './en/referee-appointments.ts';
import { messages } from './en/messages.ts';
import { standings } from './en/standings.ts';
import { editions } from './en/editions.ts';
import { tournamentFolder } from './en/tournament-folder.ts';
import { groups } from './en/groups.ts';
import { users } from './en/users.ts';
import { reporter } from './en/reporter.ts';
import { officialScore } from './en/official-score.ts';
import { ownWords } from './en/own-words.ts';
import { translations } from './en/translations.ts';
import { workbooks } from './en/workbooks.ts';

/**
 * All phrases. A group outside of the first load is a file `en/<group>.ts` that exports its phrases under the
 * group's name, loaded in the visitor's language together with the pages that use it.
 */
export const enAll = {
  ...en,
  signIn,
  organiser,
  clubList,
  contents,
  find,
  sheetImport,
  recordList,
  planScheduleFile,
  registrations,
  registeredClub,
  accommodation,
  registeredReferees,
  clubRegistration,
  clubPayment,
  join,
  city,
  hallScreens,
  helpPoints,
  participants,
  photoConsent,
  errors,
  clubs,
  draws,
  formats,
  dashboard,
  signedIn,
  places,
  referees,
  refereeRegistration,
  teamDay,
  teams,
  favourites,
  search,
  halls,
  calendar,
  embed,
  share,
  topOfDay,
  shareCard,
  outlook,
  match,
  category,
  finalRanking,
  finale,
  schedule,
  notifications,
  invoices,
  invoiceDocument,
  bracket,
  matchRosters,
  checkIn,
  duty,
  hallPapers,
  rehearsal,
  undo,
  checkInPapers,
  controlRoom,
  archive,
  paperEntry,
  scouting,
  signingPin,
  sealedReport,
  diplomas,
  matchReports,
  plan,
  planChanges,
  planSchedule,
  planSettings,
  planVersions,
  appointments,
  refereeAppointments,
  messages,
  standings,
  editions,
  tournamentFolder,
  groups,
  users,
  enumerations,
  priceList,
  configuration,
  identity,
  overlay,
  settingNames,
  statistics,
  reporter,
  officialScore,
  ownWords,
  translations,
  workbooks,
  mail,
  mailQueue,
  profile,
} as const;
