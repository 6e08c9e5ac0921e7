import type { PlanDraft, PlanRun, PlanSettings } from '@sevenmetre/contract/plan/schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dismissToast } from '../../../../lib/page/toasts.ts';
import { organiser, showSignedIn } from '../../../../testing/show-signed-in.tsx';
import { smallCourt, smallDraft, smallSettings } from '../testing/small-plan.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

const empty = smallDraft();
const draft: PlanDraft = {
  ...empty,
  input: {
    ...empty.input,
    teams: ['1', '2'].map((id) => ({ id, category: 'MB', coaches: [] })),
  },
  matches: [
    {
      key: 'MB A:1-2',
      category: 'MB',
      level: 'group',
      group: 'MB A',
      round: 1,
      teams: ['1', '2'],
      waitsFor: [],
      groupKey: 'MB A',
      home: 0,
      away: 1,
      number: null,
      state: 'new',
    },
  ],
};
const settings: PlanSettings = {
  ...smallSettings,
  days: ['2027-06-12'],
  halls: [{ id: 1, code: 'H1', nameCs: 'Hala', nameEn: 'Hall', located: false }],
  courts: [{ ...smallCourt, hours: [{ day: 0, open: 480, close: 1200 }] }],
};
const running: PlanRun = {
  id: 7,
  state: 'running',
  by: null,
  startedAt: '2027-06-01T10:00:00Z',
  endedAt: null,
  seed: 1,
  progress: { moves: 500, of: 1000, broken: 0, unplaced: 0, cost: 0, bound: null },
  before: null,
  hasBest: true,
  draftChanged: false,
  command: null,
};

/** The page of the schedule with a search that goes on as the test says. */
async function showRun() {
  let run = running;
  const { screen } = await showSignedIn({
    path: '/admin/plan/schedule',
    user: organiser,
    answers: {
      planDraft: () => ({ status: 200, body: draft }),
      planSettings: () => ({ status: 200, body: settings }),
      planRun: () => ({ status: 200, body: { run } }),
      planRunStop: () => {
        run = { ...run, state: 'stopped' };
        return { status: 200, body: { run } };
      },
    },
  });
  const panel = screen.getByRole('region', { name: 'Improving' });
  await expect.element(panel.getByText(/When the search ends, its best result is put/)).toBeVisible();
  const becomes = (next: Partial<PlanRun>) => {
    run = { ...run, ...next };
  };
  return { screen, panel, becomes };
}

test('given a small tournament that is played, then its rows show scores, and the minute of a running match', async () => {
  const [first] = draft.matches;
  if (first === undefined) throw new Error('The draft has no match');
  const matches = [1, 2, 3].map((number) => ({ ...first, key: `MB A:${number}`, number }));
  const placements = matches.map(({ key }, index): [string, string, number] => [key, '1', 480 + index * 60]);
  const row = {
    category: 'MB',
    group: null,
    home: 1,
    away: 2,
    hall: 1,
    halfLength: 900,
    homeScore: 12,
    awayScore: 9,
  };
  const rows = [
    { ...row, id: 1, matchNumber: 1, stageCode: 'finished' },
    { ...row, id: 2, matchNumber: 2, stageCode: '2nd_half', homeScore: 6, awayScore: 5 },
    { ...row, id: 3, matchNumber: 3, stageCode: 'not_started', homeScore: null, awayScore: null },
  ];
  const days = [{ day: '2027-06-12', matches: 3, played: 1 }];
  const slice = {
    version: 1,
    day: '2027-06-12',
    days,
    categories: [],
    halls: [],
    groups: [],
    teams: [],
    matches: rows,
  };
  const { screen } = await showSignedIn({
    path: '/admin/plan/schedule',
    user: organiser,
    answers: {
      planDraft: () => ({
        status: 200,
        body: { ...draft, matches, published: placements, document: { ...draft.document, placements } },
      }),
      planSettings: () => ({ status: 200, body: settings }),
      planRun: () => ({ status: 200, body: { run: null } }),
      scheduleSlice: () => ({ status: 200, body: slice }),
    },
  });
  await expect.element(screen.getByText('12\u00A0:\u00A09')).toBeVisible();
  await expect.element(screen.getByText('6\u00A0:\u00A05 · 2nd half')).toBeVisible();
  await expect.element(screen.getByText('10:00').last()).toBeVisible();
});

test('a search that has used up its budget says that its result is in the grid', async () => {
  const { screen, panel, becomes } = await showRun();
  becomes({ state: 'done', command: 4 });
  await expect.element(screen.getByText(/Its result is in the grid/)).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
});

test('a search that has found nothing better says so, and nothing waits to be taken', async () => {
  const { screen, panel, becomes } = await showRun();
  becomes({ state: 'done', hasBest: false });
  await expect.element(screen.getByText('The search has ended. It changes nothing.')).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
});

test('a search that is stopped before it has found anything says that nothing is taken', async () => {
  const { screen, panel } = await showRun();
  await panel.getByRole('button', { name: 'Stop, take the best' }).click();
  await expect.element(screen.getByText('The search has ended. It changes nothing.')).toBeVisible();
});

test('given “?” outside the grid, then the keys of the schedule are shown, not those of every page', async () => {
  const { screen } = await showRun();
  await userEvent.keyboard('?');
  await expect.element(screen.getByRole('dialog', { name: 'All keys' })).toBeVisible();
});
