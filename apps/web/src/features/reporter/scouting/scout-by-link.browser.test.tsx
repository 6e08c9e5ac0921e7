import type { ScoutingOfLink } from '@sevenmetre/contract/scouting/schemas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showSignedIn } from '../../../testing/show-signed-in.tsx';

const token = 'a-token-that-is-long-enough-to-be-one';
const path = `/reporter/scout#${token}`;
const match: ScoutingOfLink['matches'][number] = {
  id: 9,
  matchNumber: 12,
  day: '2026-04-04',
  time: '14:00',
  home: 'Lipová',
  away: 'Javorová',
  stageCode: '1st_half',
  halfLength: 900,
  scouting: 'players',
  numbers: { home: [{ entryId: 71, number: 7 }], away: [] },
  clock: { seconds: 65, running: false, at: 0 },
};
const ofLink: ScoutingOfLink = {
  tournament: 'Lipová Cup 2026',
  expiresAt: '2026-04-05T12:00:00Z',
  matches: [match, { ...match, id: 10, matchNumber: 13, home: null, scouting: 'teams' }],
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('[SO9] given a link, then a match is chosen and scouted by numbers without an account, and the page opens again without a network', async () => {
  await page.viewport(360, 740);
  const { screen, asked } = await showSignedIn({
    path,
    answers: {
      scoutingOfLink: () => ({ status: 200, body: ofLink }),
      scoutingByLink: () => ({ status: 200, body: { matchId: 9, entries: 1 } }),
    },
  });
  await screen.getByRole('button', { name: /Lipová – Javorová/ }).click();
  await screen.getByRole('button', { name: '7', exact: true }).click();
  await screen.getByRole('button', { name: 'Turnover' }).click();
  await expect.element(screen.getByText(/Everything is sent/)).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'scoutingByLink')?.asked).toMatchObject({
    params: { matchId: '9' },
    body: { token, kind: 'turnover', side: 'home', participantId: 71, seconds: 65, undone: false },
  });
  expect(asked.some(({ operation }) => operation === 'matchScouting')).toBe(false);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await screen.unmount();
  const { screen: again } = await showSignedIn({ path, answers: { scoutingOfLink: () => null } });
  await expect.element(again.getByText(/^No network/)).toBeVisible();
  await expect.element(again.getByRole('button', { name: /Lipová – Javorová/ })).toBeVisible();
});

it('[SO9] given a link that has ended, then the page says so and where a new one is', async () => {
  const refused = { error: 'scouting-link-ended', additionalProperties: {} };
  const { screen } = await showSignedIn({
    path,
    answers: { scoutingOfLink: () => ({ status: 403, body: refused }) },
  });
  await expect.element(screen.getByText(/has ended/)).toBeVisible();
});
