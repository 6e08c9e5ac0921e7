import type { Network, OutboxCall, ReportAsked, Reply, ServerEvent } from '@sevenmetre/sync/outbox/index';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import { goalAt, showTable } from '../testing/test-table.tsx';

type Shown = Awaited<ReturnType<typeof showTable>>;
let shown: Shown | null = null;

afterEach(() => shown?.end());

/** A server with a goal of another device that this one has not heard of; it takes an approval of both goals only. */
function aServer(refusesGoals = false) {
  const other = { id: 90, key: 'other-1', createdTimestamp: 5, content: goalAt(12) };
  const events: ServerEvent[] = [];
  const approvals: OutboxCall[] = [];
  const answer = (status: number, code: string | null, list: ServerEvent[] | null): Reply => ({
    kind: 'answered',
    status,
    portal: null,
    code,
    events: list,
    parameters: {},
    date: null,
    retryAfter: null,
  });
  const send = async (call: OutboxCall): Promise<Reply> => {
    if (call.kind === 'create') {
      if (refusesGoals) return answer(422, 'time-impossible', null);
      events.push({ id: 50, key: call.key, createdTimestamp: 4, content: goalAt(3) });
      return answer(200, null, [...events]);
    }
    approvals.push(call);
    const count = call.kind === 'stage' ? call.body.events?.count : 0;
    const all = [...events, other];
    return count === all.length ? answer(200, null, all) : answer(409, 'events-differ', all);
  };
  return { network: { send } satisfies Network, approvals };
}

const typed: ReportAsked = {
  home: { official: 'Leader One', at: '2026-04-04T09:50:00.000Z' },
  away: null,
  remarks: 'Floor wet in the second half',
};

async function refusedApproval(refusesGoals = false) {
  await page.viewport(360, 740);
  const { network, approvals } = aServer(refusesGoals);
  shown = await showTable({ network });
  const { screen, table, device } = shown;
  await device.outbox.record(practiceSheet.matchId, goalAt(3));
  await expect.poll(() => device.outbox.isSending()).toBe(false);
  await table.refresh();
  table.changeReport(typed);
  await table.approve();
  await expect.poll(() => table.state().approval).toBe('refused');
  return { screen, table, approvals, device };
}

it('given that the server holds another goal, then it is shown, and two presses approve both', async () => {
  const { screen, table, approvals } = await refusedApproval();
  await screen.getByRole('button', { name: 'See what differs' }).click();
  const sheet = screen.getByRole('dialog', { name: 'What differs' });
  await expect.element(sheet.getByText('Not in what you approved')).toBeVisible();
  await expect.element(sheet.getByText(/12:00 Goal/)).toBeVisible();
  await expect.element(sheet.getByText('Result now 2:0')).toBeVisible();
  sheet.getByRole('button', { name: 'Hold to approve' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await sheet.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => approvals.length).toBe(2);
  await expect.poll(() => table.state().view.calls).toEqual([]);
});

it('given an event that the server does not take, then approving drops it and says so before', async () => {
  const { screen, table, approvals } = await refusedApproval(true);
  await screen.getByRole('button', { name: 'See what differs' }).click();
  const sheet = screen.getByRole('dialog', { name: 'What differs' });
  await expect.element(sheet.getByText('Not accepted by the server. Approving discards it.')).toBeVisible();
  sheet.getByRole('button', { name: 'Hold to approve' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await sheet.getByRole('button', { name: 'OK' }).click();
  // Of nothing: what the server holds is then shown, and can be approved.
  await expect.poll(() => approvals.length).toBe(1);
  await expect.poll(() => table.state().view.events.map(({ key }) => key)).toEqual(['other-1']);
});

it('given an approval that was refused, then recording can go on, and everything is in the menu again', async () => {
  const { screen, table } = await refusedApproval();
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(screen.getByRole('button', { name: 'Finish with approval' })).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await screen.getByRole('button', { name: 'See what differs' }).click();
  await screen.getByRole('button', { name: 'Continue recording' }).click();
  await expect.poll(() => table.state().approval).toBe('open');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

it('given remarks that were typed before the refusal, then they are shown and go along with the next approval', async () => {
  const { screen, approvals } = await refusedApproval();
  await screen.getByRole('button', { name: 'See what differs' }).click();
  const sheet = screen.getByRole('dialog', { name: 'What differs' });
  await expect
    .element(sheet.getByRole('textbox', { name: 'Remarks for the report (optional)' }))
    .toHaveValue(typed.remarks);
  sheet.getByRole('button', { name: 'Hold to approve' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await sheet.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => approvals.length).toBe(2);
  expect(approvals[1]).toMatchObject({ body: { report: typed } });
});

it('given that recording goes on after a refusal, then finishing shows them again', async () => {
  const { screen, table } = await refusedApproval();
  await screen.getByRole('button', { name: 'See what differs' }).click();
  await screen.getByRole('button', { name: 'Continue recording' }).click();
  await expect.poll(() => table.state().approval).toBe('open');
  await screen.getByRole('button', { name: 'More' }).click();
  await screen.getByRole('button', { name: 'Finish with approval' }).click();
  const sheet = screen.getByRole('dialog');
  await expect
    .element(sheet.getByRole('textbox', { name: 'Remarks for the report (optional)' }))
    .toHaveValue(typed.remarks);
});
