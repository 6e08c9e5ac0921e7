import type { PhotoConsents } from '@sevenmetre/contract/participants/photo-consents';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

const person = { firstName: 'Jana', lastName: 'Nová', role: 'player', jerseyNumber: 7 } as const;
const consents: PhotoConsents = {
  teams: [
    { id: 1, name: 'HC Třebín', category: 'WA', people: 2, without: [{ ...person, answer: 'no' }] },
    {
      id: 2,
      name: 'Nørreby HK',
      category: 'WA',
      people: 2,
      without: [{ ...person, firstName: 'Ida', jerseyNumber: null, answer: 'open' }],
    },
    { id: 3, name: 'RK Zelena', category: 'WB', people: 9, without: [] },
    { id: 4, name: 'Nobody yet', category: 'WB', people: 0, without: [] },
  ],
  halls: [
    { id: 8, code: 'H08', nameCs: 'Osmá', nameEn: 'Eighth' },
    { id: 9, code: 'H09', nameCs: 'Tatran', nameEn: 'Tatran' },
  ],
  matches: [
    { day: '2026-04-03', time: '09:00', hallId: 8, teamIds: [2, 3] },
    { day: '2026-04-04', time: '10:20', hallId: 9, teamIds: [1, 3] },
  ],
};

it('[RO18] lists whom photographers leave out, by team, for the day and hall where they work', async () => {
  const { screen } = await showSignedIn({
    path: '/admin/photo-consent',
    user: organiser,
    answers: { photoConsents: () => ({ status: 200, body: consents }) },
  });
  await expect.element(screen.getByText(/2 teams with somebody to leave out/)).toBeVisible();
  await expect.element(screen.getByText(/One team has no roster yet/)).toBeVisible();
  await expect.element(screen.getByText('Nová Ida (no number)')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Hall' }).selectOptions('H09 Tatran');
  await expect.element(screen.getByText('7 Nová Jana')).toBeVisible();
  await expect.element(screen.getByText('Nová Ida (no number)')).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Everybody of one more team agrees/)).toBeVisible();
  await screen.getByRole('combobox', { name: 'Day' }).selectOptions('2026-04-03');
  await expect.element(screen.getByText('Nobody has to be left out.')).toBeVisible();
});

const many: PhotoConsents = {
  ...consents,
  teams: Array.from({ length: 23 }, (_, index) => ({
    id: index + 1,
    name: `Club ${String(index + 1)}`,
    category: 'WA',
    people: 2,
    without: [{ ...person, lastName: `Říhová${String(index + 1)}`, answer: 'no' as const }],
  })),
  matches: [],
};

it('given many teams, then ten stand on a page, a search finds a person, and paper has all of them', async () => {
  await page.viewport(1280, 900);
  const { screen } = await showSignedIn({
    path: '/admin/photo-consent',
    user: organiser,
    answers: { photoConsents: () => ({ status: 200, body: many }) },
  });
  const rows = () => screen.getByText(/^7 Říhová/).elements().length;
  await expect.poll(rows).toBe(10);
  await expect.element(screen.getByText('Page 1 of 3')).toBeVisible();
  await screen.getByRole('button', { name: /next/i }).click();
  await expect.element(screen.getByText('Page 2 of 3')).toBeVisible();
  await screen.getByRole('searchbox').fill('rihova23');
  await expect.poll(rows).toBe(1);
  await expect.element(screen.getByText('7 Říhová23 Jana')).toBeVisible();
  dispatchEvent(new Event('beforeprint'));
  await expect.poll(rows).toBe(23);
  dispatchEvent(new Event('afterprint'));
  await expect.poll(rows).toBe(1);
  await page.viewport(360, 740);
  await screen.getByRole('searchbox').fill('');
  await expect.poll(rows).toBe(7);
  await page.viewport(414, 896);
});
