import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { expect, it } from 'vitest';
import { beginsAtOverview } from './access.ts';

const organiser: CurrentUser = {
  id: 1,
  username: 'petra@example.test',
  firstName: 'Petra',
  lastName: 'Nováková',
  phone: null,
  locale: 'en',
  emailVerified: true,
  secondStepMissing: false,
  roles: ['ROLE_USER', 'ROLE_ADMIN'],
  createdAt: '2026-01-01T00:00:00Z',
  leadingTeams: [],
  referees: [],
  administratedClubs: [],
  dashboardMessages: [],
  links: [],
};

it('begins at the overview for organisers who act for nobody else', () => {
  expect(beginsAtOverview(organiser)).toBe(true);
  expect(beginsAtOverview({ ...organiser, roles: ['ROLE_USER'] })).toBe(false);
  expect(beginsAtOverview({ ...organiser, administratedClubs: [{ id: 3, name: 'HK Lhota' }] })).toBe(false);
  expect(beginsAtOverview({ ...organiser, referees: [{ id: 5 }] })).toBe(false);
});

it('begins at the dashboard where an organiser has to confirm the address or a second step', () => {
  expect(beginsAtOverview({ ...organiser, emailVerified: false })).toBe(false);
  expect(beginsAtOverview({ ...organiser, secondStepMissing: true })).toBe(false);
});
