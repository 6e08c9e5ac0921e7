import type { AdminEditions, EditionPreview } from '@sevenmetre/contract/editions/schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { showSignedIn, superAdmin } from '../../../testing/show-signed-in.tsx';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

const cup = {
  id: 1,
  name: 'Lipová Cup',
  year: 2026,
  city: null,
  startDate: '2026-04-02',
  endDate: '2026-04-05',
  timeZone: 'Europe/Prague',
  isCurrent: true,
  createdAt: '2025-10-01T08:00:00Z',
  categoryCodes: ['MA', 'WA'],
  clubs: 52,
  teams: 114,
  matches: 345,
  live: 0,
  closedAt: null,
  referees: 51,
};
const next = { ...cup, id: 2, year: 2027, isCurrent: false, clubs: 0, teams: 0, matches: 0, referees: 0 };
const preview: EditionPreview = {
  from: cup,
  proposed: { name: 'Lipová Cup', year: 2027, city: '', startDate: '2027-04-02', endDate: '2027-04-05' },
  dates: [
    {
      key: 'club-registration-create-till',
      label: 'Club registration closes',
      labelCs: 'Přihlášky klubů do',
      value: '2026-02-28T22:59:00Z',
      proposed: '2027-02-28T22:59:00Z',
    },
  ],
  categories: [{ code: 'MA', birthDateMin: '2008-01-01', proposed: '2009-01-01' }],
  copied: {
    settings: 21,
    categories: 10,
    serviceLevels: 2,
    suppliers: 1,
    prices: 8,
    places: 19,
    lodgings: 78,
    files: 3,
  },
  shared: { tshirtSizes: 7, projects: 2 },
};

test('[ED1] a new edition is made from what was looked at, date by date', async () => {
  const { screen, asked } = await showSignedIn({
    path: '/admin/editions',
    user: superAdmin,
    answers: {
      adminEditions: (): { status: 200; body: AdminEditions } => ({ status: 200, body: { editions: [cup] } }),
      editionPreview: () => ({ status: 200, body: preview }),
      editionCreate: () => ({ status: 200, body: { id: 2 } }),
    },
  });
  await screen.getByRole('button', { name: 'Prepare a new edition' }).click();
  const closes = screen.getByRole('textbox', { name: /^Club registration closes/ });
  await expect.element(closes).toHaveValue('28 Feb 2027 23:59');
  await closes.fill('7.3.2027 23:59');
  await expect.element(screen.getByText('Sunday 7 March 2027, 23:59 (Europe/Prague)')).toBeVisible();
  const born = screen.getByRole('textbox', { name: /^MA/ });
  await born.fill('31.2.2009');
  await screen.getByRole('button', { name: 'Prepare the edition' }).click();
  await expect.element(screen.getByText('That month has no day 31; its last is 28')).toBeVisible();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
  await born.fill('1.1.2009');
  await screen.getByRole('button', { name: 'Prepare the edition' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Prepare Lipová Cup 2027?');
  await dialog.getByRole('button', { name: 'Prepare the edition' }).click();
  await expect.element(screen.getByText('Lipová Cup 2027 is prepared.')).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'editionCreate')?.asked.body).toMatchObject({
    fromId: 1,
    year: 2027,
    startDate: '2027-04-02',
    dates: [{ key: 'club-registration-create-till', value: '2027-03-07T22:59:00Z' }],
    birthDates: [{ code: 'MA', value: '2009-01-01' }],
  });
});

test('switching says what visitors will see, and names the edition that was current', async () => {
  const { screen, asked } = await showSignedIn({
    path: '/admin/editions',
    user: superAdmin,
    answers: {
      adminEditions: () => ({ status: 200, body: { editions: [next, cup] } }),
      editionSwitch: () => ({ status: 200, body: { editions: [next, cup] } }),
    },
  });
  await screen.getByRole('button', { name: 'Make it current… Lipová Cup 2027' }).click();
  const dialog = screen.getByRole('dialog');
  await expect
    .element(dialog)
    .toMatchTextContent('Visitors see Lipová Cup 2027 at once: no teams shown, no matches.');
  await expect.element(dialog).toMatchTextContent('The results of Lipová Cup 2026 move to the archive');
  await dialog.getByRole('button', { name: 'Make it current' }).click();
  await expect.element(screen.getByText('Lipová Cup 2027 is current.')).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'editionSwitch')?.asked.body).toEqual({
    id: 2,
    before: 1,
    agreedLive: 0,
  });
});

test('given live matches, then switching asks with their number, and again when the number has changed', async () => {
  let tries = 0;
  const { screen, asked } = await showSignedIn({
    path: '/admin/editions',
    user: superAdmin,
    answers: {
      adminEditions: () => ({ status: 200, body: { editions: [next, { ...cup, live: 1 }] } }),
      editionSwitch: () => {
        tries += 1;
        return tries === 1
          ? { status: 409, body: { error: 'edition-live', additionalProperties: { matches: 3 } } }
          : { status: 200, body: { editions: [next, cup] } };
      },
    },
  });
  await screen.getByRole('button', { name: 'Make it current… Lipová Cup 2027' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('One match of Lipová Cup 2026 is being played now.');
  await dialog.getByRole('button', { name: 'Make it current' }).click();
  await expect.element(dialog).toMatchTextContent('3 matches of Lipová Cup 2026 are being played now.');
  await dialog.getByRole('button', { name: 'Make it current' }).click();
  await expect.element(screen.getByText('Lipová Cup 2027 is current.')).toBeVisible();
  const sent = asked.filter(({ operation }) => operation === 'editionSwitch');
  expect(sent.map((call) => call.asked.body)).toEqual([
    { id: 2, before: 1, agreedLive: 1 },
    { id: 2, before: 1, agreedLive: 3 },
  ]);
});

test('an edition that is only proposed is left without a question, one that was worked on is not', async () => {
  const { screen } = await showSignedIn({
    path: '/admin/editions',
    user: superAdmin,
    answers: {
      adminEditions: () => ({ status: 200, body: { editions: [cup] } }),
      editionPreview: () => ({ status: 200, body: preview }),
    },
  });
  const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await screen.getByRole('button', { name: 'Prepare a new edition' }).click();
  const city = screen.getByRole('textbox', { name: /^City/ });
  await expect.element(city).toBeVisible();
  expect(leaves()).toBe(true);
  await city.fill('Lipová');
  await screen.getByRole('link', { name: 'Messages' }).first().click();
  const question = screen.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.poll(() => city.elements()).toEqual([]);
});

test('a past edition has its final rankings and diplomas as files, the current and a prepared one have none', async () => {
  const past = { ...cup, id: 7, year: 2025, isCurrent: false };
  const { screen } = await showSignedIn({
    path: '/admin/editions',
    user: superAdmin,
    answers: { adminEditions: () => ({ status: 200, body: { editions: [next, cup, past] } }) },
  });
  await expect.element(screen.getByText('Lipová Cup 2025', { exact: true }).first()).toBeVisible();
  const papers = screen.getByText(/^Final rankings and diplomas/);
  expect(papers.elements()).toHaveLength(1);
  await papers.click();
  await expect
    .element(screen.getByRole('link', { name: 'Final ranking (PDF) WA 2025' }))
    .toHaveAttribute('href', '/api/v1/results/final-ranking/WA/ranking.pdf?lang=en&edition=2025');
  await expect
    .element(screen.getByRole('link', { name: 'Diplomas (PDF) MA 2025' }))
    .toHaveAttribute('href', '/api/v1/admin/final-ranking/MA/diplomas.pdf?lang=en&edition=7');
  expect(screen.getByRole('link', { name: /\(PDF\)/ }).elements()).toHaveLength(4);
});

test('given a closed edition, then it is reopened with a reason that stays in the history and goes to nobody', async () => {
  const closed = { ...cup, id: 7, year: 2025, isCurrent: false, closedAt: '2025-05-01T08:00:00Z' };
  const { screen, asked } = await showSignedIn({
    path: '/admin/editions',
    user: superAdmin,
    answers: {
      adminEditions: () => ({ status: 200, body: { editions: [cup, closed] } }),
      editionReopen: () => ({ status: 200, body: { id: 7 } }),
    },
  });
  await screen.getByRole('button', { name: 'Reopen it… Lipová Cup 2025' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('It is kept in the history.');
  await dialog.getByRole('textbox').fill('a forfeit was appealed');
  await dialog.getByRole('button', { name: 'Reopen Lipová Cup 2025' }).click();
  await expect.element(screen.getByText('Lipová Cup 2025 is open again.')).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'editionReopen')?.asked.body).toEqual({
    reason: 'a forfeit was appealed',
  });
});
