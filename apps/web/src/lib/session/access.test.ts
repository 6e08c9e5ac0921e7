import { expect, it } from 'vitest';
import { organiser } from '../../testing/users.ts';
import { beginsAtOverview } from './access.ts';

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
