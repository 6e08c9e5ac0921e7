import { cs } from './cs.ts';
import { signIn } from './cs/sign-in.ts';
import { organiser } from './cs/organiser.ts';
import { registrations } from './cs/registrations.ts';
import { registeredClub } from './cs/registered-club.ts';
import { accommodation } from './cs/accommodation.ts';
import { registeredReferees } from './cs/registered-referees.ts';
import { clubRegistration } from './cs/club-registration.ts';
import { participants } from './cs/participants.ts';
import { errors } from './cs/errors.ts';
import { clubs } from './cs/clubs.ts';
import { draws } from './cs/draws.ts';
import { formats } from './cs/formats.ts';
import { dashboard } from './cs/dashboard.ts';
import { signedIn } from './cs/signed-in.ts';
import { places } from './cs/places.ts';
import { refereeRegistration } from './cs/referee-registration.ts';
import { referees } from './cs/referees.ts';
import { search } from './cs/search.ts';
import { favourites } from './cs/favourites.ts';
import { teams } from './cs/teams.ts';
import { halls } from './cs/halls.ts';
import { calendar } from './cs/calendar.ts';
import { outlook } from './cs/outlook.ts';
import { embed } from './cs/embed.ts';
import { share } from './cs/share.ts';
import { match } from './cs/match.ts';
import { category } from './cs/category.ts';
import { finalRanking } from './cs/final-ranking.ts';
import { finale } from './cs/finale.ts';
import { schedule } from './cs/schedule.ts';
import { notifications } from './cs/notifications.ts';
import { invoices } from './cs/invoices.ts';
import { invoiceDocument } from './cs/invoice-document.ts';
import { bracket } from './cs/bracket.ts';
import { profile } from './cs/profile.ts';
import { mailQueue } from './cs/mail-queue.ts';
import { mail } from './cs/mail.ts';
import { enumerations } from './cs/enumerations.ts';
import { priceList } from './cs/price-list.ts';
import { configuration } from './cs/configuration.ts';
import { statistics } from './cs/statistics.ts';
import type { Translation } from './translator.ts';
import { matchRosters } from './cs/match-rosters.ts';
import { checkIn } from './cs/check-in.ts';
import { checkInPapers } from './cs/check-in-papers.ts';
import { controlRoom } from './cs/control-room.ts';
import { plan } from './cs/plan.ts';
import { planChanges } from './cs/plan-changes.ts';
import { planSchedule } from './cs/plan-schedule.ts';
import { planSettings } from './cs/plan-settings.ts';
import { planVersions } from './cs/plan-versions.ts';
import { appointments } from './cs/appointments.ts';
import { refereeAppointments } from './cs/referee-appointments.ts';
import { messages } from './cs/messages.ts';
import { standings } from './cs/standings.ts';
import { editions } from './cs/editions.ts';
import { tournamentFolder } from './cs/tournament-folder.ts';
import { groups } from './cs/groups.ts';
import { users } from './cs/users.ts';
import { reporter } from './cs/reporter.ts';
import { officialScore } from './cs/official-score.ts';
import { ownWords } from './cs/own-words.ts';
import { translations } from './cs/translations.ts';
import { workbooks } from './cs/workbooks.ts';

export const csAll = {
  ...cs,
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
