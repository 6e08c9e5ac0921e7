import type { PlanSettings } from '@sevenmetre/contract/plan/schemas';
import { defaultBuffers } from '@sevenmetre/engine/schedule';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dismissToast } from '../../../../lib/page/toasts.ts';
import { aUser, showSignedIn } from '../../../../testing/show-signed-in.tsx';
import { smallSettings } from '../testing/small-plan.ts';

beforeEach(() => page.viewport(360, 740));
afterEach(async () => {
  dismissToast();
  vi.unstubAllGlobals();
  await page.viewport(414, 896);
});

const court = {
  placeId: 1,
  name: null,
  size: 'full' as const,
  resin: true,
  seats: null,
  main: false,
  active: true,
  slotLength: null,
  blocks: [],
  hours: [{ day: 0, open: 480, close: 1200 }],
};
const settings: PlanSettings = {
  ...smallSettings,
  days: ['2027-06-12'],
  halls: [
    { id: 1, code: 'H01', nameCs: 'Hala', nameEn: 'Hall', located: true },
    { id: 2, code: 'H02', nameCs: 'Škola', nameEn: 'School', located: true },
  ],
  courts: [
    { ...court, key: '1' },
    { ...court, key: '2', placeId: 2 },
  ],
  travel: [{ fromPlaceId: 1, toPlaceId: 2, minutes: 8, byHand: false }],
  weights: {
    hallChange: 'normal',
    shortRest: 'normal',
    longWait: 'normal',
    thirdInDay: 'normal',
    lunch: 'normal',
    lateThenEarly: 'normal',
    coach: 'normal',
    pathHallChange: 'normal',
    teamWish: 'normal',
  },
  buffers: defaultBuffers,
};

function show(stored: PlanSettings) {
  return showSignedIn({
    path: '/admin/plan/settings',
    user: { ...aUser, roles: ['ROLE_USER', 'ROLE_ADMIN'] },
    answers: {
      planSettings: () => ({ status: 200, body: stored }),
      planSettingsSave: () => ({ status: 200, body: { ...stored, revision: 1 } }),
    },
  });
}

test('given a phone and settings as usual, then each part is a sentence of its values', async () => {
  const { screen } = await show(settings);
  const says = (name: string) => expect.element(screen.getByRole('button', { name }));
  await says('Courts and hours').toHaveAccessibleDescription('2 courts, 8:00–20:00');
  await says('Blocked times').toHaveAccessibleDescription('No time is blocked.');
  await says('Rules of categories').toHaveAccessibleDescription(
    'Half 15, Break 5, Slot 40, Rest 60, Promised matches 4',
  );
  await says('What matters').toHaveAccessibleDescription(
    'All wishes count the same. Time between matches: 70 + 30 min',
  );
  await says('Travel between halls').toHaveAccessibleDescription('8 min');
  await expect.element(screen.getByRole('textbox', { name: 'H01 – H02' })).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('given a phone, then the first part that differs is open, and what is typed stays when another one is opened', async () => {
  const { screen, asked } = await show({
    ...settings,
    courts: [
      { ...court, key: '1' },
      { ...court, key: '2', placeId: 2, active: false },
    ],
    categories: smallSettings.categories.flatMap((one) => [
      one,
      { ...one, categoryId: 2, code: 'MA' },
      { ...one, categoryId: 3, code: 'WA', halfMinutes: 20 },
    ]),
    weights: { ...settings.weights, lunch: 'high' },
  });
  await screen.getByRole('checkbox', { name: 'H02: Used' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Rules of categories' }))
    .toHaveAccessibleDescription(/Promised matches 4\. Different: WA$/);
  await expect
    .element(screen.getByRole('button', { name: 'What matters' }))
    .toHaveAccessibleDescription(/^A free hour at midday: much\. /);
  await screen.getByRole('button', { name: 'Travel between halls' }).click();
  await screen.getByRole('textbox', { name: 'H01 – H02' }).fill('12');
  await expect
    .element(screen.getByRole('button', { name: 'Courts and hours' }))
    .toHaveAccessibleDescription('2 courts, 8:00–20:00');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('The settings are saved.')).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'planSettingsSave')?.asked.body).toMatchObject({
    courts: [{ active: true }, { active: true }],
    travel: [{ minutes: 12 }],
  });
});

test('given a wide window, then every part is open', async () => {
  await page.viewport(1280, 900);
  const { screen } = await show(settings);
  await expect.element(screen.getByRole('textbox', { name: 'H01 – H02' })).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'H02: Used' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Courts and hours' }).elements()).toEqual([]);
});
