import type { Impact } from '@sevenmetre/contract/matches/match-changes';
import type { Protest } from '@sevenmetre/contract/protests/schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { matchProtestsPath } from '../../../lib/paths/organiser-paths.ts';
import { queryClient } from '../../../lib/queries/query-client.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';
import { teams } from '../../../testing/slices.ts';
import { aBody, aMatchList, aRow, ticket } from './testing/a-body.ts';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

const place = (standings: number, points: number) => ({
  standings,
  points,
  goalsScored: 0,
  goalsConceded: 0,
});
const impact: Impact = {
  before: { homeScore: 12, awayScore: 14 },
  after: { homeScore: 10, awayScore: 0 },
  eventsNotCounted: 0,
  tables: [
    {
      groupId: 3,
      label: 'MA-C',
      rows: [{ team: teams.trebin, before: place(3, 2), after: place(1, 4) }],
    },
  ],
  matches: [],
  conflicts: [],
  clashes: [],
};

const noCards = () => ({ status: 200 as const, body: { cards: [] } });
const noProtests = () => ({ status: 200 as const, body: { protests: [], teams: [] } });
const admin = organiser;

test('an official score needs a reason, shows its impact first, and is stored once it is confirmed', async () => {
  const { screen, asked } = await showSignedIn({
    path: `/admin/matches/${ticket.slug}`,
    user: admin,
    answers: {
      reporterMatch: () => ({ status: 200, body: aBody(null) }),
      protests: noProtests,
      discipline: noCards,
      matchHistory: () => ({ status: 200, body: { entries: [] } }),
      matchImpact: () => ({ status: 200, body: impact }),
      matchOfficialScore: () => ({ status: 200, body: aBody(null).match.detail }),
    },
  });
  const set = screen.getByRole('button', { name: 'Set the official score…' });
  await set.click();
  const home = screen.getByRole('textbox', { name: `Goals: ${teams.trebin.name}` });
  await expect.element(home).toHaveFocus();
  await expect.element(home).toHaveAttribute('aria-invalid', 'true');
  await expect.element(set).not.toHaveAttribute('aria-busy', 'true');
  await home.fill('10');
  await screen.getByRole('textbox', { name: `Goals: ${teams.lindenau.name}` }).fill('0');
  await screen.getByRole('textbox', { name: 'Reason' }).fill('Ineligible player');
  await set.click();
  const dialog = screen.getByRole('dialog', { name: 'Set 10:0 as the official score?' });
  await expect.element(dialog.getByText('The result changes: 12:14 → 10:0.')).toBeVisible();
  await expect.element(dialog.getByText(/3\. \(2 pts\) → 1\. \(4 pts\)/)).toBeVisible();
  await expect.element(dialog.getByText(/A new version of the sealed report names the result/)).toBeVisible();
  expect(asked.filter(({ operation }) => operation === 'matchOfficialScore')).toEqual([]);
  await dialog.getByRole('button', { name: 'Set the score' }).click();
  const stored = screen.getByRole('status').filter({ hasText: 'The official score is 10:0.' });
  await expect
    .element(stored)
    .toMatchTextContent('A new version of the sealed report names the result as changed.');
  await expect.element(stored).toMatchTextContent('To undo it, press “Remove the official score…”.');
  expect(asked.find(({ operation }) => operation === 'matchOfficialScore')?.asked).toMatchObject({
    params: { matchId: '42' },
    body: { score: { homeScore: 10, awayScore: 0 }, reason: 'Ineligible player' },
  });
});

test('given a match that waits for approval, then the impact says that tables follow only then', async () => {
  const body = aBody(null);
  const waiting = { ...ticket, stageCode: 'waiting_for_approval' as const };
  const { screen } = await showSignedIn({
    path: `/admin/matches/${ticket.slug}`,
    user: admin,
    answers: {
      reporterMatch: () => ({ status: 200, body: { ...body, match: { ...body.match, ticket: waiting } } }),
      protests: noProtests,
      discipline: noCards,
      matchHistory: () => ({ status: 200, body: { entries: [] } }),
      matchImpact: () => ({ status: 200, body: impact }),
    },
  });
  await screen.getByRole('textbox', { name: `Goals: ${teams.trebin.name}` }).fill('10');
  await screen.getByRole('textbox', { name: `Goals: ${teams.lindenau.name}` }).fill('0');
  await screen.getByRole('textbox', { name: 'Reason' }).fill('Ineligible player');
  await screen.getByRole('button', { name: 'Set the official score…' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/not approved yet/)).toBeVisible();
  await expect.element(dialog).not.toMatchTextContent('sealed report');
});

test('an official score that is set is told with its reason and its history, and can be removed', async () => {
  const entry = { id: 5, at: '2026-04-04T15:00:00Z', who: 'Petra Nováková', eventId: null };
  const goals = (field: string, before: number | null, after: number | null) => ({ field, before, after });
  const { screen } = await showSignedIn({
    path: `/admin/matches/${ticket.slug}`,
    user: admin,
    answers: {
      reporterMatch: () => ({
        status: 200,
        body: aBody({ homeScore: 10, awayScore: 1, reason: 'Ineligible player' }),
      }),
      protests: noProtests,
      discipline: noCards,
      matchHistory: () => ({
        status: 200,
        body: {
          entries: [
            {
              ...entry,
              id: 6,
              action: 'match.official-score',
              reason: 'Corrected',
              changes: [goals('officialAwayScore', 0, 1)],
            },
            {
              ...entry,
              action: 'match.official-score',
              reason: 'Ineligible player',
              changes: [goals('officialHomeScore', null, 10), goals('officialAwayScore', null, 0)],
            },
          ],
        },
      }),
    },
  });
  await expect.element(screen.getByText('10:1, Ineligible player')).toBeVisible();
  await expect.element(screen.getByText('Official score 10:1')).toBeVisible();
  await expect.element(screen.getByText('Official score 10:0')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Remove the official score…' })).toBeVisible();
});

test('[MA53] an award shows its impact before it is carried out, with its reason', async () => {
  const asked: unknown[] = [];
  const { screen } = await showSignedIn({
    path: `/admin/matches/${ticket.slug}`,
    user: admin,
    answers: {
      reporterMatch: () => ({ status: 200, body: aBody(null) }),
      protests: noProtests,
      discipline: noCards,
      matchHistory: () => ({ status: 200, body: { entries: [] } }),
      matchImpact: () => ({ status: 200, body: impact }),
      matchRuling: ({ body }) => {
        asked.push(body);
        return { status: 200, body: aBody(null).match.detail };
      },
    },
  });
  await screen.getByRole('combobox', { name: 'What happens to the match' }).selectOptions('home');
  await screen.getByRole('textbox', { name: 'Reason for the ruling' }).fill('No referee');
  await screen.getByRole('button', { name: 'Show the effect…' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('The result changes: 12:14 → 10:0.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Award' }).click();
  const ruling = { ruling: 'awarded', outcome: 'home' };
  await expect.poll(() => asked).toEqual([{ ruling, reason: 'No referee' }]);
});

test('given another official score meanwhile, then it is told with its reason, and replaced by a second press only', async () => {
  const { screen, asked } = await showSignedIn({
    path: `/admin/matches/${ticket.slug}`,
    user: admin,
    answers: {
      reporterMatch: () => ({ status: 200, body: aBody(null) }),
      protests: noProtests,
      discipline: noCards,
      matchHistory: () => ({ status: 200, body: { entries: [] } }),
      matchImpact: () => ({ status: 200, body: impact }),
      matchOfficialScore: ({ body }) =>
        typeof body === 'object' && body !== null && 'before' in body && body.before === null
          ? {
              status: 409,
              body: {
                error: 'official-score-differs',
                additionalProperties: { homeScore: 7, awayScore: 9, reason: 'The paper sheet' },
              },
            }
          : { status: 200, body: aBody(null).match.detail },
    },
  });
  await screen.getByRole('textbox', { name: `Goals: ${teams.trebin.name}` }).fill('10');
  await screen.getByRole('textbox', { name: `Goals: ${teams.lindenau.name}` }).fill('0');
  const reason = screen.getByRole('textbox', { name: 'Reason', exact: true });
  await reason.fill('Ineligible player');
  const press = async () => {
    await screen.getByRole('button', { name: 'Set the official score…' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Set the score' }).click();
  };
  await press();
  await expect
    .element(screen.getByText('Somebody else has set 7:9 meanwhile: The paper sheet.', { exact: false }))
    .toBeVisible();
  await expect.element(reason).toHaveValue('Ineligible player');
  await press();
  await expect.element(screen.getByText('To undo it, set 7:9 again.', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('The official score is 10:0.', { exact: false })).toBeVisible();
  const sent = asked.filter(({ operation }) => operation === 'matchOfficialScore');
  expect(sent.map(({ asked: { body } }) => body)).toMatchObject([
    { before: null },
    { before: { homeScore: 7, awayScore: 9 }, score: { homeScore: 10, awayScore: 0 } },
  ]);
});

test('given the same score with another reason, then no new version of the report is promised', async () => {
  const official = { homeScore: 10, awayScore: 0, reason: 'Ineligible player' };
  const { screen } = await showSignedIn({
    path: `/admin/matches/${ticket.slug}`,
    user: admin,
    answers: {
      reporterMatch: () => ({ status: 200, body: aBody(official) }),
      protests: noProtests,
      discipline: noCards,
      matchHistory: () => ({ status: 200, body: { entries: [] } }),
      matchImpact: () => ({ status: 200, body: { ...impact, before: impact.after, tables: [] } }),
      matchOfficialScore: () => ({ status: 200, body: aBody(official).match.detail }),
    },
  });
  await screen.getByRole('textbox', { name: 'Reason', exact: true }).fill('Licence of another club');
  await screen.getByRole('button', { name: 'Set the official score…' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/10:0 → 10:0/)).toBeVisible();
  await expect.element(dialog).not.toMatchTextContent('sealed report');
  await dialog.getByRole('button', { name: 'Set the score' }).click();
  const stored = screen.getByRole('status').filter({ hasText: 'The official score is 10:0.' });
  await expect.element(stored).toBeVisible();
  await expect.element(stored).not.toMatchTextContent('sealed report');
});

test('given a goal meanwhile, then the reason that was typed is still there', async () => {
  let revision = 1;
  const { screen } = await showSignedIn({
    path: `/admin/matches/${ticket.slug}`,
    user: admin,
    answers: {
      reporterMatch: () => {
        const body = aBody(null);
        return { status: 200, body: { ...body, match: { ...body.match, revision } } };
      },
      protests: noProtests,
      discipline: noCards,
      matchHistory: () => ({ status: 200, body: { entries: [] } }),
      matchOfficialScore: () => ({ status: 200, body: aBody(null).match.detail }),
      matchImpact: () => ({ status: 200, body: impact }),
    },
  });
  const ruling = screen.getByRole('textbox', { name: 'Reason for the ruling' });
  await ruling.fill('No referee');
  revision = 2;
  await screen.getByRole('textbox', { name: `Goals: ${teams.trebin.name}` }).fill('10');
  await screen.getByRole('textbox', { name: `Goals: ${teams.lindenau.name}` }).fill('0');
  await screen.getByRole('textbox', { name: 'Reason', exact: true }).fill('Ineligible player');

  await screen.getByRole('button', { name: 'Set the official score…' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Set the score' }).click();
  await expect.element(screen.getByText('The official score is 10:0.', { exact: false })).toBeVisible();

  await expect.element(ruling).toHaveValue('No referee');
});

test('a match that is not played says why, in the list and on its page', async () => {
  const blank = { ...ticket, stageCode: 'not_started' as const, homeScore: null, awayScore: null };
  const cancelled = { ...blank, cancelled: true as const };
  const withdrawn = { ...blank, id: 43, matchNumber: 1143, slug: 'MA-C-1143', withdrawn: 'home' as const };
  const body = aBody(null);
  const { screen } = await showSignedIn({
    path: '/admin/matches?state=off',
    user: admin,
    answers: {
      adminMatches: () => ({
        status: 200,
        body: aMatchList([aRow(cancelled, { state: 'off' }), aRow(withdrawn, { state: 'off' })]),
      }),
      reporterMatch: () => ({ status: 200, body: { ...body, match: { ...body.match, ticket: cancelled } } }),
      protests: noProtests,
      discipline: noCards,
      matchHistory: () => ({ status: 200, body: { entries: [] } }),
    },
  });
  await expect.element(screen.getByText('team withdrawn')).toBeVisible();
  await expect.element(screen.getByText('cancelled')).toBeVisible();
  await screen
    .getByRole('link', { name: /^Match 1142: / })
    .first()
    .click();
  const panel = screen.getByRole('region', { name: /^HC Třebín/ });
  await expect.element(panel.getByText('Counts now')).toBeVisible();
  await expect.element(panel.getByText('cancelled')).toBeVisible();
});

test('a protest that is recorded closes its form, with deadlines in hours beyond an hour', async () => {
  const team = { id: 1, name: 'Třebíň', currency: 'CZK' as const };
  const protest: Protest = {
    id: 5,
    number: 2,
    team,
    reason: 'Goal after the siren',
    fee: 0,
    currency: 'CZK',
    bill: null,
    filedAt: '2026-04-04T12:00:00Z',
    dueAt: '2026-04-04T14:00:00Z',
    decided: null,
  };
  const protests: Protest[] = [];
  const { screen } = await showSignedIn({
    path: `/admin/matches/${ticket.slug}`,
    user: admin,
    answers: {
      reporterMatch: () => ({ status: 200, body: aBody(null) }),
      discipline: noCards,
      protests: () => ({ status: 200, body: { protests: [...protests], teams: [team] } }),
      matchHistory: () => ({ status: 200, body: { entries: [] } }),
      protestCreate: () => {
        protests.push(protest);
        return { status: 200, body: { id: 5 } };
      },
    },
  });
  const form = screen.getByRole('combobox', { name: 'Decide within' });
  await screen.getByText('New protest').click();
  await expect.element(form).toMatchTextContent('30 minutes60 minutes2 hours4 hours24 hours');
  await screen.getByLabelText('Who protests').selectOptions('Třebíň');
  await screen.getByRole('textbox', { name: 'What the team protests against' }).fill('Goal after the siren');
  // What somebody else records meanwhile takes nothing from the form.
  protests.push({ ...protest, id: 4, number: 1 });
  await queryClient.invalidateQueries({ queryKey: ['protests'] });
  await expect.element(screen.getByRole('form', { name: 'Protest 1: Třebíň' })).toBeVisible();
  await expect
    .element(screen.getByRole('textbox', { name: 'What the team protests against' }))
    .toHaveValue('Goal after the siren');
  await screen.getByRole('button', { name: 'Record the protest' }).click();
  const decision = screen.getByRole('form', { name: 'Protest 2: Třebíň' });
  await expect.element(decision).toBeVisible();
  const due = screen.getByText('To be decided by', { exact: false }).last().element().getBoundingClientRect();
  expect(decision.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(due.bottom);
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(screen.getByText('New protest')).toHaveFocus();
});

test('a link to the protests of a match leads to them, on a phone too', async () => {
  await page.viewport(360, 740);
  await showSignedIn({
    path: matchProtestsPath(ticket.slug),
    user: admin,
    answers: {
      reporterMatch: () => ({ status: 200, body: aBody(null) }),
      discipline: noCards,
      protests: noProtests,
      matchHistory: () => ({ status: 200, body: { entries: [] } }),
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Protests' })).toBeInViewport();
  await page.viewport(1200, 900);
});
