import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';
import { list } from './testing/a-message.ts';

afterEach(() => vi.unstubAllGlobals());

// In a file of its own: another page would bring the styles along.
test('given a new message as the first page, then its conditions are a sheet on a phone', async () => {
  await page.viewport(360, 740);
  const { screen } = await showSignedIn({
    path: '/admin/messages/new',
    user: organiser,
    answers: { adminMessages: () => ({ status: 200, body: list }) },
  });
  await screen.getByRole('button', { name: '+ Condition or club' }).click();
  const sheet = screen.getByRole('group', { name: /^Conditions and clubs/ }).element();
  expect(getComputedStyle(sheet).position).toBe('fixed');
  expect(sheet.getBoundingClientRect().width).toBe(360);
});
