import type { Discipline } from '@sevenmetre/contract/discipline/schemas';
import { afterEach, expect, test } from 'vitest';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';
import { aBody, ticket } from './testing/a-body.ts';

afterEach(() => dismissToast());

const admin = organiser;

test('[MR15] a blue card shows that its report is missing, takes it, and is decided on with a number of matches', async () => {
  const card: Discipline['cards'][number] = {
    entryId: 71,
    eventKey: 'tablet 4',
    card: 'blue',
    side: 'home',
    team: 'Třebíň',
    number: 7,
    name: 'Javor Petr',
    minute: 12,
    report: null,
    usual: 1,
    decision: null,
  };
  let cards = [card];
  const { screen, asked } = await showSignedIn({
    path: `/admin/matches/${ticket.slug}`,
    user: admin,
    answers: {
      reporterMatch: () => ({ status: 200, body: aBody(null) }),
      protests: () => ({ status: 200, body: { protests: [], teams: [] } }),
      discipline: () => ({ status: 200, body: { cards } }),
      matchHistory: () => ({ status: 200, body: { entries: [] } }),
      writtenReportAdd: () => {
        const at = '2026-04-04T12:00:00Z';
        cards = [{ ...card, report: { text: 'Hit an opponent.', follows: false, name: 'Eva Javorová', at } }];
        return { status: 200, body: { cards } };
      },
      disciplinaryDecide: () => {
        cards = cards.map((one) => ({
          ...one,
          decision: { matches: 2, everyTeam: true, reason: 'Regulations, 8', at: '2026-04-04T12:05:00Z' },
        }));
        return { status: 200, body: { cards } };
      },
    },
  });
  await expect.element(screen.getByText('Blue card: 7 · Javor Petr · Třebíň')).toBeVisible();
  await expect.element(screen.getByText(/^The written report is missing/)).toBeVisible();
  await screen.getByRole('textbox', { name: 'Written report' }).fill('Hit an opponent.');
  await screen.getByRole('textbox', { name: 'Written by' }).fill('Eva Javorová');
  await screen.getByRole('button', { name: 'Add the report' }).click();
  await expect.element(screen.getByText(/^Written by Eva Javorová/)).toBeVisible();
  await expect.element(screen.getByText('Suspended for 1 match, as the edition sets it')).toBeVisible();
  await screen.getByText('Decide', { exact: true }).click();
  await screen.getByRole('textbox', { name: 'Matches' }).fill('2');
  await screen.getByRole('textbox', { name: 'Reason', exact: true }).last().fill('Regulations, 8');
  await screen.getByRole('checkbox', { name: /^Also in the other teams/ }).click();
  await screen.getByRole('button', { name: 'Save the decision' }).click();
  await expect
    .element(
      screen.getByText('Suspended for 2 matches: Regulations, 8 (also in the other teams of the club)'),
    )
    .toBeVisible();
  expect(asked.find(({ operation }) => operation === 'disciplinaryDecide')?.asked).toMatchObject({
    body: { entryId: 71, matches: 2, reason: 'Regulations, 8' },
  });
});
