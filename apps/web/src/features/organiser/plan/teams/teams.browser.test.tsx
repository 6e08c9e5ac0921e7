import type { PlanTeams } from '@sevenmetre/contract/plan/schemas';
import { readyFormats } from '@sevenmetre/engine/formats';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dismissToast } from '../../../../lib/page/toasts.ts';
import { organiser, showSignedIn } from '../../../../testing/show-signed-in.tsx';
import { smallDraft, smallSettings, smallTeams } from '../testing/small-plan.ts';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 900);
});
afterEach(() => dismissToast());

/** Two teams; the first ended third in 2025. */
function twoTeams(): PlanTeams {
  const { categories, ...body } = smallTeams(2);
  const archivedPlace = { place: 3, year: 2025 };
  return {
    ...body,
    categories: categories.map((category) => ({
      ...category,
      teams: category.teams.map((team) => (team.id === 1 ? { ...team, archivedPlace } : team)),
    })),
  };
}

/** A category with a format for eight teams, not drawn. */
function draftOfEight() {
  const format = readyFormats.find(({ id }) => id === 'groups-of-4-ab');
  if (!format) throw new Error('the format is one of the ready ones');
  return smallDraft([{ code: 'MB', format, entries: Array.from({ length: 8 }, () => null) }]);
}

function eightTeams(seeds: ReadonlyMap<number, number | null>): PlanTeams {
  const { categories, ...body } = smallTeams(8);
  return {
    ...body,
    categories: categories.map((category) => ({
      ...category,
      teams: category.teams.map((team) => ({ ...team, seed: seeds.get(team.id) ?? null })),
    })),
  };
}

async function show() {
  const shown = await showSignedIn({
    path: '/admin/plan/teams',
    user: organiser,
    answers: {
      planTeams: () => ({ status: 200, body: twoTeams() }),
      planSettings: () => ({ status: 200, body: smallSettings }),
      planDraft: () => ({ status: 200, body: smallDraft() }),
      planTeamsSave: () => ({ status: 200, body: twoTeams() }),
    },
  });
  await expect.element(shown.screen.getByRole('button', { name: 'Change HC Město 1' })).toBeVisible();
  const saved = () =>
    shown.asked
      .filter(({ operation }) => operation === 'planTeamsSave')
      .map(({ asked }) => Object(asked.body).teams[0].lastPlace);
  return { ...shown, saved };
}

test.each([360, 1440])('given %i px, then a long name of a team is not cut', async (width) => {
  await page.viewport(width, 900);
  const name = 'TJ Sokol Lhotka nad Lipou II';
  const { categories, ...body } = eightTeams(new Map());
  const named = categories.map((category) => ({
    ...category,
    teams: category.teams.map((team) => (team.id === 1 ? { ...team, name } : team)),
  }));
  const { screen } = await showSignedIn({
    path: '/admin/plan/teams',
    user: organiser,
    answers: {
      planTeams: () => ({ status: 200, body: { ...body, categories: named } }),
      planSettings: () => ({ status: 200, body: smallSettings }),
      planDraft: () => ({ status: 200, body: draftOfEight() }),
    },
  });
  const button = screen.getByRole('button', { name: `Change ${name}` });
  await expect.element(button).toBeVisible();
  const { scrollWidth, clientWidth } = button.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('the place of the last edition stands with its year, and saving something else leaves it to the archive', async () => {
  const { screen, saved } = await show();
  await expect.element(screen.getByText('3. from 2025')).toBeVisible();
  await screen.getByRole('button', { name: 'Change HC Město 1' }).click();
  const form = screen.getByRole('form', { name: 'HC Město 1' });
  await expect.element(form.getByLabelText(/^Last year/)).toHaveValue('3');
  await expect.element(form.getByText('from 2025')).toBeVisible();
  await form.getByLabelText(/^Seed/).fill('5');
  await form.getByRole('button', { name: 'Save HC Město 1' }).click();
  await expect.element(screen.getByText('HC Město 1 is saved.')).toBeVisible();
  expect(saved()).toEqual([null]);
});

test('another place that an organiser writes is saved, and the form says what the archive has', async () => {
  const { screen, saved } = await show();
  await screen.getByRole('button', { name: 'Change HC Město 1' }).click();
  const form = screen.getByRole('form', { name: 'HC Město 1' });
  await form.getByLabelText(/^Last year/).fill('7');
  await expect.element(form.getByText('If left empty: place 3 in 2025')).toBeVisible();
  await form.getByRole('button', { name: 'Save HC Město 1' }).click();
  await expect.element(screen.getByText('HC Město 1 is saved.')).toBeVisible();
  expect(saved()).toEqual([7]);
});

test('teams without a pot are chosen and put into the free places with one action, which can be taken back', async () => {
  const state = { seeds: new Map<number, number | null>([1, 2, 3, 4, 5, 6].map((id) => [id, id])) };
  const teams = () => eightTeams(state.seeds);
  const { screen } = await showSignedIn({
    path: '/admin/plan/teams',
    user: organiser,
    answers: {
      planTeams: () => ({ status: 200, body: teams() }),
      planSettings: () => ({ status: 200, body: smallSettings }),
      planDraft: () => ({ status: 200, body: draftOfEight() }),
      planTeamsSave: ({ body: sent }) => {
        for (const { id, seed } of Object(sent).teams) state.seeds.set(id, seed);
        return { status: 200, body: teams() };
      },
    },
  });
  await expect.element(screen.getByText(/^Without a pot: 2/)).toBeVisible();
  for (const width of [360, 1440]) {
    await page.viewport(width, 900);
    expect(overflowing(width), `${width} px`).toEqual([]);
  }
  await page.viewport(1280, 900);
  await screen.getByRole('checkbox', { name: /HC Město 7/ }).click();
  await screen.getByRole('checkbox', { name: /HC Město 8/ }).click();
  await screen.getByRole('button', { name: /^Fill free places: 2/ }).click();
  await expect.poll(() => screen.getByText(/^Without a pot: 2/).elements()).toEqual([]);
  expect([state.seeds.get(7), state.seeds.get(8)]).toEqual([7, 8]);
  await expect.element(screen.getByText('Every team is in a pot')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText(/^Without a pot: 2/)).toBeVisible();
  expect([state.seeds.get(7), state.seeds.get(8)]).toEqual([null, null]);
});

test('given a press that was refused since somebody else was first, then the next one sends the newest revision', async () => {
  let revision = 5;
  const { screen, asked } = await showSignedIn({
    path: '/admin/plan/teams',
    user: organiser,
    answers: {
      planTeams: () => ({ status: 200, body: { ...eightTeams(new Map()), revision } }),
      planSettings: () => ({ status: 200, body: smallSettings }),
      planDraft: () => ({ status: 200, body: draftOfEight() }),
      planTeamsSave: ({ body }) => {
        if (Object(body).revision === 6)
          return { status: 200, body: { ...eightTeams(new Map()), revision: 7 } };
        revision = 6;
        return { status: 409, body: { error: 'plan-settings-changed', additionalProperties: {} } };
      },
    },
  });
  const pot = screen
    .getByRole('group', { name: /HC Město 7/ })
    .getByRole('button', { name: '1', exact: true });
  await pot.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(pot).toHaveAttribute('aria-disabled', 'false');
  await expect.element(pot).toHaveFocus();
  await pot.click();
  await expect
    .poll(() =>
      asked.flatMap(({ operation, asked: { body } }) =>
        operation === 'planTeamsSave' ? [Object(body).revision] : [],
      ),
    )
    .toEqual([5, 6]);
});

test('all categories are one list with pots and players, and a team opens there', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: /^All\s*2/ }).click();
  const row = screen.getByRole('row', { name: /HC Město 2/ });
  await expect.element(row.getByRole('cell', { name: '12', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Players' })).toBeVisible();
  for (const width of [360, 1440]) {
    await page.viewport(width, 900);
    expect(overflowing(width), `${width} px`).toEqual([]);
  }
  await screen.getByRole('button', { name: 'Change HC Město 1' }).click();
  await expect.element(screen.getByRole('form', { name: 'HC Město 1' })).toBeVisible();
});

/** Cells, buttons and pots that reach beyond the page; a line that is cut says so by its dots. */
function overflowing(width: number): readonly string[] {
  const parts = document.querySelectorAll('main table :is(tr, td, th, button), main section, main section p');
  return [...parts].flatMap((part) =>
    part.getBoundingClientRect().right > width + 1 ? `${part.tagName} ${part.textContent}` : [],
  );
}
