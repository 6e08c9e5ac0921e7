import { en } from './en.ts';
import { auth } from './en/auth.ts';
import { backOffice } from './en/back-office.ts';
import { clubOffice } from './en/club-office.ts';
import { beds } from './en/beds.ts';
import { refereeOffice } from './en/referee-office.ts';
import { clubForm } from './en/club-form.ts';
import { clubRoster } from './en/club-roster.ts';
import { errors } from './en/errors.ts';
import { clubZone } from './en/club-zone.ts';
import { dashboard } from './en/dashboard.ts';
import { zone } from './en/zone.ts';
import { places } from './en/places.ts';
import { refereeForm } from './en/referee-form.ts';
import { referees } from './en/referees.ts';
import { search } from './en/search.ts';
import { favourites } from './en/favourites.ts';
import { teams } from './en/teams.ts';
import { halls } from './en/halls.ts';
import { calendar } from './en/calendar.ts';
import { outlook } from './en/outlook.ts';
import { embed } from './en/embed.ts';
import { share } from './en/share.ts';
import { match } from './en/match.ts';
import { category } from './en/category.ts';
import { notifications } from './en/notifications.ts';
import { moneyOffice } from './en/money-office.ts';
import { paper } from './en/paper.ts';
import { playoff } from './en/playoff.ts';
import { account } from './en/account.ts';
import { mails } from './en/mails.ts';
import { mail } from './en/mail.ts';
import { lists } from './en/lists.ts';
import { prices } from './en/prices.ts';
import { settings } from './en/settings.ts';
import { statistics } from './en/statistics.ts';
import { matchRosters } from './en/match-rosters.ts';
import { messageOffice } from './en/message-office.ts';
import { tableOrder } from './en/table-order.ts';
import { tournamentOffice } from './en/tournament-office.ts';
import { userOffice } from './en/user-office.ts';
import { reporter } from './en/reporter.ts';
import { officialScore } from './en/official-score.ts';
import { ownWords } from './en/own-words.ts';
import { translations } from './en/translations.ts';
import { workbooks } from './en/workbooks.ts';

/**
 * Every word there is. What is not in the first load is a group: a file `en/<group>.ts` that exports its words under the
 * group's name, loaded in the visitor's language together with the pages that name it.
 */
export const enAll = {
  ...en,
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
} as const;
