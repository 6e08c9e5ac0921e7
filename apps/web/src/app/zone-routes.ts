import { matchPath } from 'react-router';
import { organisers } from '../lib/access.ts';
import { zoneRoute } from './zone-route.ts';
import type { ZoneRoute } from './zone-route.ts';

/** The organiser's lists. */
const listRoutes: readonly ZoneRoute[] = [
  zoneRoute({
    path: '/admin/price-list',
    roles: organisers,
    load: async () => (await import('../features/back-office/prices/price-list-page.tsx')).PriceListPage,
    words: ['backOffice', 'lists', 'prices'],
  }),
  zoneRoute({
    path: '/admin/price-list/:id',
    roles: organisers,
    load: async () => (await import('../features/back-office/prices/price-item-page.tsx')).PriceItemPage,
    words: ['backOffice', 'lists', 'prices'],
  }),
  zoneRoute({
    path: '/admin/enumerations/places',
    roles: organisers,
    load: async () => (await import('../features/back-office/lists/places-page.tsx')).PlacesPage,
    words: ['backOffice', 'lists'],
  }),
  zoneRoute({
    path: '/admin/enumerations/places/:id',
    roles: organisers,
    load: async () => (await import('../features/back-office/lists/place-page.tsx')).PlacePage,
    words: ['backOffice', 'lists'],
  }),
  zoneRoute({
    path: '/admin/enumerations/:kind?',
    roles: organisers,
    load: async () => (await import('../features/back-office/lists/lists-page.tsx')).ListsPage,
    words: ['backOffice', 'lists', 'tableOrder', 'tournamentOffice'],
  }),
];

/** The organiser's pages. */
const adminRoutes: readonly ZoneRoute[] = [
  zoneRoute({
    path: '/admin',
    roles: organisers,
    load: async () => (await import('../features/back-office/overview-page.tsx')).OverviewPage,
    words: ['backOffice'],
  }),
  zoneRoute({
    path: '/admin/mails',
    roles: organisers,
    load: async () => (await import('../features/mails/mails-page.tsx')).MailsPage,
    words: ['mails'],
  }),
  zoneRoute({
    path: '/admin/accommodation',
    roles: organisers,
    load: async () => (await import('../features/back-office/accommodation-page.tsx')).AccommodationPage,
    words: ['backOffice', 'beds'],
  }),
  zoneRoute({
    path: '/admin/messages',
    roles: organisers,
    load: async () => (await import('../features/back-office/messages/messages-page.tsx')).MessagesPage,
    words: ['backOffice', 'messageOffice'],
  }),
  zoneRoute({
    path: '/admin/messages/new',
    roles: organisers,
    load: async () => (await import('../features/back-office/messages/new-message-page.tsx')).NewMessagePage,
    words: ['backOffice', 'messageOffice'],
  }),
  zoneRoute({
    path: '/admin/messages/:id',
    roles: organisers,
    load: async () => (await import('../features/back-office/messages/message-page.tsx')).MessagePage,
    words: ['backOffice', 'messageOffice'],
  }),
  zoneRoute({
    path: '/admin/users',
    roles: organisers,
    load: async () => (await import('../features/back-office/users/users-page.tsx')).UsersPage,
    words: ['backOffice', 'userOffice'],
  }),
  zoneRoute({
    path: '/admin/users/:id',
    roles: organisers,
    load: async () => (await import('../features/back-office/users/user-page.tsx')).UserPage,
    words: ['backOffice', 'userOffice'],
  }),
  zoneRoute({
    path: '/admin/groups',
    roles: organisers,
    load: async () => (await import('../features/back-office/groups/groups-page.tsx')).GroupsPage,
    words: ['backOffice', 'tableOrder', 'tournamentOffice'],
  }),
  zoneRoute({
    path: '/admin/matches',
    roles: organisers,
    load: async () => (await import('../features/back-office/match/matches-page.tsx')).MatchesPage,
    words: ['backOffice', 'officialScore'],
  }),
  zoneRoute({
    path: '/admin/matches/:slug',
    roles: organisers,
    load: async () => (await import('../features/back-office/match/match-page.tsx')).MatchPage,
    words: ['backOffice', 'officialScore', 'tournamentOffice'],
  }),
  zoneRoute({
    path: '/admin/editions',
    roles: ['ROLE_SUPER_ADMIN'],
    load: async () => (await import('../features/back-office/editions/editions-page.tsx')).EditionsPage,
    words: ['backOffice', 'tournamentOffice'],
  }),
  ...listRoutes,
  zoneRoute({
    path: '/admin/settings',
    roles: organisers,
    load: async () => (await import('../features/back-office/settings/settings-page.tsx')).SettingsPage,
    words: ['backOffice', 'lists', 'settings', 'tableOrder', 'tournamentOffice'],
  }),
  zoneRoute({
    path: '/translations',
    roles: ['ROLE_SUPER_ADMIN'],
    load: async () => (await import('../features/translations/translations-page.tsx')).loadTranslationsPage(),
    words: ['backOffice', 'translations'],
  }),
  zoneRoute({
    path: '/admin/referees',
    roles: organisers,
    load: async () => (await import('../features/back-office/referees-page.tsx')).RefereesPage,
    words: ['backOffice', 'refereeOffice'],
  }),
  zoneRoute({
    path: '/admin/referees/:id',
    roles: organisers,
    load: async () => (await import('../features/back-office/referee-page.tsx')).RefereePage,
    words: ['backOffice', 'clubOffice', 'refereeOffice'],
  }),
  zoneRoute({
    path: '/admin/registrations/:id',
    roles: organisers,
    load: async () => (await import('../features/back-office/registration-page.tsx')).RegistrationPage,
    words: ['backOffice', 'clubOffice'],
  }),
  zoneRoute({
    path: '/admin/registrations',
    roles: organisers,
    load: async () => (await import('../features/back-office/registrations-page.tsx')).RegistrationsPage,
    words: ['backOffice'],
  }),
];

/** Every page of signed-in users; the first that matches is taken. */
export const zoneRoutes: readonly ZoneRoute[] = [
  ...adminRoutes,
  zoneRoute({
    path: '/account',
    load: async () => (await import('../features/account/account-page.tsx')).AccountPage,
    words: ['account'],
  }),
  zoneRoute({
    path: '/admin/invoices',
    roles: organisers,
    load: async () => (await import('../features/back-office/money/invoices-page.tsx')).InvoicesPage,
    words: ['backOffice', 'moneyOffice'],
  }),
  zoneRoute({
    path: '/admin/club/:id/invoice',
    roles: organisers,
    load: async () => (await import('../features/back-office/money/club-money-page.tsx')).ClubMoneyPage,
    words: ['backOffice', 'moneyOffice'],
  }),
  zoneRoute({
    path: '/admin/bank',
    roles: organisers,
    load: async () => (await import('../features/back-office/money/bank-page.tsx')).BankPage,
    words: ['backOffice', 'moneyOffice'],
  }),
  zoneRoute({
    path: '/dashboard',
    load: async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
    words: ['dashboard'],
  }),
  zoneRoute({
    path: '/club/:id',
    load: async () => (await import('../features/club-zone/club-page.tsx')).ClubPage,
    words: ['clubZone', 'dashboard'],
  }),
  zoneRoute({
    path: '/club/:id/users',
    load: async () => (await import('../features/club-zone/users-page.tsx')).ClubUsersPage,
    words: ['clubZone'],
  }),
  zoneRoute({
    path: '/club/:id/roster',
    load: async () => (await import('../features/club-roster/roster-page.tsx')).RosterPage,
    words: ['clubRoster'],
  }),
  zoneRoute({
    path: '/registration/referee/create',
    load: async () =>
      (await import('../features/referee-registration/referee-create-page.tsx')).RefereeCreatePage,
    words: ['refereeForm'],
  }),
  zoneRoute({
    path: '/registration/referee/update/:id',
    load: async () =>
      (await import('../features/referee-registration/referee-update-page.tsx')).RefereeUpdatePage,
    words: ['refereeForm'],
  }),
  zoneRoute({
    path: '/admin/reporters',
    roles: organisers,
    load: async () => (await import('../features/reporter-office/reporters-page.tsx')).ReportersPage,
    words: ['matchRosters'],
  }),
  zoneRoute({
    path: '/rosters/team-plan/:id',
    load: async () => (await import('../features/rosters/team-plan-page.tsx')).TeamPlanPage,
    words: ['matchRosters'],
  }),
  zoneRoute({
    path: '/rosters/match/:id/:side',
    load: async () => (await import('../features/rosters/match-roster-page.tsx')).MatchRosterPage,
    words: ['matchRosters'],
  }),
  zoneRoute({
    path: '/registration/club/create',
    load: async () => (await import('../features/registration/club-create-page.tsx')).ClubCreatePage,
    words: ['clubForm'],
  }),
  zoneRoute({
    path: '/registration/club/place/:id',
    load: async () => (await import('../features/registration/club-place-page.tsx')).ClubPlacePage,
    words: ['clubForm'],
  }),
  zoneRoute({
    path: '/registration/club/update/:id',
    load: async () => (await import('../features/registration/club-update-page.tsx')).ClubUpdatePage,
    words: ['clubForm'],
  }),
];

/** Whether this release has such a page: what is not there is not linked. */
export function isZonePage(pathname: string): boolean {
  return zoneRoutes.some(({ path }) => matchPath(path, pathname) !== null);
}
