import type { ClubRegistrationAdmin } from '@sevenmetre/contract/registrations/admin-registrations';
import type { Outcomes } from '@sevenmetre/contract/outcomes';
import type { TeamWithdrawal } from '@sevenmetre/contract/teams/team-states';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aRegistration, men, women } from '../../../testing/registration.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(() => vi.unstubAllGlobals());

type Team = ClubRegistrationAdmin['teams'][number];
const withdrawal: TeamWithdrawal = {
  team: { id: 1, name: 'HK Dvorek I' },
  to: 'withdrawn',
  running: 0,
  open: 2,
  playing: [],
  toApprove: [],
  inPlayoff: [],
  beds: 3,
  mails: 1,
  choices: [],
  money: { currency: 'CZK', before: 5_018_000, after: 1_200_000 },
  tables: [
    {
      groupLabel: 'MB-A',
      teams: [{ name: 'HK Mez', before: { place: 2, points: 1 }, after: { place: 1, points: 4 } }],
    },
  ],
  seats: [],
  sides: [
    { matchNumber: 7, groupLabel: 'MB QF1', side: 'home', before: null, after: { id: 9, name: 'HK Mez' } },
  ],
  conflicts: [],
  clashes: [],
};
const { tables, seats, sides, conflicts, clashes } = withdrawal;
const choices: TeamWithdrawal['choices'] = [
  { results: 'annulled', tables, seats, sides, conflicts, clashes },
  { results: 'kept', tables: [], seats, sides: [], conflicts, clashes },
];
const asked: unknown[] = [];

/** A registration whose teams are changed by what is asked for, or refused. */
async function show(
  outcome: Outcomes['results'][number]['outcome'] = 'done',
  given: Partial<ClubRegistrationAdmin> = {},
  effect: Partial<TeamWithdrawal> = {},
) {
  let state: Team['state'] = 'accepted';
  return showSignedIn({
    path: '/admin/registrations/1',
    user: organiser,
    answers: {
      clubRegistrationAdmin: () => ({
        status: 200,
        body: { ...aRegistration, teams: [{ ...men, state }, women], ...given },
      }),
      teamWithdrawal: ({ query }) => {
        const to = query.get('to') === 'waiting' ? 'waiting' : 'withdrawn';
        return {
          status: 200,
          body: { ...withdrawal, to, open: to === 'waiting' ? 0 : 2, choices, ...effect },
        };
      },
      teamStatesChange: ({ body }) => {
        asked.push(body);
        state = JSON.stringify(body).includes('withdrawn') ? 'withdrawn' : 'waiting';
        return {
          status: 200,
          body: { results: [{ id: 1, name: 'HK Dvorek I', outcome, state }], conflicts: [] },
        };
      },
    },
  });
}

test('[BO9] what a withdrawal changes stands in the question, and the answer agrees to just that', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: 'Withdraw from tournament: HK Dvorek I (MB)' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('The team has 2 matches left; they will not be played.');
  await expect.element(dialog).toMatchTextContent('HK Mez: 2. (1 pt) → 1. (4 pts)');
  await expect.element(dialog).toMatchTextContent('Match 7 (MB QF1): HK Mez');
  await expect.element(dialog).toMatchTextContent(/order: .*50,180.* → .*12,000/);
  await dialog.getByRole('button', { name: 'Withdraw from tournament' }).click();
  await expect
    .poll(() => asked.at(-1))
    .toEqual({
      to: 'withdrawn',
      teams: [{ id: 1, state: 'accepted', agreedMatches: 2, results: 'annulled' }],
    });
});

test('[BO9] a withdrawal that leaves matches in the plan leads to the change that takes them out', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: 'Withdraw from tournament: HK Dvorek I (MB)' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Withdraw from tournament' }).click();
  await expect.element(screen.getByText(/^HK Dvorek I \(MB\): 2 matches are cancelled/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Open Changes' }))
    .toHaveAttribute('href', '/admin/plan/changes?kind=groupSmaller');
});

test('[BO9] a match that another team takes over is not left to the withdrawn one', async () => {
  const taken = sides.map((side) => ({ ...side, before: { id: 1, name: 'HK Dvorek I' } }));
  const { screen } = await show(
    'done',
    {},
    {
      open: 1,
      choices: [
        { results: 'annulled', tables, seats, sides: taken, conflicts, clashes },
        { results: 'kept', tables: [], seats, sides: [], conflicts, clashes },
      ],
    },
  );
  await screen.getByRole('button', { name: 'Withdraw from tournament: HK Dvorek I (MB)' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('The team has no match left to play.');
  await expect.element(dialog).not.toMatchTextContent('keep their places in the plan');
  await dialog.getByRole('radio', { name: /^Keep/ }).click();
  await expect.element(dialog).toMatchTextContent('The team has one match left; it will not be played.');
  await dialog.getByRole('radio', { name: /^Annul/ }).click();
  await dialog.getByRole('button', { name: 'Withdraw from tournament' }).click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ teams: [{ agreedMatches: 1, results: 'annulled' }] });
  await expect.element(screen.getByRole('link', { name: 'Open Changes' })).not.toBeInTheDocument();
});

test('[BO9] a played match that waits for approval is named, and is none that is left to play', async () => {
  const { screen } = await show('done', {}, { open: 1, toApprove: [104] });
  await screen.getByRole('button', { name: 'Withdraw from tournament: HK Dvorek I (MB)' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('The team has no match left to play.');
  await expect
    .element(dialog)
    .toMatchTextContent('Match 104 has been played and counts only once it is approved.');
  await dialog.getByRole('button', { name: 'Withdraw from tournament' }).click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ teams: [{ agreedMatches: 1 }] });
});

test('[BO10] another choice for the results shows its own effect, and is what is asked for', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: 'Withdraw from tournament: HK Dvorek I (MB)' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Keep/ }).click();
  await expect.element(dialog).not.toMatchTextContent('HK Mez: 2. (1 pt) → 1. (4 pts)');
  await expect.element(dialog).toMatchTextContent('The 3 beds assigned to it become free');
  await dialog.getByRole('button', { name: 'Withdraw from tournament' }).click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ teams: [{ results: 'kept' }] });
});

test('[BO8] a team that plays stays, and the refusal names its match', async () => {
  const { screen } = await show('done', {}, { running: 1, playing: [104] });
  await screen.getByRole('button', { name: 'Waiting list: HK Dvorek I (MB)' }).click();
  await expect.element(screen.getByText(/It is playing right now: match 104/)).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a team that went to the waiting list leaves the focus where it was, on what can be done now', async () => {
  const { screen } = await show();
  const toWaiting = screen.getByRole('button', { name: 'Waiting list: HK Dvorek I (MB)' });
  await expect.element(toWaiting).toBeVisible();
  (toWaiting.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('dialog').getByRole('button', { name: 'Waiting list' }).click();
  await expect.element(screen.getByRole('button', { name: 'Accept: HK Dvorek I (MB)' })).toHaveFocus();
});

test('the question before a team is withdrawn says which one of teams named alike, and focus stays in its row', async () => {
  const { screen } = await show();
  const withdraw = screen.getByRole('button', { name: 'Withdraw from tournament: HK Dvorek I (MB)' });
  await withdraw.click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Withdraw HK Dvorek I (MB)?');
  await expect.element(dialog).toMatchTextContent('Tables and seats change at once.');
  await dialog.getByRole('button', { name: 'Withdraw from tournament' }).click();
  await expect.element(screen.getByRole('button', { name: 'Accept: HK Dvorek I (MB)' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(withdraw).toHaveFocus();
  await expect.element(withdraw).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  [0, 'No account may act for the club, so no e-mail is sent.'],
  [1, 'The club gets an e-mail.'],
])('the question before a team is withdrawn counts the mails that will leave', async (mails, sentence) => {
  const { screen } = await show('done', {}, { mails });
  await screen.getByRole('button', { name: 'Withdraw from tournament: HK Dvorek I (MB)' }).click();
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(sentence);
});

test('a refusal is told where the organiser is, not only at the top of the page', async () => {
  const { screen } = await show('changed-meanwhile');
  await screen.getByRole('button', { name: 'Waiting list: HK Dvorek I (MB)' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Waiting list' }).click();
  const told = 'HK Dvorek I (MB): Somebody has changed it in the meantime. Please look at it again.';
  await expect.element(screen.getByText(told)).toBeVisible();
});

test('a reason that has to be written has the focus', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: 'Decline registration…' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
});

test('what an action brings about is a sentence of its own in the question', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: 'Mark as processed' }).click();
  await expect
    .element(screen.getByText('Everything is paid, one e-mail is sent.', { exact: true }))
    .toBeVisible();
});
