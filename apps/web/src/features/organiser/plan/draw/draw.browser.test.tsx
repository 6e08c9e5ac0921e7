import { readyFormats } from '@sevenmetre/engine/formats';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dismissToast } from '../../../../lib/page/toasts.ts';
import { queryClient } from '../../../../lib/queries/query-client.ts';
import { type Answers, organiser, showSignedIn } from '../../../../testing/show-signed-in.tsx';
import { smallDraft, smallSettings, smallTeams } from '../testing/small-plan.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

const [format] = readyFormats.filter(({ id }) => id === 'groups-of-4-ab');
/** Group A: teams 1, 3, 5, 7; group B: teams 2, 4, 6, 8. Teams 1 and 8 are of one club. */
const entries = ['1', '3', '5', '7', '2', '4', '6', '8'];

async function show(planCommand?: Answers['planCommand'], drawn: readonly string[] = entries) {
  const shown = await showSignedIn({
    path: '/admin/plan/draw/MB',
    user: organiser,
    answers: {
      planDraft: () => ({
        status: 200,
        body: smallDraft(format ? [{ code: 'MB', format, entries: [...drawn] }] : []),
      }),
      planTeams: () => ({ status: 200, body: smallTeams() }),
      planSettings: () => ({ status: 200, body: smallSettings }),
      planCommand:
        planCommand ??
        (({ body }) => ({
          status: 200,
          body: {
            command: { number: 4, at: '2026-03-01T10:00:00Z', by: null, change: Object(body).change },
            missed: [],
          },
        })),
    },
  });
  await expect.element(shown.screen.getByRole('grid', { name: 'Groups' })).toBeVisible();
  return shown;
}

test('a team is exchanged by the keyboard alone, and the price of every place is shown before', async () => {
  const { screen, asked } = await show();
  const grid = screen.getByRole('grid', { name: 'Groups' }).element();
  if (grid instanceof HTMLElement) grid.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown} ');
  await expect
    .element(screen.getByRole('gridcell', { name: /^HC Město 7/ }).getByText('lifted'))
    .toBeVisible();
  // Team 8 may not come to its club's first team.
  await expect
    .element(screen.getByRole('gridcell', { name: /^HC Město 8/ }).getByText('never'))
    .toBeVisible();
  await userEvent.keyboard('{Escape}{ArrowUp} {ArrowRight}{Enter}');
  await expect.element(screen.getByText('not stored yet', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Use this draw' }).click();
  await expect.element(screen.getByText('The draw of MB is stored in the plan.')).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'planCommand')?.asked.body).toMatchObject({
    change: { kind: 'draw', category: 'MB', entries: ['1', '3', '6', '7', '2', '4', '5', '8'] },
  });
});

test('drawing again says how good the draw is against what no draw can be below', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: 'Draw again' }).click();
  await expect.element(screen.getByText('No better draw is possible.', { exact: false })).toBeVisible();
  await expect.element(screen.getByText(/penalty \d+, the least possible/)).toBeVisible();
});

test('[DR7] teams of a country that every group must hold are not marked, an uneven share is', async () => {
  // Two teams of CZ and two of SK in each group.
  const even = ['1', '4', '6', '7', '2', '3', '5', '8'];
  const marks = async (of: readonly string[]) => {
    const { screen } = await show(undefined, of);
    const cells = screen.getByRole('gridcell', { name: /same country/ }).elements();
    await screen.unmount();
    return cells.length;
  };
  expect(await marks(even)).toBe(0);
  // Group A: teams 1, 3, 5, 7 of CZ; group B: the others.
  expect(await marks(entries)).toBeGreaterThan(5);
});

test('a pinned team stays in its group', async () => {
  const { screen } = await show();
  await screen.getByRole('gridcell', { name: /^HC Město 1/ }).click();
  await screen.getByRole('button', { name: 'Pin' }).click();
  await expect
    .element(screen.getByRole('gridcell', { name: /^HC Město 1/ }).getByText('pinned'))
    .toBeVisible();
  for (let turn = 0; turn < 4; turn += 1) {
    await screen.getByRole('button', { name: 'Draw again' }).click();
    await expect
      .element(screen.getByRole('gridcell', { name: /^HC Město 1/ }).getByText('pinned'))
      .toBeVisible();
  }
});

/** A worker that answers only what a test lets it answer. */
function heldWorkers() {
  const held: {
    readonly question: { readonly kind: string; readonly teams: readonly object[] };
    isOver: boolean;
  }[] = [];
  class Held extends EventTarget {
    private readonly own: (typeof held)[number][] = [];
    postMessage({ question }: { question: (typeof held)[number]['question'] }) {
      const one = { question, isOver: false };
      this.own.push(one);
      held.push(one);
    }
    terminate() {
      for (const one of this.own) one.isOver = true;
    }
  }
  vi.stubGlobal('Worker', Held);
  return held;
}

test('the bound is asked for once, however often the plan is read again', async () => {
  const held = heldWorkers();
  await show();
  await expect.poll(() => held.length).toBe(1);
  await queryClient.invalidateQueries();
  expect(held.map(({ isOver }) => isOver)).toEqual([false]);
});

test('a draw begins again with the pin that is set meanwhile', async () => {
  const held = heldWorkers();
  const { screen } = await show();
  const draws = () => held.filter(({ question }) => question.kind === 'draw');
  await screen.getByRole('button', { name: 'Draw again' }).click();
  await expect.poll(() => draws().length).toBe(1);
  await expect.element(screen.getByRole('status').getByText('Checking…')).toBeVisible();
  await screen.getByRole('gridcell', { name: /^HC Město 1/ }).click();
  await screen.getByRole('button', { name: 'Pin' }).click();
  await expect.poll(() => draws().map(({ isOver }) => isOver)).toEqual([true, false]);
  expect(draws().at(-1)?.question.teams).toContainEqual(
    expect.objectContaining({ id: '1', pin: { group: 0 } }),
  );
});

test('[DR5] groups that were drawn in public change with a reason that visitors read', async () => {
  const sent: object[] = [];
  const { screen } = await show(({ body }) => {
    const { change } = Object(body);
    sent.push(change);
    if (!('reason' in change))
      return {
        status: 422,
        body: { error: 'draw-reason-missing', additionalProperties: { categories: ['MB'] } },
      };
    return {
      status: 200,
      body: { command: { number: 4, at: '2026-03-01T10:00:00Z', by: null, change }, missed: [] },
    };
  });
  await screen.getByRole('button', { name: 'Draw again' }).click();
  await screen.getByRole('button', { name: 'Use this draw' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/^The groups of MB were drawn in public/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason, public' }).fill('They travel together');
  await dialog.getByRole('button', { name: 'Change the groups' }).click();
  await expect.element(screen.getByText('The draw of MB is stored in the plan.')).toBeVisible();
  expect(sent).toMatchObject([{ kind: 'draw' }, { kind: 'draw', reason: 'They travel together' }]);
});
