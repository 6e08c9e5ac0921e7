import { sk } from './sk.ts';
import { signIn } from './sk/sign-in.ts';
import { organiser } from './sk/organiser.ts';
import { registrations } from './sk/registrations.ts';
import { registeredClub } from './sk/registered-club.ts';
import { accommodation } from './sk/accommodation.ts';
import { registeredReferees } from './sk/registered-referees.ts';
import { clubRegistration } from './sk/club-registration.ts';
import { participants } from './sk/participants.ts';
import { errors } from './sk/errors.ts';
import { clubs } from './sk/clubs.ts';
import { draws } from './sk/draws.ts';
import { formats } from './sk/formats.ts';
import { dashboard } from './sk/dashboard.ts';
import { signedIn } from './sk/signed-in.ts';
import { places } from './sk/places.ts';
import { refereeRegistration } from './sk/referee-registration.ts';
import { referees } from './sk/referees.ts';
import { search } from './sk/search.ts';
import { favourites } from './sk/favourites.ts';
import { teams } from './sk/teams.ts';
import { halls } from './sk/halls.ts';
import { calendar } from './sk/calendar.ts';
import { outlook } from './sk/outlook.ts';
import { embed } from './sk/embed.ts';
import { share } from './sk/share.ts';
import { match } from './sk/match.ts';
import { category } from './sk/category.ts';
import { finalRanking } from './sk/final-ranking.ts';
import { finale } from './sk/finale.ts';
import { schedule } from './sk/schedule.ts';
import { notifications } from './sk/notifications.ts';
import { invoices } from './sk/invoices.ts';
import { invoiceDocument } from './sk/invoice-document.ts';
import { bracket } from './sk/bracket.ts';
import { profile } from './sk/profile.ts';
import { mailQueue } from './sk/mail-queue.ts';
import { mail } from './sk/mail.ts';
import { enumerations } from './sk/enumerations.ts';
import { priceList } from './sk/price-list.ts';
import { configuration } from './sk/configuration.ts';
import { statistics } from './sk/statistics.ts';
import type { Translation } from './translator.ts';
import { matchRosters } from './sk/match-rosters.ts';
import { checkIn } from './sk/check-in.ts';
import { checkInPapers } from './sk/check-in-papers.ts';
import { controlRoom } from './sk/control-room.ts';
import { plan } from './sk/plan.ts';
import { planChanges } from './sk/plan-changes.ts';
import { planSchedule } from './sk/plan-schedule.ts';
import { planSettings } from './sk/plan-settings.ts';
import { planVersions } from './sk/plan-versions.ts';
import { appointments } from './sk/appointments.ts';
import { refereeAppointments } from './sk/referee-appointments.ts';
import { messages } from './sk/messages.ts';
import { standings } from './sk/standings.ts';
import { editions } from './sk/editions.ts';
import { tournamentFolder } from './sk/tournament-folder.ts';
import { groups } from './sk/groups.ts';
import { users } from './sk/users.ts';
import { reporter } from './sk/reporter.ts';
import { officialScore } from './sk/official-score.ts';
import { ownWords } from './sk/own-words.ts';
import { translations } from './sk/translations.ts';
import { workbooks } from './sk/workbooks.ts';

export const skAll = {
  ...sk,
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
