import type { Presses } from '@sevenmetre/contract/undo/schemas';
import { afterEach, expect, test } from 'vitest';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(() => dismissToast());

const press = (id: number, kind: 'club-states' | 'beds', count: number): Presses['presses'][number] => ({
  id,
  kind,
  count,
  names: [],
  at: '2026-03-01T10:00:00Z',
  until: '2026-03-01T10:10:00Z',
  by: 'Radek Pořádný',
  isUndone: false,
});

test('[UN1] a change of beds is undone on the page of beds, and a refusal says why', async () => {
  let list = [
    { ...press(4, 'beds', 3), names: ['TJ Lípa I (MA)', 'HK Brno I (MB)'] },
    press(3, 'beds', 2),
    press(2, 'beds', 5),
    press(1, 'club-states', 4),
  ];
  let isRefused = true;
  const { screen, asked } = await showSignedIn({
    path: '/admin/accommodation',
    user: organiser,
    answers: {
      presses: () => ({ status: 200, body: { presses: list, timeZone: 'Europe/Prague' } }),
      pressUndo: () => {
        if (isRefused) {
          isRefused = false;
          return { status: 409, body: { error: 'lodging-full', additionalProperties: {} } };
        }
        list = list.map((each) => (each.id === 4 ? { ...each, isUndone: true } : each));
        return { status: 200, body: { presses: list, timeZone: 'Europe/Prague' } };
      },
    },
  });
  const button = screen.getByRole('button', {
    name: 'Undo: Beds of 3 guests: TJ Lípa I (MA), HK Brno I (MB) …',
  });
  await expect.element(screen.getByText(/until 11:10/).first()).toBeVisible();
  await expect.element(screen.getByText('States of 4 clubs')).not.toBeInTheDocument();
  const earlier = screen.getByRole('button', { name: 'Undo: Beds of 5 guests' });
  await expect.element(earlier).not.toBeInTheDocument();
  await button.click();
  await expect.element(screen.getByText('There are not enough beds left there.')).toBeVisible();
  await button.click();
  await expect.element(screen.getByText('Undone', { exact: true })).toBeVisible();
  expect(
    asked.filter(({ operation }) => operation === 'pressUndo').map(({ asked: { params } }) => params),
  ).toEqual([{ id: '4' }, { id: '4' }]);
  await screen.getByText('One earlier change').click();
  await expect.element(earlier).toBeVisible();
});
