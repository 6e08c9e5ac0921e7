import type { Network, OutboxCall, Reply } from '@sevenmetre/sync/outbox/index';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { goalAt, showTable } from '../testing/test-table.tsx';

type Shown = Awaited<ReturnType<typeof showTable>>;
let shown: Shown | null = null;

afterEach(() => shown?.end());

/** A server that answers by this code, or takes everything; null: nobody answers. */
function aServer(answer: string | null) {
  const server = { answer };
  const events = new Map<string, number>();
  const send = (call: OutboxCall): Promise<Reply> => {
    if (server.answer === null) return Promise.resolve({ kind: 'lost' });
    const rest = {
      parameters: {},
      portal: null,
      date: Date.now(),
      retryAfter: null,
      kind: 'answered',
    } as const;
    const status = server.answer === 'other-portal' ? 421 : 422;
    if (server.answer !== 'taken')
      return Promise.resolve({ ...rest, status, code: server.answer, events: null });
    events.set(call.key, events.size + 1);
    const list = [...events].map(([key, id]) => ({ key, id, createdTimestamp: id, content: goalAt(id) }));
    return Promise.resolve({ ...rest, status: 200, code: null, events: list });
  };
  const network: Network = { send };
  return { server, network };
}

/** Two goals are recorded while the server answers so; then the sheet is opened. */
async function openAfterTwo(answer: string | null) {
  await page.viewport(1024, 768);
  const { server, network } = aServer(answer);
  shown = await showTable({ network });
  const { screen, table, device } = shown;
  const { matchId } = table.state().sheet;
  for (const minute of [1, 2]) await device.outbox.record(matchId, goalAt(minute));
  await expect.poll(() => device.outbox.isSending()).toBe(false);
  await table.refresh();
  await screen.getByRole('button', { name: /^(Needs attention|Saved here|Another portal)/ }).click();
  return { server, sheet: screen.getByRole('dialog', { name: 'Where the data is' }) };
}

it('given two records that were refused for want of a role, then one button sends both again and says what came of it', async () => {
  const { server, sheet } = await openAfterTwo('forbidden');
  const all = sheet.getByRole('button', { name: 'Send all 2 again' });
  await all.click();
  await expect.element(sheet.getByText('2 records were not accepted: see the reasons above.')).toBeVisible();
  server.answer = 'taken';
  await all.click();
  await expect.element(sheet.getByText('2 records are on the server.')).toBeVisible();
  await expect.element(all).not.toBeInTheDocument();
});

it('given records that are refused for what they say, then nobody is offered to send them all again', async () => {
  const { sheet } = await openAfterTwo('time-impossible');
  await expect.element(sheet.getByRole('button', { name: 'Send again' }).first()).toBeVisible();
  await expect.element(sheet.getByRole('button', { name: /Send all/ })).not.toBeInTheDocument();
});

it('given nothing but what needs attention, then “Send now” says that it does not send that', async () => {
  const { sheet } = await openAfterTwo('forbidden');
  await sheet.getByRole('button', { name: 'Send now' }).click();
  await expect.element(sheet.getByText(/^Nothing else waits to be sent/)).toBeVisible();
});

it('given no network, then “Send now” says so, and once there is one that everything is on the server', async () => {
  const { server, sheet } = await openAfterTwo(null);
  const now = sheet.getByRole('button', { name: 'Send now' });
  await now.click();
  await expect.element(sheet.getByText(/^No network: 2 records stay here/)).toBeVisible();
  server.answer = 'taken';
  // It may have gone by itself before the button was pressed.
  await now.click();
  await expect.element(sheet.getByText(/^(2 records are on the server|Everything is sent)\.$/)).toBeVisible();
  await expect.poll(async () => (await shown?.device.outbox.unsynced())?.here).toHaveLength(0);
  await now.click();
  await expect.element(sheet.getByText('Everything is sent.')).toBeVisible();
});

it('[SY36] given another portal at the address, then the screen says so, and the records go there when somebody decides it', async () => {
  const { server, sheet } = await openAfterTwo('other-portal');
  await expect
    .element(sheet.getByText(/Nothing was sent, and everything stays on this device/))
    .toBeVisible();
  server.answer = 'taken';
  await sheet.getByRole('button', { name: 'Send 2 records to this portal' }).click();
  await expect.poll(async () => (await shown?.device.outbox.unsynced())?.here).toEqual([]);
  await expect.element(sheet.getByText(/Nothing was sent/)).not.toBeInTheDocument();
});
