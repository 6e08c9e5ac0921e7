import { cs } from './cs.ts';
import { auth } from './cs/auth.ts';
import { backOffice } from './cs/back-office.ts';
import { clubOffice } from './cs/club-office.ts';
import { beds } from './cs/beds.ts';
import { refereeOffice } from './cs/referee-office.ts';
import { clubForm } from './cs/club-form.ts';
import { clubRoster } from './cs/club-roster.ts';
import { errors } from './cs/errors.ts';
import { clubZone } from './cs/club-zone.ts';
import { dashboard } from './cs/dashboard.ts';
import { zone } from './cs/zone.ts';
import { places } from './cs/places.ts';
import { refereeForm } from './cs/referee-form.ts';
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
import { notifications } from './cs/notifications.ts';
import { moneyOffice } from './cs/money-office.ts';
import { paper } from './cs/paper.ts';
import { playoff } from './cs/playoff.ts';
import { account } from './cs/account.ts';
import { mails } from './cs/mails.ts';
import { mail } from './cs/mail.ts';
import { lists } from './cs/lists.ts';
import { prices } from './cs/prices.ts';
import { settings } from './cs/settings.ts';
import { statistics } from './cs/statistics.ts';
import type { Translation } from './translator.ts';
import { matchRosters } from './cs/match-rosters.ts';
import { messageOffice } from './cs/message-office.ts';
import { tableOrder } from './cs/table-order.ts';
import { tournamentOffice } from './cs/tournament-office.ts';
import { userOffice } from './cs/user-office.ts';
import { reporter } from './cs/reporter.ts';
import { officialScore } from './cs/official-score.ts';
import { ownWords } from './cs/own-words.ts';
import { translations } from './cs/translations.ts';
import { workbooks } from './cs/workbooks.ts';

export const csAll = {
  ...cs,
  auth,
  backOffice,
  clubOffice,
  beds,
  refereeOffice,
  clubForm,
  clubRoster,
  errors,
  clubZone,
  dashboard,
  zone,
  places,
  referees,
  refereeForm,
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
  notifications,
  moneyOffice,
  paper,
  playoff,
  matchRosters,
  messageOffice,
  tableOrder,
  tournamentOffice,
  userOffice,
  lists,
  prices,
  settings,
  statistics,
  reporter,
  officialScore,
  ownWords,
  translations,
  workbooks,
  mail,
  mails,
  account,
} as const satisfies Translation;
