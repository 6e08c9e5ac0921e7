import { accountRoutes } from './routes/accounts.ts';
import { authRoutes } from './routes/auth.ts';
import { backOfficeRoutes } from './routes/back-office.ts';
import { calendarRoutes } from './routes/calendar.ts';
import { clubRoutes } from './routes/clubs.ts';
import { clubRosterRoutes } from './routes/club-roster.ts';
import { configurationRoutes } from './routes/configuration.ts';
import { favouriteRoutes } from './routes/favourites.ts';
import { deskRoutes } from './routes/desk.ts';
import { serverRoutes } from './routes/health.ts';
import { clubRegistrationRoutes } from './routes/club-registration.ts';
import { fileRoutes } from './routes/files.ts';
import { imageRoutes } from './routes/images.ts';
import { listRoutes } from './routes/lists.ts';
import { mailRoutes } from './routes/mails.ts';
import { matchEventRoutes } from './routes/match-events.ts';
import { matchRosterRoutes } from './routes/match-rosters.ts';
import { moneyRoutes } from './routes/money.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { planRoutes } from './plan/routes.ts';
import { placeRoutes } from './routes/places.ts';
import { refereeRegistrationRoutes } from './routes/referee-registration.ts';
import { refereeRoutes } from './routes/referees.ts';
import { officeRoutes } from './routes/office.ts';
import { openDataRoutes } from './routes/open-data.ts';
import { reporterRoutes } from './routes/reporter.ts';
import { resultsRoutes } from './routes/results.ts';
import { ownAccountRoutes } from './routes/own-account.ts';
import { shareCardRoutes } from './routes/share-cards.ts';

/** The API: the table of operations with the schema of everything that travels. */
export const routes = {
  ...serverRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...ownAccountRoutes,
  ...favouriteRoutes,
  ...notificationRoutes,
  ...resultsRoutes,
  ...placeRoutes,
  ...refereeRoutes,
  ...refereeRegistrationRoutes,
  ...clubRoutes,
  ...clubRosterRoutes,
  ...clubRegistrationRoutes,
  ...fileRoutes,
  ...imageRoutes,
  ...calendarRoutes,
  ...openDataRoutes,
  ...shareCardRoutes,
  ...mailRoutes,
  ...matchEventRoutes,
  ...reporterRoutes,
  ...matchRosterRoutes,
  ...backOfficeRoutes,
  ...deskRoutes,
  ...officeRoutes,
  ...configurationRoutes,
  ...moneyRoutes,
  ...listRoutes,
  ...planRoutes,
};
export type Routes = typeof routes;
