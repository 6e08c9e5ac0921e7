import { wholeList } from '@sevenmetre/rules/list-views';
import { firstMatches } from '../../features/organiser/matches/first-matches.ts';
import { organisers } from '../../lib/session/access.ts';
import { signedInRoute } from './signed-in-route.ts';
import type { ReadAhead, SignedInRoute } from './signed-in-route.ts';

/** The list that matches begin with depends on the day, which the server knows. */
async function readFirstMatches(read: ReadAhead): Promise<void> {
  const head = await read('adminMatches', { query: { size: '1' } });
  if (head !== null) await read('adminMatches', { query: wholeList(firstMatches(head)) });
}

/** The organiser's lists. */
const listRoutes: readonly SignedInRoute[] = [
  signedInRoute({
    path: '/admin/price-list',
    roles: organisers,
    load: async () => (await import('../../features/organiser/price-list/price-list-page.tsx')).PriceListPage,
    words: ['organiser', 'registrations', 'enumerations', 'priceList'],
  }),
  signedInRoute({
    path: '/admin/price-list/:id',
    roles: organisers,
    load: async () => (await import('../../features/organiser/price-list/price-item-page.tsx')).PriceItemPage,
    words: ['organiser', 'registrations', 'enumerations', 'priceList'],
  }),
  signedInRoute({
    path: '/admin/enumerations/places',
    roles: organisers,
    load: async () => (await import('../../features/organiser/places/places-page.tsx')).PlacesPage,
    words: ['organiser', 'registrations', 'enumerations', 'recordList'],
  }),
  signedInRoute({
    path: '/admin/enumerations/places/import',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/record-lists/record-list-page.tsx')).HallListPage,
    words: ['organiser', 'registrations', 'recordList', 'sheetImport'],
  }),
  signedInRoute({
    path: '/admin/enumerations/places/:id',
    roles: organisers,
    load: async () => (await import('../../features/organiser/places/place-page.tsx')).PlacePage,
    words: ['organiser', 'registrations', 'enumerations'],
  }),
  signedInRoute({
    path: '/admin/enumerations/:kind?',
    roles: organisers,
    load: async () => (await import('../../features/organiser/enumerations/enumerations-page.tsx')).ListsPage,
    words: ['organiser', 'registrations', 'enumerations', 'standings', 'editions', 'groups'],
  }),
];

/** The organiser's pages. */
export const adminRoutes: readonly SignedInRoute[] = [
  signedInRoute({
    path: '/admin',
    roles: organisers,
    load: async () => (await import('../../features/organiser/overview/overview-page.tsx')).OverviewPage,
    words: [
      'undo',
      'contents',
      'organiser',
      'registrations',
      'registeredReferees',
      'settingNames',
      'invoices',
      'controlRoom',
      'plan',
      'editions',
    ],
  }),
  signedInRoute({
    path: '/admin/control-room',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/control-room/control-room-page.tsx')).ControlRoomPage,
    words: ['organiser', 'controlRoom'],
    readFirst: (read) => read('controlRoom', {}),
  }),
  signedInRoute({
    path: '/admin/check-in',
    roles: organisers,
    withoutNetwork: true,
    load: async () => (await import('../../features/organiser/check-in/check-in-page.tsx')).CheckInPage,
    words: ['organiser', 'checkIn', 'accommodation'],
    readFirst: (read) => read('checkIn', {}),
  }),
  signedInRoute({
    path: '/admin/check-in/:id',
    roles: organisers,
    withoutNetwork: true,
    load: async () => (await import('../../features/organiser/check-in/club-page.tsx')).CheckInClubPage,
    words: ['organiser', 'checkIn', 'accommodation'],
  }),
  signedInRoute({
    path: '/admin/duty',
    roles: organisers,
    load: async () => (await import('../../features/organiser/duty/duty-page.tsx')).DutyPage,
    words: ['organiser', 'duty', 'undo'],
    readFirst: (read) => read('duty', {}),
  }),
  signedInRoute({
    path: '/admin/hall-papers',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/hall-papers/hall-papers-page.tsx')).HallPapersPage,
    words: ['organiser', 'hallPapers'],
  }),
  signedInRoute({
    path: '/admin/photo-consent',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/photo-consent/photo-consent-page.tsx')).PhotoConsentPage,
    words: ['organiser', 'photoConsent'],
  }),
  signedInRoute({
    path: '/admin/rehearsal',
    roles: organisers,
    load: async () => (await import('../../features/organiser/rehearsal/rehearsal-page.tsx')).RehearsalPage,
    words: ['organiser', 'rehearsal'],
  }),
  signedInRoute({
    path: '/admin/mails',
    roles: organisers,
    load: async () => (await import('../../features/organiser/mail/mails-page.tsx')).MailsPage,
    words: ['organiser', 'mailQueue'],
  }),
  signedInRoute({
    path: '/admin/accommodation',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/accommodation/accommodation-page.tsx')).AccommodationPage,
    words: ['organiser', 'undo', 'registrations', 'accommodation'],
    readFirst: (read) => read('accommodation', {}),
  }),
  signedInRoute({
    path: '/admin/messages',
    roles: organisers,
    load: async () => (await import('../../features/organiser/messages/messages-page.tsx')).MessagesPage,
    words: ['organiser', 'registrations', 'messages'],
    readFirst: (read) => read('adminMessages', {}),
  }),
  signedInRoute({
    path: '/admin/messages/new',
    roles: organisers,
    load: async () => (await import('../../features/organiser/messages/new-message-page.tsx')).NewMessagePage,
    words: ['organiser', 'registrations', 'messages'],
  }),
  signedInRoute({
    path: '/admin/messages/:id',
    roles: organisers,
    load: async () => (await import('../../features/organiser/messages/message-page.tsx')).MessagePage,
    words: ['organiser', 'registrations', 'messages', 'mailQueue'],
  }),
  signedInRoute({
    path: '/admin/users',
    roles: organisers,
    load: async () => (await import('../../features/organiser/users/users-page.tsx')).UsersPage,
    words: ['organiser', 'registrations', 'users'],
    readFirst: (read) => read('users', { query: wholeList({}) }),
  }),
  signedInRoute({
    path: '/admin/users/:id',
    roles: organisers,
    load: async () => (await import('../../features/organiser/users/user-page.tsx')).UserPage,
    words: ['organiser', 'registrations', 'users'],
  }),
  signedInRoute({
    path: '/admin/groups',
    roles: organisers,
    load: async () => (await import('../../features/organiser/groups/groups-page.tsx')).GroupsPage,
    words: ['organiser', 'registrations', 'standings', 'editions', 'groups'],
    readFirst: (read) => read('adminGroups', {}),
  }),
  signedInRoute({
    path: '/admin/matches',
    roles: organisers,
    load: async () => (await import('../../features/organiser/matches/matches-page.tsx')).MatchesPage,
    words: [
      'organiser',
      'registrations',
      'officialScore',
      'matchReports',
      'diplomas',
      'finalRanking',
      'groups',
    ],
    readFirst: readFirstMatches,
  }),
  signedInRoute({
    path: '/admin/matches/:slug',
    roles: organisers,
    load: async () => (await import('../../features/organiser/matches/match-page.tsx')).MatchPage,
    words: ['organiser', 'registrations', 'officialScore', 'editions', 'groups', 'matchReports'],
  }),
  signedInRoute({
    path: '/admin/editions',
    roles: ['ROLE_SUPER_ADMIN'],
    load: async () => (await import('../../features/organiser/editions/editions-page.tsx')).EditionsPage,
    words: ['organiser', 'registrations', 'editions', 'groups', 'diplomas', 'settingNames'],
  }),
  ...listRoutes,
  signedInRoute({
    path: '/admin/settings',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/configuration/configuration-page.tsx')).SettingsPage,
    words: [
      'organiser',
      'registrations',
      'enumerations',
      'configuration',
      'settingNames',
      'standings',
      'editions',
      'groups',
    ],
    readFirst: (read) => read('configuration', {}),
  }),
  signedInRoute({
    path: '/admin/settings/identity',
    roles: organisers,
    load: async () => (await import('../../features/organiser/identity/identity-page.tsx')).IdentityPage,
    words: ['organiser', 'registrations', 'configuration', 'settingNames', 'editions', 'groups', 'identity'],
  }),
  signedInRoute({
    path: '/admin/settings/help-points',
    roles: organisers,
    load: async () => (await import('../../features/organiser/city/help-points-page.tsx')).HelpPointsPage,
    words: [
      'organiser',
      'registrations',
      'configuration',
      'settingNames',
      'editions',
      'groups',
      'city',
      'helpPoints',
    ],
  }),
  signedInRoute({
    path: '/admin/settings/hall-screens',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/hall-screens/hall-screens-page.tsx')).HallScreensPage,
    words: [
      'organiser',
      'registrations',
      'configuration',
      'settingNames',
      'editions',
      'groups',
      'halls',
      'hallScreens',
    ],
  }),
  signedInRoute({
    path: '/translations',
    roles: ['ROLE_SUPER_ADMIN'],
    load: async () =>
      (await import('../../features/organiser/translations/translations-page.tsx')).loadTranslationsPage(),
    words: ['organiser', 'registrations', 'translations'],
  }),
  signedInRoute({
    path: '/admin/referees',
    roles: organisers,
    load: async () => (await import('../../features/organiser/referees/referees-page.tsx')).RefereesPage,
    words: ['organiser', 'undo', 'registrations', 'registeredClub', 'registeredReferees', 'recordList'],
  }),
  signedInRoute({
    path: '/admin/referees/import',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/record-lists/record-list-page.tsx')).OfficialListPage,
    words: ['organiser', 'registrations', 'recordList', 'sheetImport'],
  }),
  signedInRoute({
    path: '/admin/referees/:id',
    roles: organisers,
    load: async () => (await import('../../features/organiser/referees/referee-page.tsx')).RefereePage,
    words: ['organiser', 'undo', 'registrations', 'registeredClub', 'registeredReferees'],
  }),
  signedInRoute({
    path: '/admin/registrations/import',
    roles: organisers,
    load: async () => (await import('../../features/organiser/club-list/club-list-page.tsx')).ClubListPage,
    words: ['organiser', 'registrations', 'clubList', 'sheetImport'],
  }),
  signedInRoute({
    path: '/admin/registrations/:id',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/registrations/registration-page.tsx')).RegistrationPage,
    words: ['organiser', 'undo', 'registrations', 'registeredClub', 'groups'],
  }),
  signedInRoute({
    path: '/admin/registrations',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/registrations/registrations-page.tsx')).RegistrationsPage,
    words: ['organiser', 'undo', 'registrations', 'registeredClub', 'groups', 'clubList'],
  }),
];
