import type { PlanChanges, PlanVersions } from '@sevenmetre/contract/plan/schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { aUser, showSignedIn } from '../../../../testing/show-signed-in.tsx';

afterEach(() => vi.unstubAllGlobals());

const admin = { ...aUser, roles: ['ROLE_USER' as const, 'ROLE_ADMIN' as const] };
const none = { added: 0, moved: 0, changed: 0, removed: 0, brokenRules: 0 };
const version: PlanVersions['versions'][number] = {
  number: 1,
  at: '2027-03-20T10:00:00Z',
  by: { id: 1, name: 'Petra Nováková' },
  reason: null,
  hash: 'one',
  scope: { categories: null, groups: true, schedule: true },
  summary: { ...none, added: 282 },
  restores: null,
  happenings: null,
};
const changes: PlanChanges = {
  version: { number: 2, at: '2027-03-27T10:30:00Z', by: 'Petra Nováková', reason: null },
  happenings: null,
  now: 712,
  days: ['2027-03-27', '2027-03-28'],
  courts: [{ key: '1', code: 'H07', nameCs: 'Sokolovna', nameEn: 'Sokolovna' }],
  categories: [],
  groups: [],
  teams: [],
  matches: [],
};
const closed = {
  ...version,
  number: 2,
  reason: 'A pipe burst',
  summary: { ...none, moved: 2 },
  happenings: [{ kind: 'hallClosed' as const, hall: '1', from: 690, to: 930 }],
};

async function shownVersions(versions: PlanVersions['versions']) {
  const ok = (body: unknown) => () => ({ status: 200, body });
  const { screen } = await showSignedIn({
    path: '/admin/plan/versions',
    user: admin,
    answers: {
      planVersions: ok({ versions }),
      planChanges: ok(changes),
      planOverview: () => ({ status: 404, body: { error: 'not-found' } }),
      planSettings: () => ({ status: 404, body: { error: 'not-found' } }),
    },
  });
  return screen.getByRole('listitem');
}

test('a version that came from a change has the change as its title, and what it changed as counts', async () => {
  const lines = await shownVersions([closed, version]);
  const title = 'Version 2: H07 Sokolovna is closed, 11:30 to 15:30';
  await expect.element(lines.filter({ hasText: title })).toMatchTextContent('2 moved · A pipe burst');
  await expect.element(lines.filter({ hasText: 'Version 1' })).toMatchTextContent('282 new');
});

test('what a version has not changed is not counted', async () => {
  const lines = await shownVersions([closed, version]);
  await expect.element(lines.filter({ hasText: 'Version 2' })).toBeVisible();
  expect(lines.filter({ hasText: 'Version 2' }).element().textContent).not.toMatch(/\b0 /);
});

test('given a first version over an imported schedule, then its counts say what they compare', async () => {
  const over = { ...version, summary: { ...none, moved: 115 } };
  const lines = await shownVersions([over]);
  const text = 'compared with the schedule before the first version: 115 moved';
  await expect.element(lines.filter({ hasText: 'Version 1' })).toMatchTextContent(text);
});
