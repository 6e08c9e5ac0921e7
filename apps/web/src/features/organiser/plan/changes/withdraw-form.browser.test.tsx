import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import type { TeamWithdrawal } from '@sevenmetre/contract/teams/team-states';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dismissToast } from '../../../../lib/page/toasts.ts';
import { showSignedIn } from '../../../../testing/show-signed-in.tsx';
import { admin, ok, planChanges } from './testing/plan-changes.ts';

beforeEach(() => localStorage.clear());
afterEach(() => dismissToast());

const team = { id: 7, name: 'Žďár II', category: 'MA', state: 'accepted' as const };
const open: PlanChanges['matches'][number] = {
  key: 'MA A:1',
  number: 31,
  category: 'MA',
  group: 'MA-A',
  home: 'Žďár II',
  away: 'Mez',
  placement: { hall: '1', start: 900 },
  state: 'open',
};
const withdrawal: TeamWithdrawal = {
  team: { id: 7, name: 'Žďár II' },
  to: 'withdrawn',
  running: 0,
  playing: [],
  toApprove: [],
  inPlayoff: [],
  open: 2,
  money: { currency: 'CZK', before: 500_000, after: 100_000 },
  beds: 0,
  mails: 1,
  choices: [],
  tables: [],
  seats: [],
  sides: [],
  conflicts: [],
  clashes: [],
};

test('a team to withdraw is found by words, and chosen where it is the only one', async () => {
  const teams = Array.from({ length: 61 }, (_, index) => ({
    id: 100 + index,
    name: `Tým ${String(index)}`,
    category: 'MA',
    state: 'accepted' as const,
  }));
  const { screen } = await showSignedIn({
    path: '/admin/plan/changes',
    user: admin,
    answers: { planChanges: ok({ ...planChanges, teams }), planVersions: ok({ versions: [] }) },
  });
  await screen.getByRole('button', { name: 'Team withdrawn…' }).click();
  const form = screen.getByRole('form', { name: 'Which team has withdrawn?' });
  const find = form.getByRole('searchbox', { name: 'Name of the team or club', exact: true });
  const choice = form.getByLabelText('Team', { exact: true });
  await find.fill('tym 60');
  await expect.element(choice).toHaveDisplayValue('Tým 60 (MA)');
  await find.fill('tym 5');
  await expect.element(choice).toHaveDisplayValue('Choose…');
  await choice.selectOptions('Tým 50 (MA)');
  await expect.element(choice).toHaveDisplayValue('Tým 50 (MA)');
});

test('a team is withdrawn from here: chosen, its effect shown first, then its group goes on without it', async () => {
  const gone = { id: 8, name: 'Mez', category: 'MA', state: 'withdrawn' as const };
  const press = {
    id: 3,
    kind: 'team-states' as const,
    count: 1,
    names: ['Žďár II'],
    at: '2027-03-27T10:52:00Z',
    until: '2027-03-27T11:02:00Z',
    by: 'Petra Nováková',
    isUndone: false,
  };
  const groups = [{ key: 'MA A', label: 'MA-A', teams: [7, 8] }];
  let isOut = false;
  const { screen, asked } = await showSignedIn({
    path: '/admin/plan/changes',
    user: admin,
    answers: {
      planChanges: () => {
        const state = isOut ? 'withdrawn' : 'accepted';
        return ok({ ...planChanges, groups, matches: [open], teams: [{ ...team, state }, gone] })();
      },
      planVersions: ok({ versions: [] }),
      teamWithdrawal: ok(withdrawal),
      presses: ok({ presses: [press], timeZone: 'Europe/Prague' }),
      pressUndo: () => {
        isOut = false;
        return ok({ presses: [{ ...press, isUndone: true }], timeZone: 'Europe/Prague' })();
      },
      teamStatesChange: () => {
        isOut = true;
        const results = [{ id: 7, name: 'Žďár II', outcome: 'done', state: 'withdrawn' }];
        return ok({ results, conflicts: [] })();
      },
    },
  });
  await screen.getByRole('button', { name: 'Team withdrawn…' }).click();
  const form = screen.getByRole('form', { name: 'Which team has withdrawn?' });
  const choice = form.getByLabelText('Team');
  expect(choice.getByRole('option').elements()).toHaveLength(2);
  await choice.selectOptions('Žďár II (MA)');
  await form.getByRole('button', { name: 'Show the effect…' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('The team has 2 matches left; they will not be played.');
  expect(asked.filter(({ operation }) => operation === 'teamStatesChange')).toEqual([]);
  await dialog.getByRole('button', { name: 'Withdraw from tournament' }).click();
  await expect.element(screen.getByText('Žďár II (MA) has withdrawn.')).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'teamStatesChange')?.asked.body).toMatchObject({
    to: 'withdrawn',
    teams: [{ id: 7, state: 'accepted', agreedMatches: 2 }],
  });
  await expect.element(screen.getByLabelText('Group', { exact: true })).toHaveDisplayValue('MA-A');
  await expect.element(screen.getByLabelText('Team', { exact: true })).toHaveDisplayValue('Žďár II');
  await screen.getByRole('button', { name: /^Undo: / }).click();
  await expect.poll(() => asked.some(({ operation }) => operation === 'pressUndo')).toBe(true);
  await expect.element(screen.getByRole('form', { name: 'Smaller group' })).not.toBeInTheDocument();
});

test('the chosen team and the form that follows its withdrawal are there again after a reload, until that is undone', async () => {
  const groups = [{ key: 'MA A', label: 'MA-A', teams: [7] }];
  let state: 'accepted' | 'withdrawn' = 'accepted';
  const show = async () => {
    const { screen } = await showSignedIn({
      path: '/admin/plan/changes',
      user: admin,
      answers: {
        planChanges: () => ok({ ...planChanges, groups, matches: [open], teams: [{ ...team, state }] })(),
        planVersions: ok({ versions: [] }),
        presses: ok({ presses: [], timeZone: 'Europe/Prague' }),
        teamWithdrawal: ok(withdrawal),
        teamStatesChange: () => {
          state = 'withdrawn';
          return ok({ results: [{ id: 7, name: 'Žďár II', outcome: 'done', state }], conflicts: [] })();
        },
      },
    });
    return screen;
  };
  const first = await show();
  await first.getByRole('button', { name: 'Team withdrawn…' }).click();
  await first.getByLabelText('Team', { exact: true }).selectOptions('Žďár II (MA)');
  await first.unmount();

  const second = await show();
  await expect.element(second.getByLabelText('Team', { exact: true })).toHaveDisplayValue('Žďár II (MA)');
  await second.getByRole('button', { name: 'Show the effect…' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Withdraw from tournament' }).click();
  await expect.element(second.getByRole('form', { name: 'Smaller group' })).toBeVisible();
  await second.unmount();

  const third = await show();
  const form = third.getByRole('form', { name: 'Smaller group' });
  await expect.element(form.getByLabelText('Group', { exact: true })).toHaveDisplayValue('MA-A');
  await expect.element(form.getByLabelText('Team', { exact: true })).toHaveDisplayValue('Žďár II');
  await third.unmount();

  state = 'accepted';
  const fourth = await show();
  await expect.element(fourth.getByRole('button', { name: 'Smaller group' })).toBeVisible();
  await expect.element(fourth.getByRole('form', { name: 'Smaller group' })).not.toBeInTheDocument();
});

test('[BR15] a team that withdraws from the play-off leaves no smaller group: its opponent wins', async () => {
  let state: 'accepted' | 'withdrawn' = 'accepted';
  const { screen } = await showSignedIn({
    path: '/admin/plan/changes?kind=withdrawn',
    user: admin,
    answers: {
      planChanges: () => ok({ ...planChanges, matches: [open], teams: [{ ...team, state }] })(),
      planVersions: ok({ versions: [] }),
      presses: ok({ presses: [], timeZone: 'Europe/Prague' }),
      teamWithdrawal: ok({ ...withdrawal, open: 1, inPlayoff: [31] }),
      teamStatesChange: () => {
        state = 'withdrawn';
        const results = [{ id: 7, name: 'Žďár II', outcome: 'done', state }];
        return ok({ results, conflicts: [] })();
      },
    },
  });
  await screen.getByLabelText('Team', { exact: true }).selectOptions('Žďár II (MA)');
  await screen.getByRole('button', { name: 'Show the effect…' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Its opponent in the play-off wins without a match.');
  await expect.element(dialog).not.toMatchTextContent('Smaller group');
  await dialog.getByRole('button', { name: 'Withdraw from tournament' }).click();
  await expect.element(screen.getByText('Žďár II (MA) has withdrawn.')).toBeVisible();
  await expect.element(screen.getByRole('form', { name: 'Smaller group' })).not.toBeInTheDocument();
});

test('[BO8] a team that plays stays, and the form says so until another team is chosen', async () => {
  const other = { id: 8, name: 'Mez', category: 'MA', state: 'accepted' as const };
  const { screen } = await showSignedIn({
    path: '/admin/plan/changes?kind=withdrawn',
    user: admin,
    answers: {
      planChanges: ok({ ...planChanges, teams: [team, other] }),
      planVersions: ok({ versions: [] }),
      teamWithdrawal: ok({ ...withdrawal, running: 1, playing: [31] }),
    },
  });
  const form = screen.getByRole('form', { name: 'Which team has withdrawn?' });
  const choice = form.getByLabelText('Team');
  await choice.selectOptions('Žďár II (MA)');
  await form.getByRole('button', { name: 'Show the effect…' }).click();
  const refusal = form.getByRole('alert');
  await expect.element(refusal).toMatchTextContent(/^Žďár II \(MA\): It is playing right now: match 31/);
  await choice.selectOptions('Mez (MA)');
  await expect.element(refusal).not.toBeInTheDocument();
});

test('given something that moves no match, then a link leads to where it is settled', async () => {
  const { screen } = await showSignedIn({
    path: '/admin/plan/changes',
    user: admin,
    answers: { planChanges: ok(planChanges), planVersions: ok({ versions: [] }) },
  });
  const elsewhere = screen.getByRole('group', { name: 'No match moves' });
  for (const [name, path] of [
    ['Referee pair missing', '/admin/plan/appointments'],
    ['Nobody at the table', '/admin/duty'],
    ['Wrong score or protest', '/admin/matches?state=played&sort=time&direction=down'],
  ] as const)
    await expect.element(elsewhere.getByRole('link', { name })).toHaveAttribute('href', path);
});
