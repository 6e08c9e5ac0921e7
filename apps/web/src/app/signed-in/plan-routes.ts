import { organisers } from '../../lib/session/access.ts';
import { signedInRoute } from './signed-in-route.ts';
import type { SignedInRoute } from './signed-in-route.ts';

/** The plan: formats, draw, schedule, versions. */
export const planRoutes: readonly SignedInRoute[] = [
  signedInRoute({
    path: '/admin/plan',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/plan/overview/overview-page.tsx')).PlanOverviewPage,
    words: ['organiser', 'plan'],
  }),
  signedInRoute({
    path: '/admin/plan/formats/:category?',
    roles: organisers,
    load: async () => (await import('../../features/organiser/plan/formats/formats-page.tsx')).FormatsPage,
    words: ['organiser', 'plan', 'formats'],
  }),
  signedInRoute({
    path: '/admin/plan/draw/:category?',
    roles: organisers,
    load: async () => (await import('../../features/organiser/plan/draw/draw-page.tsx')).DrawPage,
    words: ['organiser', 'plan', 'draws', 'formats'],
  }),
  signedInRoute({
    path: '/admin/plan/ceremony/:category',
    roles: organisers,
    load: async () => (await import('../../features/organiser/plan/ceremony/ceremony-page.tsx')).CeremonyPage,
    words: ['organiser', 'plan', 'draws', 'formats'],
  }),
  signedInRoute({
    path: '/admin/plan/teams',
    roles: organisers,
    load: async () => (await import('../../features/organiser/plan/teams/teams-page.tsx')).PlanTeamsPage,
    words: ['organiser', 'plan', 'planSettings', 'draws'],
    readFirst: (read) =>
      Promise.all([read('planTeams', {}), read('planDraft', {}), read('planSettings', {})]),
  }),
  signedInRoute({
    path: '/admin/plan/settings',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/plan/settings/settings-page.tsx')).PlanSettingsPage,
    words: ['organiser', 'plan', 'planSettings'],
    readFirst: (read) => read('planSettings', {}),
  }),
  signedInRoute({
    path: '/admin/plan/schedule',
    roles: organisers,
    load: async () => (await import('../../features/organiser/plan/schedule/schedule-page.tsx')).SchedulePage,
    words: ['organiser', 'plan', 'planSchedule', 'controlRoom'],
    readFirst: (read) => Promise.all([read('planDraft', {}), read('planSettings', {})]),
  }),
  signedInRoute({
    path: '/admin/plan/schedule/import',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/plan/schedule-file/schedule-file-page.tsx')).ScheduleFilePage,
    words: ['organiser', 'plan', 'planSchedule', 'planScheduleFile', 'sheetImport'],
  }),
  signedInRoute({
    path: '/admin/plan/appointments',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/plan/appointments/appointments-page.tsx')).AppointmentsPage,
    words: ['organiser', 'plan', 'appointments', 'planChanges', 'undo'],
  }),
  signedInRoute({
    path: '/admin/plan/changes',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/plan/changes/changes-page.tsx')).PlanChangesPage,
    words: [
      'organiser',
      'plan',
      'planChanges',
      'planVersions',
      'planSchedule',
      'registeredClub',
      'registrations',
      'groups',
      'undo',
    ],
    readFirst: (read) => Promise.all([read('planChanges', {}), read('planDraft', {})]),
  }),
  signedInRoute({
    path: '/admin/plan/versions',
    roles: organisers,
    load: async () =>
      (await import('../../features/organiser/plan/versions/versions-page.tsx')).PlanVersionsPage,
    words: ['organiser', 'plan', 'planVersions', 'planChanges'],
    readFirst: (read) =>
      Promise.all([read('planVersions', {}), read('planDraft', {}), read('planSettings', {})]),
  }),
];
