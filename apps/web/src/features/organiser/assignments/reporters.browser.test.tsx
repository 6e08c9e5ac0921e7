import type { ReporterAssignments } from '@sevenmetre/contract/assignments/schemas';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { aUser, showSignedIn } from '../../../testing/show-signed-in.tsx';

const assignments = [{ placeId: 1, day: '2026-04-04' }];
const table: ReporterAssignments = {
  halls: [1, 2].map((id) => ({ id, code: `H0${id}`, nameCs: `Hala ${id}`, nameEn: `Hall ${id}` })),
  days: ['2026-04-04', '2026-04-05'],
  reporters: [
    {
      userId: 7,
      firstName: 'Dana',
      lastName: 'Malá',
      email: 'dana@example.test',
      everywhere: false,
      assignments,
    },
    {
      userId: 8,
      firstName: 'Ota',
      lastName: 'Velký',
      email: 'ota@example.test',
      everywhere: true,
      assignments: [],
    },
  ],
  links: [],
};

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

describe('the halls and days of reporters', () => {
  it('[PE20] says where nobody reports, and saves all halls and days of one reporter at once', async () => {
    const { asked } = await showSignedIn({
      path: '/admin/reporters',
      user: { ...aUser, roles: ['ROLE_USER', 'ROLE_ADMIN'] },
      answers: {
        reporterAssignments: () => ({ status: 200, body: table }),
        reporterAssignmentsSave: () => ({ status: 200, body: table }),
      },
    });
    await expect.element(page.getByText('Halls without a reporter, counted by day: 3')).toBeVisible();
    await expect.element(page.getByText('everywhere', { exact: true })).toBeVisible();
    await page.getByText('dana@example.test').click();
    await page.getByRole('checkbox', { name: 'H01, Sat 4 April' }).click();
    await page.getByRole('checkbox', { name: 'H02, Sun 5 April' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Halls and days of Dana Malá are saved.')).toBeVisible();
    const saved = asked.find(({ operation }) => operation === 'reporterAssignmentsSave');
    expect(saved?.asked).toMatchObject({
      params: { userId: '7' },
      body: { assignments: [{ placeId: 2, day: '2026-04-05' }] },
    });
  });
});
