import type { CurrentUser } from '@sevenmetre/contract/account/current-user';

/** A signed-in user without anything, to be spread over. */
export const aUser: CurrentUser = {
  id: 1,
  username: 'petra@example.test',
  firstName: 'Petra',
  lastName: 'Nováková',
  phone: null,
  locale: 'en',
  emailVerified: true,
  secondStepMissing: false,
  roles: ['ROLE_USER'],
  createdAt: '2026-01-01T00:00:00Z',
  leadingTeams: [],
  referees: [],
  administratedClubs: [],
  dashboardMessages: [],
  links: [],
};

export const organiser = { ...aUser, roles: ['ROLE_USER', 'ROLE_ADMIN'] } satisfies CurrentUser;

export const superAdmin = { ...aUser, roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] } satisfies CurrentUser;
