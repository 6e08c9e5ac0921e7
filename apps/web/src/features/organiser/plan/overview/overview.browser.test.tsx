import type { PlanOverview, PlanSettings } from '@sevenmetre/contract/plan/schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast } from '../../../../lib/page/toasts.ts';
import { type Answers, organiser, showSignedIn } from '../../../../testing/show-signed-in.tsx';
import { smallCourt, smallSettings } from '../testing/small-plan.ts';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

const settings: PlanSettings = {
  ...smallSettings,
  revision: 7,
  days: ['2027-06-12', '2027-06-13'],
  halls: [{ id: 1, code: 'H1', nameCs: 'Hala', nameEn: 'Hall', located: false }],
  courts: [
    { ...smallCourt, hours: [{ day: 0, open: 540, close: 720 }] },
    { ...smallCourt, key: '1/2', hours: [{ day: 0, open: 540, close: 720 }] },
  ],
};
const later = { kind: 'later' as const, day: 0, courts: ['1', '1/2'], from: 720, to: 780 };
const moreInDay = { kind: 'moreInDay' as const, category: 'MB', from: 4, to: 5 };
const short: NonNullable<PlanOverview['capacity']> = {
  possible: false,
  matches: 16,
  slots: 8,
  tightest: [{ categories: ['MB'], side: 'by', since: null, minute: 660, need: 11, have: 8 }],
  homeless: [],
  crowded: [],
  ways: [],
  noOrder: false,
  groups: [],
  hours: [
    { minute: 540, open: 4, needed: 0, spare: 2 },
    { minute: 600, open: 4, needed: 11, spare: -3 },
  ],
  remedies: {
    single: [
      { change: later, gain: 2, left: 1, courtMinutes: 120 },
      { change: moreInDay, gain: 1, left: 2, courtMinutes: 0 },
    ],
    together: [0, 1],
  },
};
const fits = { ...short, possible: true, tightest: [], remedies: { single: [], together: null } };

const overview = (capacity: PlanOverview['capacity']): PlanOverview => ({
  version: null,
  revision: 3,
  capacity,
  categories: [],
  problems: null,
  next: [],
});

async function show(answers: Answers = {}) {
  let now = settings;
  const shown = await showSignedIn({
    path: '/admin/plan',
    user: organiser,
    answers: {
      planOverview: () => ({ status: 200, body: overview(now === settings ? short : fits) }),
      planSettings: () => ({ status: 200, body: now }),
      planSettingsSave: ({ body }) => {
        now = { ...now, ...Object(body), revision: now.revision + 1, categories: now.categories };
        return { status: 200, body: now };
      },
      ...answers,
    },
  });
  const saved = () =>
    shown.asked.filter(({ operation }) => operation === 'planSettingsSave').map(({ asked }) => asked.body);
  return { ...shown, saved };
}

test('the line of places to spare says where it is shortest, and its figures stand in a table', async () => {
  const { screen } = await show();
  await expect.element(screen.getByText('Sat 12 June 10:00: 3 places short')).toBeVisible();
  await screen.getByText('Hour by hour', { exact: true }).click();
  const row = screen.getByRole('row', { name: /Sat 12 June 10:00/ });
  await expect.element(row).toHaveTextContent('Sat 12 June 10:00411-3');
});

test('a remedy says what it gains and costs, is applied by one press, and the next press takes it back', async () => {
  const { screen, saved } = await show();
  const row = screen.getByRole('listitem').filter({ hasText: 'Open H1, H1/2 until 13:00' });
  await expect.element(row.getByText(/2 hall hours · 1 still short/)).toBeVisible();
  await screen.getByRole('button', { name: 'Apply: Open H1, H1/2 until 13:00' }).click();
  await expect.element(screen.getByText('Applied: Open H1, H1/2 until 13:00')).toBeVisible();
  await expect.element(screen.getByText('Everything fits')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Undone.', { exact: true })).toBeVisible();

  const hoursOf = (close: number) => settings.courts.map(({ key }) => ({ key, hours: [{ close }] }));
  expect(saved()).toMatchObject([
    { revision: 7, courts: hoursOf(780) },
    { revision: 8, courts: hoursOf(720) },
  ]);
});

test('where no remedy is enough alone, those that are enough together are one press', async () => {
  const { screen, saved } = await show();
  await expect.element(screen.getByText('Cheapest way to fit everything: 1 + 2')).toBeVisible();
  await screen.getByRole('button', { name: 'Apply all' }).click();
  await expect.element(screen.getByText('Everything fits')).toBeVisible();
  expect(saved()).toMatchObject([
    { revision: 7, courts: [{ hours: [{ close: 780 }] }, {}], categories: [{ maxPerDay: 5 }] },
  ]);
});

test('settings that others have saved meanwhile are not overwritten', async () => {
  const { screen } = await show({
    planSettingsSave: () => ({
      status: 409,
      body: { error: 'plan-settings-changed', additionalProperties: { revision: 8 } },
    }),
  });
  await screen.getByRole('button', { name: 'Apply: Open H1, H1/2 until 13:00' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByText('Applied:', { exact: false })).not.toBeInTheDocument();
});
