import { expect, it } from 'vitest';
import { reporters } from '../../lib/session/reporter-link.ts';
import { findSignedInEntry, reporterEntry } from './entry-routes.tsx';
import { zoneRoutes } from './signed-in-routes.ts';

const organisers = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];
const rolesOf = (path: string) => zoneRoutes.find((route) => route.path === path)?.roles;

it('pages of clubs, of registrations, of rosters and the dashboard are for every signed-in user', () => {
  const paths = [
    '/dashboard',
    '/club/:id',
    '/club/:id/users',
    '/club/:id/roster',
    '/registration/club/create',
    '/registration/club/status/:id',
    '/registration/club/update/:id',
    '/registration/referee/create',
    '/registration/referee/update/:id',
    '/rosters/team-plan/:id',
    '/rosters/match/:id/:side',
  ];
  expect(zoneRoutes.filter(({ path }) => paths.includes(path))).toHaveLength(paths.length);
  expect(paths.flatMap((path) => rolesOf(path) ?? [])).toEqual([]);
});

it('the translations are for super admins, the organiser’s pages for organisers', () => {
  expect(rolesOf('/translations')).toEqual(['ROLE_SUPER_ADMIN']);
  const admin = zoneRoutes.filter(({ path }) => path.startsWith('/admin'));
  expect(admin.length).toBeGreaterThan(0);
  for (const { path, roles = [] } of admin) {
    expect([path, roles.length > 0 && roles.every((role) => organisers.includes(role))]).toEqual([
      path,
      true,
    ]);
  }
});

it('the reporter’s pages are for reporters, super reporters and super admins, and for admins, who may report too', () => {
  for (const page of ['hall-matches/7', 'match-roster/MA-A-1', 'match/MA-A-1']) {
    expect(findSignedInEntry(`/reporter/${page}`)).toBe(reporterEntry);
  }
  expect(new Set(reporters)).toEqual(
    new Set(['ROLE_COMPETITION_REPORTER', 'ROLE_COMPETITION_SUPER_REPORTER', ...organisers]),
  );
});
