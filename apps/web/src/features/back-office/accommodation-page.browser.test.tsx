import type { Accommodation } from '@sevenmetre/contract/schemas/accommodation';
import { afterEach, expect, test, vi } from 'vitest';
import { organiser } from '../../testing/a-registration.ts';
import { showZone } from '../../testing/show-zone.tsx';

afterEach(() => vi.unstubAllGlobals());

const accommodation: Accommodation = {
  beds: { allotted: 0, capacity: 0, needed: 0 },
  places: [],
  waiting: [],
  shownToClubs: false,
  shownToReferees: false,
};

test('given a double click, then all lists are printed once', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { screen } = await showZone({
    path: '/admin/accommodation',
    user: organiser,
    answers: { accommodation: () => ({ status: 200, body: accommodation }) },
  });
  const button = screen.getByRole('button', { name: 'Print all lists' });
  await button.dblClick();
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
  expect(print).toHaveBeenCalledOnce();
});
