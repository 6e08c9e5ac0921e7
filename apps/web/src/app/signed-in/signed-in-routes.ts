import { matchPath } from 'react-router';
import { organisers } from '../../lib/session/access.ts';
import { adminRoutes } from './admin-routes.ts';
import { planRoutes } from './plan-routes.ts';
import { signedInRoute } from './signed-in-route.ts';
import type { SignedInRoute } from './signed-in-route.ts';

/** Every page of signed-in users; the first that matches is taken. */
export const zoneRoutes: readonly SignedInRoute[] = [
  ...planRoutes,
  ...adminRoutes,
  signedInRoute({
    path: '/account',
    load: async () => (await import('../../features/account/profile/account-page.tsx')).AccountPage,
    words: ['profile'],
  }),
  signedInRoute({
    path: '/admin/invoices',
    roles: organisers,
    load: async () => (await import('../../features/organiser/invoices/invoices-page.tsx')).InvoicesPage,
    words: ['organiser', 'registrations', 'invoices'],
  }),
  signedInRoute({
    path: '/admin/club/:id/invoice',
    roles: organisers,
    load: async () => (await import('../../features/organiser/invoices/club-invoice-page.tsx')).ClubMoneyPage,
    words: ['organiser', 'registrations', 'invoices'],
  }),
  signedInRoute({
    path: '/admin/tournament-folder',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/tournament-folder/tournament-folder-page.tsx'))
        .TournamentFolderPage,
    words: ['organiser', 'tournamentFolder', 'sheetImport'],
  }),
  signedInRoute({
    path: '/admin/tournament-folder/past',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/tournament-folder/past-year-page.tsx')).PastYearPage,
    words: ['organiser', 'tournamentFolder', 'standings', 'enumerations', 'sheetImport'],
  }),
  signedInRoute({
    path: '/admin/bank',
    roles: organisers,
    load: async () => (await import('../../features/organiser/bank/bank-page.tsx')).BankPage,
    words: ['organiser', 'registrations', 'invoices', 'sheetImport'],
  }),
  signedInRoute({
    path: '/dashboard',
    load: async () => (await import('../../features/account/dashboard/dashboard-page.tsx')).DashboardPage,
    words: ['dashboard', 'clubs'],
  }),
  signedInRoute({
    path: '/club/:id',
    load: async () => (await import('../../features/club/clubs/club-page.tsx')).ClubPage,
    words: ['clubs', 'dashboard', 'clubPayment'],
  }),
  signedInRoute({
    path: '/club/:id/users',
    load: async () => (await import('../../features/club/clubs/users-page.tsx')).ClubUsersPage,
    words: ['clubs'],
  }),
  signedInRoute({
    path: '/club/:id/roster',
    load: async () => (await import('../../features/club/participants/roster-page.tsx')).RosterPage,
    words: ['participants', 'sheetImport'],
  }),
  signedInRoute({
    path: '/referee/matches',
    load: async () =>
      (await import('../../features/referee/appointments/referee-matches-page.tsx')).RefereeMatchesPage,
    words: ['refereeAppointments'],
  }),
  signedInRoute({
    path: '/registration/referee/create',
    load: async () =>
      (await import('../../features/referee/registrations/referee-create-page.tsx')).RefereeCreatePage,
    words: ['refereeRegistration'],
  }),
  signedInRoute({
    path: '/registration/referee/update/:id',
    load: async () =>
      (await import('../../features/referee/registrations/referee-update-page.tsx')).RefereeUpdatePage,
    words: ['refereeRegistration'],
  }),
  signedInRoute({
    path: '/admin/reporters',
    roles: organisers,
    load: async () => (await import('../../features/organiser/assignments/reporters-page.tsx')).ReportersPage,
    words: ['organiser', 'matchRosters', 'matchReports', 'undo'],
  }),
  signedInRoute({
    path: '/rosters/team-plan/:id',
    load: async () => (await import('../../features/club/match-rosters/team-plan-page.tsx')).TeamPlanPage,
    words: ['matchRosters', 'matchReports'],
  }),
  signedInRoute({
    path: '/rosters/match/:id/:side',
    load: async () =>
      (await import('../../features/club/match-rosters/match-roster-page.tsx')).MatchRosterPage,
    words: ['matchRosters', 'matchReports'],
  }),
  signedInRoute({
    path: '/registration/club/create',
    load: async () => (await import('../../features/club/registrations/club-create-page.tsx')).ClubCreatePage,
    words: ['clubRegistration'],
  }),
  signedInRoute({
    path: '/registration/club/status/:id',
    load: async () => (await import('../../features/club/registrations/club-status-page.tsx')).ClubStatusPage,
    words: ['clubPayment'],
  }),
  signedInRoute({
    path: '/registration/club/place/:id',
    load: async () => (await import('../../features/club/registrations/club-place-page.tsx')).ClubPlacePage,
    words: ['clubRegistration'],
  }),
  signedInRoute({
    path: '/registration/club/update/:id',
    load: async () => (await import('../../features/club/registrations/club-update-page.tsx')).ClubUpdatePage,
    words: ['clubRegistration'],
  }),
];

/** Whether this release has such a page: what is not there is not linked. */
export function isSignedInPage(pathname: string): boolean {
  return zoneRoutes.some(({ path }) => matchPath(path, pathname) !== null);
}
