import type { Rehearsal } from '@sevenmetre/contract/rehearsal/schemas';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(() => dismissToast());

const user = organiser;
const none: Rehearsal = {
  state: 'none',
  of: null,
  editions: [{ id: 4, name: 'Lipová Cup', year: 2026, isCurrent: true }],
  play: null,
  now: null,
};
const made: Rehearsal = {
  ...none,
  state: 'open',
  of: {
    editionId: 4,
    name: 'Lipová Cup',
    year: 2026,
    timeZone: 'Europe/Prague',
    madeAt: '2026-03-01T10:00:00Z',
  },
};

test('[RE1] a rehearsal is made in one press and thrown away after a question', async () => {
  let now = none;
  const turn = (to: Rehearsal) => () => {
    now = to;
    return { status: 200, body: to };
  };
  const { screen, asked } = await showSignedIn({
    path: '/admin/rehearsal',
    user,
    answers: {
      rehearsal: () => ({ status: 200, body: now }),
      rehearsalMake: turn(made),
      rehearsalDiscard: turn(none),
    },
  });
  await screen.getByRole('button', { name: 'Make a rehearsal' }).click();
  await expect.element(screen.getByText(/Copy of Lipová Cup 2026/)).toBeVisible();
  for (const name of ['Organiser', 'Club', 'Reporter', 'Referee'])
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeEnabled();
  expect(asked.find(({ operation }) => operation === 'rehearsalMake')?.asked.body).toEqual({ editionId: 4 });
  await screen.getByRole('button', { name: 'Throw it away…' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await expect.element(screen.getByRole('button', { name: 'Make a rehearsal' })).toBeVisible();
});

test('[RE5] inside, the next hour is played and its progress is shown', async () => {
  const play = { hour: 2, day: 9, running: null, left: 0 };
  const inside: Rehearsal = { ...made, state: 'inside', editions: [], play };
  let now = inside;
  const { screen, asked } = await showSignedIn({
    path: '/admin/rehearsal',
    user,
    answers: {
      rehearsal: () => ({ status: 200, body: now }),
      rehearsalPlay: () => {
        now = { ...inside, play: { ...play, running: { done: 1, known: 2 } } };
        return { status: 200, body: now };
      },
    },
  });
  await expect.element(screen.getByRole('button', { name: /Play the day \(9 matches\)/ })).toBeEnabled();
  await screen.getByRole('button', { name: /Play the next hour \(2 matches\)/ }).click();
  await expect.element(screen.getByText('Playing: 1 of 2 matches')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Play the day/ })).toBeDisabled();
  await expect
    .element(screen.getByRole('link', { name: 'Kept letters' }))
    .toHaveAttribute('href', '/admin/mails');
  expect(asked.find(({ operation }) => operation === 'rehearsalPlay')?.asked.body).toEqual({ span: 'hour' });
});

test('[RE6] inside, the clock is shown in the zone of the tournament and set; nothing is wider than a phone', async () => {
  await page.viewport(360, 740);
  const play = { hour: 2, day: 9, running: null, left: 0 };
  let inside: Rehearsal = { ...made, state: 'inside', editions: [], play, now: '2026-06-12T07:30:00Z' };
  const { screen, asked } = await showSignedIn({
    path: '/admin/rehearsal',
    user,
    answers: {
      rehearsal: () => ({ status: 200, body: inside }),
      rehearsalClock: () => {
        inside = { ...inside, now: '2026-06-13T06:00:00Z' };
        return { status: 200, body: inside };
      },
    },
  });
  await expect.element(screen.getByText(/9:30 here/)).toBeVisible();
  await screen.getByLabelText('Date and time').fill('13/06/2026 08:00');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/8:00 here|08:00 here/)).toBeVisible();
  const sent = asked.find(({ operation }) => operation === 'rehearsalClock')?.asked.body;
  expect(sent).toMatchObject({ now: expect.stringMatching(/^2026-06-13T06:00:00(\.000)?Z$/) });
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.viewport(1280, 900);
});
