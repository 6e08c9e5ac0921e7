import { de } from './de.ts';
import { signIn } from './de/sign-in.ts';
import { organiser } from './de/organiser.ts';
import { registrations } from './de/registrations.ts';
import { registeredClub } from './de/registered-club.ts';
import { accommodation } from './de/accommodation.ts';
import { registeredReferees } from './de/registered-referees.ts';
import { clubRegistration } from './de/club-registration.ts';
import { participants } from './de/participants.ts';
import { errors } from './de/errors.ts';
import { clubs } from './de/clubs.ts';
import { draws } from './de/draws.ts';
import { formats } from './de/formats.ts';
import { dashboard } from './de/dashboard.ts';
import { signedIn } from './de/signed-in.ts';
import { places } from './de/places.ts';
import { refereeRegistration } from './de/referee-registration.ts';
import { referees } from './de/referees.ts';
import { search } from './de/search.ts';
import { favourites } from './de/favourites.ts';
import { teams } from './de/teams.ts';
import { halls } from './de/halls.ts';
import { calendar } from './de/calendar.ts';
import { outlook } from './de/outlook.ts';
import { embed } from './de/embed.ts';
import { share } from './de/share.ts';
import { match } from './de/match.ts';
import { category } from './de/category.ts';
import { finalRanking } from './de/final-ranking.ts';
import { finale } from './de/finale.ts';
import { schedule } from './de/schedule.ts';
import { notifications } from './de/notifications.ts';
import { invoices } from './de/invoices.ts';
import { invoiceDocument } from './de/invoice-document.ts';
import { bracket } from './de/bracket.ts';
import { profile } from './de/profile.ts';
import { mailQueue } from './de/mail-queue.ts';
import { mail } from './de/mail.ts';
import { enumerations } from './de/enumerations.ts';
import { priceList } from './de/price-list.ts';
import { configuration } from './de/configuration.ts';
import { statistics } from './de/statistics.ts';
import type { Translation } from './translator.ts';
import { matchRosters } from './de/match-rosters.ts';
import { checkIn } from './de/check-in.ts';
import { checkInPapers } from './de/check-in-papers.ts';
import { controlRoom } from './de/control-room.ts';
import { plan } from './de/plan.ts';
import { planChanges } from './de/plan-changes.ts';
import { planSchedule } from './de/plan-schedule.ts';
import { planSettings } from './de/plan-settings.ts';
import { planVersions } from './de/plan-versions.ts';
import { appointments } from './de/appointments.ts';
import { refereeAppointments } from './de/referee-appointments.ts';
import { messages } from './de/messages.ts';
import { standings } from './de/standings.ts';
import { editions } from './de/editions.ts';
import { tournamentFolder } from './de/tournament-folder.ts';
import { groups } from './de/groups.ts';
import { users } from './de/users.ts';
import { reporter } from './de/reporter.ts';
import { officialScore } from './de/official-score.ts';
import { ownWords } from './de/own-words.ts';
import { translations } from './de/translations.ts';
import { workbooks } from './de/workbooks.ts';

export const deAll = {
  ...de,
  signIn,
  organiser,
  registrations,
  registeredClub,
  accommodation,
  registeredReferees,
  clubRegistration,
  participants,
  errors,
  clubs,
  draws,
  formats,
  dashboard,
  signedIn,
  places,
  referees,
  refereeRegistration,
  teams,
  favourites,
  search,
  halls,
  calendar,
  embed,
  share,
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
  checkInPapers,
  controlRoom,
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
  statistics,
  reporter,
  officialScore,
  ownWords,
  translations,
  workbooks,
  mail,
  mailQueue,
  profile,
} as const satisfies Translation;
