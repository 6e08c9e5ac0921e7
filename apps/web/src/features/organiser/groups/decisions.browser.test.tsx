import type { Decisions, LotTie, Seat, SeatDecision } from '@sevenmetre/contract/groups/decisions';
import type { TableEffect } from '@sevenmetre/contract/groups/group-closing';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';
import type { Answers } from '../../../testing/show-signed-in.tsx';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

const one = { id: 11, name: 'HK Ďurkov' };
const two = { id: 12, name: 'TJ Lipová' };
const group = { id: 4, label: 'MA-A', categoryCode: 'MA' };
const final = { id: 9, label: 'MA final', categoryCode: 'MA' };
const third = { id: 10, label: 'MA third', categoryCode: 'MA' };

const tie: LotTie = {
  group,
  teams: [one, two],
  places: [1, 2],
  drawnAt: null,
  waiting: [{ place: 1, groupLabel: 'MA final', matchNumber: null }],
};
const seat: Seat = {
  target: { kind: 'seat', id: 40 },
  group: final,
  seat: 1,
  matchNumber: null,
  team: null,
  byHand: false,
  waitsFor: { groupLabel: 'MA-A', place: 1 },
  playedMatches: [],
  goesOn: null,
};
const played: SeatDecision = {
  ...seat,
  team: one,
  playedMatches: [7],
  problem: 'played',
  belongsTo: two,
  clashesWith: [],
};
const effect: TableEffect = {
  tables: [],
  seats: [{ groupLabel: 'MA final', seat: 1, before: null, after: two }],
  sides: [],
  conflicts: [],
  clashes: [],
};

function show(decisions: Partial<Decisions>, answers: Answers = {}) {
  const shown: Decisions = {
    lots: [],
    seats: [],
    byHand: [],
    deductions: [],
    timeZone: 'Europe/Prague',
    ...decisions,
  };
  return showSignedIn({
    path: '/admin/groups',
    user: organiser,
    answers: {
      adminGroups: () => ({
        status: 200,
        body: {
          groups: [{ ...final, matches: 1, open: 1, running: 0, closedByHand: false, waiting: 0 }],
        },
      }),
      decisions: () => ({ status: 200, body: shown }),
      groupSeats: () => ({ status: 200, body: { group: final, seats: [seat], teams: [one, two] } }),
      ...answers,
    },
  });
}

test('[ST20] lots drawn in the hall are recorded after their effect was shown, with a reason', async () => {
  const { screen, asked } = await show(
    { lots: [tie] },
    {
      lotsEffect: () => ({ status: 200, body: effect }),
      lotsSave: () => ({
        status: 200,
        body: { lots: [], seats: [], byHand: [], deductions: [], timeZone: 'Europe/Prague' },
      }),
    },
  );
  await screen.getByRole('button', { name: 'Draw lots… MA-A' }).click();
  const panel = screen.getByRole('region', { name: 'Lots of MA-A' });
  await expect.element(panel.getByText('Place 1 leads to MA final.')).toBeVisible();
  await panel.getByLabelText('Place 1', { exact: false }).selectOptions('TJ Lipová');
  await panel.getByRole('textbox', { name: 'Reason' }).fill('Drawn at the table');
  await userEvent.keyboard('{Enter}');
  const second = panel.getByLabelText('Place 2', { exact: false });
  await expect.element(second).toHaveFocus();
  await expect.element(second).toHaveAttribute('aria-invalid', 'true');
  await second.selectOptions('HK Ďurkov');
  await expect
    .element(panel.getByRole('button', { name: 'Record these lots' }))
    .not.toHaveAttribute('aria-busy', 'true');
  await panel.getByRole('button', { name: 'Record these lots' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('MA final, seat 1: TJ Lipová')).toBeVisible();
  await dialog.getByRole('button', { name: 'Record these lots' }).click();
  await expect.element(screen.getByText('The lots of MA-A are stored.')).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'lotsSave')?.asked).toMatchObject({
    params: { id: '4' },
    body: { by: 'hand', teamIds: [12, 11], reason: 'Drawn at the table' },
  });
});

test('[ST23] points are deducted from a team after the effect was shown, and given back', async () => {
  const deduction = { group, team: two, points: 2, reason: 'Late for the match' };
  const { screen, asked } = await show(
    { deductions: [deduction] },
    {
      groupSeats: () => ({
        status: 200,
        body: { group: final, seats: [{ ...seat, team: one }], teams: [one, two] },
      }),
      deductionEffect: () => ({ status: 200, body: { ...effect, seats: [] } }),
      deductionSave: () => ({
        status: 200,
        body: { lots: [], seats: [], byHand: [], deductions: [], timeZone: 'Europe/Prague' },
      }),
    },
  );
  await expect.element(screen.getByText('2 points, Late for the match')).toBeVisible();
  const card = screen.getByRole('region', { name: 'Points deducted by a ruling' });
  await card.getByLabelText('Group of the team').selectOptions('MA final (MA)');
  await card.getByRole('combobox', { name: 'Team' }).selectOptions('HK Ďurkov');
  const panel = card.getByRole('form', { name: 'MA final, HK Ďurkov' });
  await panel.getByRole('textbox', { name: 'Points to deduct' }).fill('3');
  await panel.getByRole('textbox', { name: 'Reason' }).fill('No referee');
  await panel.getByRole('button', { name: 'Show the effect…' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Deduct' }).click();
  await expect.element(screen.getByText('Stored. The table of MA final is updated.')).toBeVisible();
  await card.getByRole('button', { name: 'Change… MA-A, TJ Lipová' }).click();
  const known = card.getByRole('form', { name: 'MA-A, TJ Lipová' });
  await known.getByRole('textbox', { name: 'Points to deduct' }).fill('0');
  await known.getByRole('textbox', { name: 'Reason' }).fill('Appeal upheld');
  await known.getByRole('button', { name: 'Show the effect…' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Give them back' }).click();
  const sent = asked.filter(({ operation }) => operation === 'deductionSave');
  expect(sent.map(({ asked: { body } }) => body)).toMatchObject([
    { teamId: 11, points: 3, before: 0, reason: 'No referee' },
    { teamId: 12, points: 0, before: 2, reason: 'Appeal upheld' },
  ]);
});

test('[BR26] a seat that nobody takes is left empty, and its opponent goes on without a match', async () => {
  const absent: SeatDecision = { ...seat, goesOn: two, problem: 'nobody', belongsTo: null, clashesWith: [] };
  const { screen, asked } = await show(
    { seats: [absent] },
    {
      seatEffect: () => ({ status: 200, body: { ...effect, seats: [] } }),
      seatSave: () => ({
        status: 200,
        body: { lots: [], seats: [], byHand: [], deductions: [], timeZone: 'Europe/Prague' },
      }),
    },
  );
  await expect.element(screen.getByText('Nobody takes place 1 of MA-A.')).toBeVisible();
  await screen.getByRole('button', { name: 'Decide… MA final, seat 1' }).click();
  const panel = screen.getByRole('region', { name: 'MA final, seat 1' });
  await panel.getByRole('textbox', { name: 'Reason' }).fill('Both teams were absent');
  const word = 'Leave empty: TJ Lipová goes on without a match';
  await panel.getByRole('button', { name: word }).click();
  await screen.getByRole('dialog').getByRole('button', { name: word }).click();
  await expect.element(screen.getByText('MA final, seat 1 stays empty.')).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'seatSave')?.asked).toMatchObject({
    body: { target: seat.target, teamId: null, nobody: true, before: { teamId: null, byHand: false } },
  });
});

test('[ST20] the server draws after it was said what waits, and drawn lots are taken back', async () => {
  const drawn: LotTie = { ...tie, drawnAt: '2026-04-04T12:20:00Z' };
  const { screen, asked } = await show(
    { lots: [tie, { ...drawn, group: { ...group, id: 5, label: 'MA-B' } }] },
    { lotsSave: () => ({ status: 409, body: { error: 'lots-drawn', additionalProperties: {} } }) },
  );
  await expect.element(screen.getByText('4 Apr 2026, 14:20', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Take back… MA-B' })).toBeVisible();
  await screen.getByRole('button', { name: 'Draw lots… MA-A' }).click();
  const panel = screen.getByRole('region', { name: 'Lots of MA-A' });
  await panel.getByRole('textbox', { name: 'Reason' }).fill('Both captains agree');
  await panel.getByRole('button', { name: 'Draw here' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('fills one seat', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Draw here' }).click();
  await expect.element(screen.getByText('Take them back first', { exact: false })).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'lotsSave')?.asked.body).toMatchObject({ by: 'server' });
});

test('[BR21] a seat of a team that has begun to play says whose it is, and keeps the team by hand', async () => {
  const { screen, asked } = await show(
    { seats: [played] },
    {
      seatEffect: () => ({ status: 200, body: { ...effect, seats: [] } }),
      seatSave: () => ({
        status: 200,
        body: { lots: [], seats: [], byHand: [], deductions: [], timeZone: 'Europe/Prague' },
      }),
    },
  );
  await expect
    .element(screen.getByText('HK Ďurkov plays here, but the place belongs to TJ Lipová.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Decide… MA final, seat 1' }).click();
  const panel = screen.getByRole('region', { name: 'MA final, seat 1' });
  await expect.element(panel.getByText('has begun match 7', { exact: false })).toBeVisible();
  await panel.getByRole('textbox', { name: 'Reason' }).fill('Both clubs agreed');
  await panel.getByRole('button', { name: 'Keep HK Ďurkov here' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Seat the team' }).click();
  await expect.element(screen.getByText('MA final, seat 1 is decided.')).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'seatSave')?.asked.body).toEqual({
    target: { kind: 'seat', id: 40 },
    teamId: 11,
    before: { teamId: 11, byHand: false },
    reason: 'Both clubs agreed',
  });
});

test('[BR25] a team that plays on a seat while it sits elsewhere, too, is kept only with its owner seated there', async () => {
  const elsewhere: Seat = { ...seat, target: { kind: 'seat', id: 51 }, group: third, seat: 2, team: one };
  const clash: SeatDecision = {
    ...elsewhere,
    problem: 'clash',
    belongsTo: two,
    clashesWith: [{ ...seat, team: one, playedMatches: [7] }],
  };
  const { screen, asked } = await show(
    { seats: [{ ...played, clashesWith: [elsewhere] }, clash] },
    {
      seatEffect: () => ({ status: 200, body: effect }),
      seatSave: () => ({
        status: 200,
        body: { lots: [], seats: [], byHand: [], deductions: [], timeZone: 'Europe/Prague' },
      }),
    },
  );
  const said = 'HK Ďurkov sits here and in MA final, seat 1, but can play in one of them only.';
  await expect.element(screen.getByText(said)).toBeVisible();
  await screen.getByRole('button', { name: 'Decide… MA third, seat 2' }).click();
  const other = screen.getByRole('region', { name: 'MA third, seat 2' });
  await expect.element(other.getByLabelText('Team')).toHaveDisplayValue('TJ Lipová');
  await screen.getByRole('button', { name: 'Decide… MA final, seat 1' }).click();
  const panel = screen.getByRole('region', { name: 'MA final, seat 1' });
  expect(panel.getByRole('button', { name: 'Keep HK Ďurkov here', exact: true }).elements()).toEqual([]);
  await panel.getByRole('textbox', { name: 'Reason' }).fill('It has played already');
  await panel
    .getByRole('button', { name: 'Keep HK Ďurkov here, seat TJ Lipová in MA third, seat 2' })
    .click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Seat the team' }).click();
  await expect.element(screen.getByText('MA final, seat 1 is decided.')).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'seatEffect')?.asked.body).toEqual({
    target: { kind: 'seat', id: 51 },
    teamId: 12,
    keep: { target: { kind: 'seat', id: 40 }, teamId: 11 },
  });
  const saved = asked.filter(({ operation }) => operation === 'seatSave').map(({ asked: { body } }) => body);
  expect(saved).toMatchObject([
    {
      target: { id: 51 },
      teamId: 12,
      before: { teamId: 11, byHand: false },
      keep: { target: { id: 40 }, teamId: 11, before: { teamId: 11, byHand: false } },
    },
  ]);
});

test('[BR25] a team that has begun to play in both is kept nowhere, and it is said what to do', async () => {
  const begun: Seat = {
    ...seat,
    target: { kind: 'seat', id: 51 },
    group: third,
    team: one,
    playedMatches: [8],
  };
  const { screen } = await show({ seats: [{ ...played, clashesWith: [begun] }] });
  await screen.getByRole('button', { name: 'Decide… MA final, seat 1' }).click();
  const panel = screen.getByRole('region', { name: 'MA final, seat 1' });
  await expect
    .element(panel.getByText('Order a replay of one of the matches', { exact: false }))
    .toBeVisible();
  expect(panel.getByRole('button').elements()).toHaveLength(1);
});

test('[BR21] a team is seated on any seat that waits, and the seat is given back to the table', async () => {
  const given: Seat = { ...seat, target: { kind: 'seat', id: 41 }, seat: 2, team: two, byHand: true };
  const { screen, asked } = await show(
    { byHand: [given] },
    {
      seatEffect: () => ({ status: 200, body: effect }),
      seatSave: () => ({
        status: 200,
        body: { lots: [], seats: [], byHand: [], deductions: [], timeZone: 'Europe/Prague' },
      }),
    },
  );
  await screen.getByLabelText('Group', { exact: true }).selectOptions('MA final (MA)');
  await screen.getByRole('button', { name: 'Decide… MA final, seat 1' }).click();
  const panel = screen.getByRole('region', { name: 'MA final, seat 1' });
  await panel.getByLabelText('Team').selectOptions('TJ Lipová');
  await panel.getByRole('textbox', { name: 'Reason' }).fill('Replaces a team');
  await panel.getByRole('button', { name: 'Seat the team' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('MA final, seat 1: TJ Lipová')).toBeVisible();
  await dialog.getByRole('button', { name: 'Seat the team' }).click();
  await expect.element(screen.getByText('MA final, seat 1 is decided.')).toBeVisible();
  await screen.getByRole('button', { name: 'Decide… MA final, seat 2' }).click();
  const other = screen.getByRole('region', { name: 'MA final, seat 2' });
  await other.getByRole('textbox', { name: 'Reason' }).fill('A mistake');
  await other.getByRole('button', { name: 'Give the seat back to the table' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Give the seat back to the table' }).click();
  await expect.element(screen.getByText('MA final, seat 2 follows the table again.')).toBeVisible();
  expect(
    asked.filter(({ operation }) => operation === 'seatSave').map(({ asked: { body } }) => body),
  ).toMatchObject([
    { target: { id: 40 }, teamId: 12 },
    { target: { id: 41 }, teamId: null, before: { teamId: 12, byHand: true } },
  ]);
});

test('[BR21] a seat whose team was named from the start is given to another team, and not back to a table', async () => {
  const named: Seat = { ...seat, target: { kind: 'seat', id: 42 }, seat: 3, team: one, waitsFor: null };
  const playedNamed: Seat = { ...named, target: { kind: 'seat', id: 43 }, seat: 4, playedMatches: [7] };
  const { screen, asked } = await show(
    {},
    {
      groupSeats: () => ({
        status: 200,
        body: { group: final, seats: [named, playedNamed], teams: [one, two] },
      }),
      seatEffect: () => ({ status: 200, body: effect }),
      seatSave: () => ({
        status: 200,
        body: { lots: [], seats: [], byHand: [], deductions: [], timeZone: 'Europe/Prague' },
      }),
    },
  );
  await screen.getByLabelText('Group', { exact: true }).selectOptions('MA final (MA)');
  await expect.element(screen.getByText('HK Ďurkov, named from the start').first()).toBeVisible();
  await screen.getByRole('button', { name: 'Decide… MA final, seat 4' }).click();
  const begun = screen.getByRole('region', { name: 'MA final, seat 4' });
  await expect.element(begun.getByText('has begun match 7', { exact: false })).toBeVisible();
  expect(begun.getByRole('button').elements()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Decide… MA final, seat 3' }).click();
  const panel = screen.getByRole('region', { name: 'MA final, seat 3' });
  await panel.getByLabelText('Team').selectOptions('TJ Lipová');
  await panel.getByRole('textbox', { name: 'Reason' }).fill('Replaces a team');
  await panel.getByRole('button', { name: 'Seat the team' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Seat the team' }).click();
  await expect.element(screen.getByText('MA final, seat 3 is decided.')).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'seatSave')?.asked.body).toMatchObject({
    target: { id: 42 },
    teamId: 12,
    before: { teamId: 11, byHand: false },
  });
});
