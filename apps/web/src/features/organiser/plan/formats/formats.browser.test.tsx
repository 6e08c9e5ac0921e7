import { readyFormats } from '@sevenmetre/engine/formats';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dismissToast } from '../../../../lib/page/toasts.ts';
import { queryClient } from '../../../../lib/queries/query-client.ts';
import { type Answers, organiser, showSignedIn } from '../../../../testing/show-signed-in.tsx';
import { smallDraft, smallSettings, smallTeams } from '../testing/small-plan.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  dismissToast();
  vi.unstubAllGlobals();
  await page.viewport(414, 896);
});

const command = { number: 4, at: '2026-03-01T10:00:00Z', by: null };

function show(answers: Answers = {}) {
  return showSignedIn({
    path: '/admin/plan/formats/MB',
    user: organiser,
    answers: {
      planDraft: () => ({ status: 200, body: smallDraft() }),
      planTeams: () => ({ status: 200, body: smallTeams() }),
      planSettings: () => ({ status: 200, body: smallSettings }),
      ...answers,
    },
  });
}

test('a card says fewest and most matches of a team, and choosing it sends one command with the promise of the category', async () => {
  const { screen, asked } = await show({
    planCommand: ({ body }) => ({
      status: 200,
      body: { command: { ...command, change: Object(body).change }, missed: [] },
    }),
  });
  const card = screen.getByRole('article', { name: 'Groups of 4, then play-offs A and B' });
  await expect.element(card.getByText('worst case keeps the promise')).toBeVisible();
  await expect.element(card.getByText('4–5')).toBeVisible();
  await card.getByRole('button', { name: 'Choose' }).click();
  await expect.element(screen.getByText('The format of MB is chosen.')).toBeVisible();
  const sent = asked.find(({ operation }) => operation === 'planCommand')?.asked.body;
  expect(sent).toMatchObject({
    revision: 3,
    change: { kind: 'format', category: 'MB', entries: 8, format: { id: 'groups-of-4-ab', guarantee: 4 } },
  });
});

test('a chosen format that breaks the promise says for how many teams and offers one extra match', async () => {
  const format = readyFormats.find(({ id }) => id === 'groups-of-4-ab');
  if (!format) throw new Error('The format is ready.');
  const entries = Array.from({ length: 7 }, () => null);
  const { screen } = await show({
    planTeams: () => ({ status: 200, body: smallTeams(7) }),
    planDraft: () => ({ status: 200, body: smallDraft([{ code: 'MB', format, entries }]) }),
  });
  await expect.element(screen.getByText('The promise breaks for 3 teams.', { exact: false })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: /One extra match for small groups/ }))
    .toBeVisible();
});

test('the editor of an own format shows its worst case and names what is wrong', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: 'Own format' }).click();
  await expect.element(screen.getByRole('button', { name: 'Use for MB' })).toBeVisible();
  const stage = screen.getByRole('group', { name: 'Play-off B' });
  await stage.getByRole('spinbutton', { name: 'Places from' }).fill('2');
  await expect.element(screen.getByText('Place 2 of group A goes on in two stages.').first()).toBeVisible();
});

test('what others have changed meanwhile is a question: mine is sent again behind theirs', async () => {
  let tries = 0;
  const theirs = { ...command, by: { id: 2, name: 'Petr Kučera' }, change: { kind: 'undo', command: 1 } };
  const { screen, asked } = await show({
    planCommand: ({ body }) => {
      tries += 1;
      if (tries > 1)
        return { status: 200, body: { command: { ...command, change: Object(body).change }, missed: [] } };
      return {
        status: 409,
        body: { error: 'plan-conflict', additionalProperties: { reason: 'conflict', commands: [theirs] } },
      };
    },
  });
  const card = screen.getByRole('article', { name: 'One group, everybody plays everybody' });
  await card.getByRole('button', { name: 'Choose' }).click();
  await expect.element(screen.getByText('Petr Kučera has changed this category meanwhile.')).toBeVisible();
  await screen.getByRole('button', { name: 'Use mine' }).click();
  await expect.element(screen.getByText('The format of MB is chosen.')).toBeVisible();
  const sent = asked.filter(({ operation }) => operation === 'planCommand').map((call) => call.asked.body);
  expect(sent.map((body) => Object(body).revision)).toEqual([3, 4]);
});

test('a card says how much room its format leaves in the halls, and one that keeps the promise and has room is suggested', async () => {
  const { screen } = await show();
  const card = screen.getByRole('article', { name: 'Groups of 4, then play-offs A and B' });
  await expect.element(card.getByText('6 places')).toBeVisible();
  const badge = card.getByText('Suggested');
  await expect.element(badge).toBeVisible();
  expect(badge.element().clientWidth).toBeLessThan(card.element().clientWidth / 2);
  const twice = screen.getByRole('article', { name: 'One group, everybody twice' });
  await expect.element(twice.getByText('20 places short')).toBeVisible();
  expect(screen.getByText('Suggested').elements()).toHaveLength(1);
});

test('the number of teams follows the accepted ones until it is changed', async () => {
  let accepted = 0;
  const { screen } = await show({ planTeams: () => ({ status: 200, body: smallTeams(accepted) }) });
  await expect.element(screen.getByText('No team of this category is accepted yet.')).toBeVisible();
  const accept = async (count: number) => {
    accepted = count;
    await queryClient.invalidateQueries({ queryKey: ['planTeams'] });
    await expect.element(screen.getByText(`${count} teams accepted`)).toBeVisible();
  };
  await accept(8);
  await expect.element(screen.getByText('8 teams', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'One team fewer' }).click();
  await accept(9);
  await expect.element(screen.getByText('7 teams', { exact: true })).toBeVisible();
});

test('given a phone, then the suggested format is open and the others are a line with their worst case', async () => {
  await page.viewport(360, 740);
  const { screen, asked } = await show({
    planCommand: ({ body }) => ({
      status: 200,
      body: { command: { ...command, change: Object(body).change }, missed: [] },
    }),
  });
  const suggested = screen.getByRole('article', { name: 'Groups of 4, then play-offs A and B' });
  await expect.element(suggested.getByText('worst case keeps the promise')).toBeVisible();
  const knockOut = screen.getByRole('button', { name: 'Knock-out', exact: true });
  await expect
    .element(knockOut)
    .toHaveAccessibleDescription('8 teams get only 1. 1–3 matches a team, 8 matches in all');
  await knockOut.click();
  await expect.element(suggested.getByText('worst case keeps the promise')).not.toBeInTheDocument();
  const card = screen.getByRole('article', { name: 'Knock-out', exact: true });
  await card.getByRole('button', { name: 'Choose' }).click();
  await expect.element(screen.getByText('The format of MB is chosen.')).toBeVisible();
  const sent = asked.find(({ operation }) => operation === 'planCommand')?.asked.body;
  expect(sent).toMatchObject({ change: { format: { id: 'knock-out' } } });
  await expect
    .element(screen.getByRole('button', { name: 'Side by side' }))
    .toHaveAttribute('aria-expanded', 'false');
  expect(document.documentElement.scrollWidth).toBe(360);
});
