import type { OwnDuty } from '@sevenmetre/contract/duty/schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showSignedIn } from '../../../testing/show-signed-in.tsx';

const day = '2036-03-27';
const token = 'a-token-that-is-long-enough-to-be-one';
const own: OwnDuty = {
  tournament: 'Lipová Cup',
  year: 2036,
  timeZone: 'Europe/Prague',
  days: [day],
  firstName: 'Eliška',
  isMinor: false,
  hours: null,
  contact: { name: null, phone: '+420 777 000 111' },
  shifts: [
    {
      id: 1,
      placeId: 7,
      day,
      kind: 'timekeeper',
      startsAt: `${day}T11:30:00Z`,
      endsAt: `${day}T17:40:00Z`,
      hall: { id: 7, code: 'H07', nameCs: 'Nová Ves', nameEn: 'Nová Ves', address: 'Školní 12', href: null },
      answer: 'asked',
      presentAt: null,
      matches: 9,
      first: {
        number: 4,
        startsAt: `${day}T11:40:00Z`,
        category: 'WB-E',
        home: 'Házená Řečice',
        away: null,
        halfMinutes: 15,
      },
      others: [{ name: 'Tomáš Říha', kind: null, phone: '+420 601 123 456' }],
    },
  ],
  open: [],
  calendar: '/api/v1/duty/calendar/x/shifts.ics',
  replacement: null,
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('given a link, then its page says where, when and with whom, and answers; it opens again without a network', async () => {
  await page.viewport(360, 740);
  const path = `/my-shift#${token}`;
  const { screen, asked } = await showSignedIn({
    path,
    answers: {
      ownDuty: () => ({ status: 200, body: own }),
      ownDutyAnswer: () => ({
        status: 200,
        body: { ...own, shifts: own.shifts.map((shift) => ({ ...shift, answer: 'confirmed' })) },
      }),
    },
  });
  await expect.element(screen.getByRole('heading', { name: 'Hello, Eliška' })).toBeVisible();
  await expect.element(screen.getByText('H07')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '+420 601 123 456 (Tomáš Říha)' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '+420 777 000 111 (Control room)' })).toBeVisible();
  await screen.getByRole('button', { name: 'I will come' }).click();
  await expect.element(screen.getByText('confirmed')).toBeVisible();
  expect(asked.at(-1)?.asked.body).toEqual({ token, shiftId: 1, answer: 'confirmed' });
  expect(document.documentElement.scrollWidth).toBe(360);
  await screen.unmount();
  const { screen: again } = await showSignedIn({ path, answers: { ownDuty: () => null } });
  await expect.element(again.getByText(/No connection/)).toBeVisible();
  await expect.element(again.getByText('H07')).toBeVisible();
});

test('given that somebody cannot come, then they confirm it and get a link for a replacement', async () => {
  const { screen } = await showSignedIn({
    path: `/my-shift#${token}`,
    answers: {
      ownDuty: () => ({ status: 200, body: own }),
      ownDutyAnswer: () => ({ status: 200, body: { ...own, shifts: [], replacement: 'another-token' } }),
    },
  });
  await screen.getByRole('button', { name: 'I can’t come…' }).click();
  await screen.getByRole('button', { name: 'I can’t come', exact: true }).click();
  await expect.element(screen.getByText(/help#another-token/)).toBeVisible();
  expect(JSON.stringify(localStorage)).not.toContain('another-token');
});

test('given a link that has ended, then the page says so and forgets what it kept', async () => {
  const { screen } = await showSignedIn({
    path: `/my-shift#${token}`,
    answers: {
      ownDuty: () => ({ status: 403, body: { error: 'duty-link-ended', additionalProperties: {} } }),
    },
  });
  await expect.element(screen.getByText(/not valid any more/)).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tms-my-shift'))).toEqual([]);
});

test('[DU10] given a shift that somebody cannot come to, then a press takes it', async () => {
  await page.viewport(360, 740);
  const [shift] = own.shifts;
  if (!shift) throw new Error('No shift');
  const { answer: _, presentAt: __, matches: ___, first: ____, others: _____, ...open } = shift;
  const { screen, asked } = await showSignedIn({
    path: `/my-shift#${token}`,
    answers: {
      ownDuty: () => ({ status: 200, body: { ...own, shifts: [], open: [{ ...open, id: 5 }] } }),
      ownDutyTake: () => ({ status: 200, body: own }),
    },
  });
  await screen.getByRole('button', { name: 'I will come instead' }).click();
  await expect.element(screen.getByText('H07')).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'ownDutyTake')?.asked.body).toEqual({
    token,
    shiftId: 5,
  });
  expect(document.documentElement.scrollWidth).toBe(360);
});
