import { pl } from './pl.ts';
import { signIn } from './pl/sign-in.ts';
import { organiser } from './pl/organiser.ts';
import { registrations } from './pl/registrations.ts';
import { registeredClub } from './pl/registered-club.ts';
import { accommodation } from './pl/accommodation.ts';
import { registeredReferees } from './pl/registered-referees.ts';
import { clubRegistration } from './pl/club-registration.ts';
import { participants } from './pl/participants.ts';
import { errors } from './pl/errors.ts';
import { clubs } from './pl/clubs.ts';
import { draws } from './pl/draws.ts';
import { formats } from './pl/formats.ts';
import { dashboard } from './pl/dashboard.ts';
import { signedIn } from './pl/signed-in.ts';
import { places } from './pl/places.ts';
import { refereeRegistration } from './pl/referee-registration.ts';
import { referees } from './pl/referees.ts';
import { search } from './pl/search.ts';
import { favourites } from './pl/favourites.ts';
import { teams } from './pl/teams.ts';
import { halls } from './pl/halls.ts';
import { calendar } from './pl/calendar.ts';
import { outlook } from './pl/outlook.ts';
import { embed } from './pl/embed.ts';
import { share } from './pl/share.ts';
import { match } from './pl/match.ts';
import { category } from './pl/category.ts';
import { finalRanking } from './pl/final-ranking.ts';
import { finale } from './pl/finale.ts';
import { schedule } from './pl/schedule.ts';
import { notifications } from './pl/notifications.ts';
import { invoices } from './pl/invoices.ts';
import { invoiceDocument } from './pl/invoice-document.ts';
import { bracket } from './pl/bracket.ts';
import { profile } from './pl/profile.ts';
import { mailQueue } from './pl/mail-queue.ts';
import { mail } from './pl/mail.ts';
import { enumerations } from './pl/enumerations.ts';
import { priceList } from './pl/price-list.ts';
import { configuration } from './pl/configuration.ts';
import { statistics } from './pl/statistics.ts';
import type { Translation } from './translator.ts';
import { matchRosters } from './pl/match-rosters.ts';
import { checkIn } from './pl/check-in.ts';
import { checkInPapers } from './pl/check-in-papers.ts';
import { controlRoom } from './pl/control-room.ts';
import { plan } from './pl/plan.ts';
import { planChanges } from './pl/plan-changes.ts';
import { planSchedule } from './pl/plan-schedule.ts';
import { planSettings } from './pl/plan-settings.ts';
import { planVersions } from './pl/plan-versions.ts';
import { appointments } from './pl/appointments.ts';
import { refereeAppointments } from './pl/referee-appointments.ts';
import { messages } from './pl/messages.ts';
import { standings } from './pl/standings.ts';
import { editions } from './pl/editions.ts';
import { tournamentFolder } from './pl/tournament-folder.ts';
import { groups } from './pl/groups.ts';
import { users } from './pl/users.ts';
import { reporter } from './pl/reporter.ts';
import { officialScore } from './pl/official-score.ts';
import { ownWords } from './pl/own-words.ts';
import { translations } from './pl/translations.ts';
import { workbooks } from './pl/workbooks.ts';

export const plAll = {
  ...pl,
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
