import type { SealedReport } from '@sevenmetre/contract/match-reports/routes';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showSignedIn } from '../../../testing/show-signed-in.tsx';

beforeEach(() => page.viewport(360, 780));

const first = {
  code: 'ABCDEFGH1234',
  version: 1,
  sealedAt: '2026-04-04T09:00:00Z',
  fingerprint: 'a'.repeat(64),
  changed: [],
};
const report: SealedReport = {
  version: 1,
  versions: [first],
  isOpen: false,
  edition: { name: 'Lipová Cup', year: 2026, timeZone: 'Europe/Prague' },
  match: {
    id: 7,
    number: 12,
    group: 'MA-A',
    startsAt: '2026-04-04T08:00:00Z',
    home: 'TJ Lípa',
    away: 'HC Linden',
    homeScore: 3,
    awayScore: 2,
  },
};

const show = (body: SealedReport | null) =>
  showSignedIn({
    path: '/results/report/ABCD-EFGH-1234',
    answers: {
      sealedReport: () =>
        body === null
          ? { status: 404, body: { error: 'report-unknown', additionalProperties: {} } }
          : { status: 200, body },
    },
  });

test('[MA97] given the version in force, then result, code and fingerprint are shown', async () => {
  const { screen } = await show(report);
  await expect.element(screen.getByText('This is the version in force.')).toBeVisible();
  await expect.element(screen.getByText('3:2')).toBeVisible();
  await expect.element(screen.getByText('ABCD-EFGH-1234')).toBeVisible();
  await expect.element(screen.getByText('a'.repeat(64))).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('[MA96] given a correction, then the old version says what supersedes it and what has changed', async () => {
  const second = {
    ...first,
    code: 'ZZZZZZZZZZZZ',
    version: 2,
    changed: ['result' as const, 'events' as const],
  };
  const { screen } = await show({ ...report, versions: [first, second] });
  await expect.element(screen.getByText(/^Superseded by version 2 of/)).toBeVisible();
  await expect.element(screen.getByText('Changed: result, events')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'ZZZZ-ZZZZ-ZZZZ' }))
    .toHaveAttribute('href', '/results/report/ZZZZ-ZZZZ-ZZZZ');
});

test('[MA97] given no such code, then the page says so', async () => {
  const { screen } = await show(null);
  await expect.element(screen.getByText('There is no report with this code.')).toBeVisible();
});
