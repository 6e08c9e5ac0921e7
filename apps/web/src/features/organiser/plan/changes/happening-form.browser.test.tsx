import type { PlanChanges, PlanRepairs } from '@sevenmetre/contract/plan/schemas';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showSignedIn } from '../../../../testing/show-signed-in.tsx';
import { aMatch, admin, ok, planChanges } from './testing/plan-changes.ts';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1200, 900);
});

const changes: PlanChanges = { ...planChanges, matches: [aMatch(311, '1', 730), aMatch(314, '1', 770)] };
const repairs: PlanRepairs = {
  version: 9,
  frozenUntil: 742,
  displaced: ['MA A:311', 'MA A:314'],
  teams: 2,
  pairs: 1,
  stuck: [],
  added: [],
  cancelled: [],
  plans: [
    {
      aim: 'fewestMoves',
      moved: [{ key: 'MA A:311', from: { hall: '1', start: 730 }, to: { hall: '1', start: 810 } }],
      longestShift: 80,
      unplaced: [],
      teams: 2,
      pairs: 1,
      hallChanges: 0,
      broken: [],
      messages: { clubs: 2, mails: 3, followers: 5, languages: ['cs'], withoutAccount: [], pairs: 1 },
    },
  ],
};

test('a team that is late has its next matches postponed, and on a phone the plans are in sight', async () => {
  await page.viewport(360, 740);
  const teams = [{ id: 7, name: 'Třebín', category: 'MA', state: 'accepted' as const }];
  const { screen, asked } = await showSignedIn({
    path: '/admin/plan/changes',
    user: admin,
    answers: {
      planChanges: ok({ ...changes, teams }),
      planRepair: ok(repairs),
      planVersions: ok({ versions: [] }),
    },
  });
  await screen.getByRole('button', { name: 'Team arrives late' }).click();
  const form = screen.getByRole('form', { name: 'Team arrives late' });
  await form.getByLabelText('Team', { exact: true }).selectOptions('Třebín (MA)');
  // 45 minutes after its next match would begin.
  await expect.element(form.getByLabelText('Can play from: At')).toHaveValue('12:55');
  await expect
    .element(form.getByText('Its matches that begin earlier: 311 MA-A H01 12:10, 314 MA-A H01 12:50'))
    .toBeVisible();
  await form.getByRole('button', { name: 'Add' }).click();
  await expect.element(screen.getByText('311 MA-A not before 12:55')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Hall closed' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Find plans' }).click();
  await expect.element(screen.getByRole('radio', { name: /Fewest moves/ })).toBeInViewport();
  const happenings = ['MA A:311', 'MA A:314'].map((key) => {
    return { kind: 'matchPostponed', match: key, until: 775 };
  });
  expect(asked.find(({ operation }) => operation === 'planRepair')?.asked.body).toMatchObject({ happenings });
});

test('given many teams, then the search has the focus as its form opens and says how many it finds', async () => {
  const teams = Array.from({ length: 61 }, (_, at) => ({
    id: at + 1,
    name: `Třebín ${at + 1}`,
    category: 'MA',
    state: 'accepted' as const,
  }));
  const { screen } = await showSignedIn({
    path: '/admin/plan/changes',
    user: admin,
    answers: { planChanges: ok({ ...changes, teams }), planVersions: ok({ versions: [] }) },
  });
  await screen.getByRole('button', { name: 'Team arrives late' }).click();
  const find = screen.getByRole('searchbox', { name: 'Name of the team or club' });
  await expect.element(find).toHaveFocus();
  await find.fill('trebin 6');
  await expect.element(screen.getByText('8 teams found. Choose one below.')).toBeVisible();
  await find.fill('Lhota');
  await expect.element(screen.getByText('No team found.')).toBeVisible();
  await find.fill('trebin 61');
  await expect.element(screen.getByLabelText('Team', { exact: true })).toHaveValue('61');
});

test('a match that is chosen to be postponed is proposed an hour later, and its own time is refused', async () => {
  const { screen } = await showSignedIn({
    path: '/admin/plan/changes?kind=matchPostponed',
    user: admin,
    answers: { planChanges: ok(changes), planVersions: ok({ versions: [] }) },
  });
  const form = screen.getByRole('form', { name: 'Match postponed' });
  await form.getByLabelText('Match', { exact: true }).selectOptions('MA A:314');
  await expect.element(form.getByLabelText('Not before: At')).toHaveValue('13:50');
  await form.getByLabelText('Not before: At').fill('12:50');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect.element(form.getByText('The match begins 12:50. Choose a later time.')).toBeVisible();
});

test('what happened is found by its words from this page, too', async () => {
  const nothing = { clubs: [], teams: [], people: [], documents: [], matches: [], places: [], messages: [] };
  const { screen } = await showSignedIn({
    path: '/admin/plan/changes',
    user: admin,
    answers: {
      planChanges: ok(changes),
      planVersions: ok({ versions: [] }),
      findIndex: ok(nothing),
      configuration: ok([]),
    },
  });
  await expect.element(screen.getByRole('button', { name: 'Hall closed' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.getByRole('combobox', { name: 'Find' }).fill('fire');
  await screen.getByRole('option', { name: 'Hall closed' }).click();
  await expect.element(screen.getByRole('form', { name: 'Hall closed' })).toBeVisible();
});

test('what was entered and what is typed are there again after a reload, also of the link that began it', async () => {
  const answers = { planChanges: ok(changes), planVersions: ok({ versions: [] }) };
  const show = () => showSignedIn({ path: '/admin/plan/changes?match=311', user: admin, answers });
  const first = (await show()).screen;
  await first.getByRole('form', { name: 'Match postponed' }).getByRole('button', { name: 'Add' }).click();
  await first.getByText('And also').click();
  await first.getByRole('button', { name: 'Hall closed' }).click();
  await first.getByLabelText('Hall', { exact: true }).selectOptions('1');
  await first.getByLabelText('Until: At').fill('15:30');
  await first.getByLabelText(/^Move nothing before/).selectOptions('60');
  await first.unmount();

  const again = (await show()).screen;
  await expect.element(again.getByText('311 MA-A not before 13:10')).toBeVisible();
  const form = again.getByRole('form', { name: 'Hall closed' });
  await expect.element(form.getByLabelText('Hall', { exact: true })).toHaveValue('1');
  await expect.element(form.getByLabelText('Until: At')).toHaveValue('15:30');
  await expect.element(again.getByLabelText(/^Move nothing before/)).toHaveValue('60');
  await again.unmount();

  const third = (await show()).screen;
  await expect.element(third.getByLabelText('Until: At')).toHaveValue('15:30');
  await third.getByRole('button', { name: 'Cancel' }).click();
  await third.getByRole('button', { name: 'Remove: 311 MA-A not before 13:10' }).click();
  await third.unmount();

  const empty = (await show()).screen;
  await expect.element(empty.getByRole('form', { name: 'Match postponed' })).toBeVisible();
  await expect.element(empty.getByText('311 MA-A not before 13:10')).not.toBeInTheDocument();
});

test('a form in which nothing was typed is not there again', async () => {
  const answers = { planChanges: ok(changes), planVersions: ok({ versions: [] }) };
  const show = () => showSignedIn({ path: '/admin/plan/changes', user: admin, answers });
  const first = (await show()).screen;
  await first.getByRole('button', { name: 'Hall closed' }).click();
  await expect.element(first.getByRole('form', { name: 'Hall closed' })).toBeVisible();
  await first.unmount();
  const again = (await show()).screen;
  await expect.element(again.getByRole('button', { name: 'Swap two teams' })).toBeVisible();
});

test('the chosen plan and the typed reasons are there again after a reload; a plan that is no longer offered is not chosen', async () => {
  const moved = [{ key: 'MA A:311', from: { hall: '1', start: 730 }, to: { hall: '1', start: 850 } }];
  let plans = repairs.plans.flatMap((plan) => [plan, { ...plan, aim: 'shortestShifts' as const, moved }]);
  const show = async () => {
    const { screen } = await showSignedIn({
      path: '/admin/plan/changes?match=311',
      user: admin,
      answers: {
        planChanges: ok(changes),
        planRepair: ({ body }) => {
          const isFirst = JSON.stringify(body).includes('fewestMoves');
          return ok({ ...repairs, plans: isFirst ? plans.slice(0, 1) : plans })();
        },
        planVersions: ok({ versions: [] }),
      },
    });
    return screen;
  };
  const first = await show();
  await first.getByRole('button', { name: 'Add' }).click();
  await first.getByRole('button', { name: 'Find plans' }).click();
  await first.getByRole('radio', { name: /Shortest shifts/ }).click();
  await first.getByRole('textbox', { name: /Reason for visitors/ }).fill('Water on the floor');
  await first.getByRole('checkbox', { name: /clubs/ }).click();
  await first.unmount();

  const second = await show();
  await expect.element(second.getByRole('radio', { name: /Shortest shifts/ })).toBeChecked();
  const reason = second.getByRole('textbox', { name: /Reason for visitors/ });
  await expect.element(reason).toHaveValue('Water on the floor');
  await expect.element(second.getByRole('checkbox', { name: /clubs/ })).not.toBeChecked();
  await second.unmount();

  plans = plans.map((plan) => ({ ...plan, moved: repairs.plans.flatMap((one) => one.moved) }));
  const third = await show();
  await expect
    .element(third.getByText('The plan that you chose is no longer offered.', { exact: false }))
    .toBeVisible();
  for (const radio of third.getByRole('radio').elements()) expect(radio).not.toBeChecked();
  await third.getByRole('radio', { name: /Fewest moves/ }).click();
  await expect
    .element(third.getByRole('textbox', { name: /Reason for visitors/ }))
    .toHaveValue('Water on the floor');
});
