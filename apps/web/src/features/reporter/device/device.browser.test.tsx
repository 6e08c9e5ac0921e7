import type { Network, OutboxCall, Reply } from '@sevenmetre/sync/outbox/index';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { goalAt } from '../testing/test-table.tsx';
import { openDevice } from './device.ts';
import type { ReporterDevice, ReporterCalls } from './device.ts';

const matchId = 7;
const away = () => Promise.resolve({ kind: 'away' } as const);
const noCalls: ReporterCalls = {
  match: away,
  hall: away,
  impact: away,
  beingChecked: away,
  erase: away,
  restore: away,
  history: away,
  duty: away,
  tickDuty: away,
};

/** A server that can be reached or not, and the keys of what it has got. */
function server() {
  const keys: string[] = [];
  const state = { isUp: false, isSignedIn: true };
  const answer = (status: number, events: [] | null): Reply => ({
    kind: 'answered',
    status,
    portal: null,
    events,
    code: status === 200 ? null : 'not-signed-in',
    parameters: {},
    date: null,
    retryAfter: null,
  });
  const send = async ({ key }: OutboxCall): Promise<Reply> => {
    if (!state.isUp) return { kind: 'lost' };
    if (!state.isSignedIn) return answer(401, null);
    keys.push(key);
    return answer(200, []);
  };
  return { keys, state, network: { send } satisfies Network };
}

let count = 0;
const newName = () => `device-test-${(count += 1)}-${performance.now()}`;

/** One tab of the browser. */
function tab(name: string, network: Network): ReporterDevice {
  const device = openDevice({ name, network: () => network, calls: noCalls });
  onTestFinished(() => device.close());
  return device;
}

/** No round of ten seconds ever comes: what goes up has gone at once, however long the machine takes. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] }));
afterEach(() => void vi.useRealTimers());

it('[SY13] given a tap that an earlier page could not send, then a page that opens sends it at once', async () => {
  const { keys, state, network } = server();
  const name = newName();
  const before = tab(name, network);
  const tapped = await before.outbox.record(matchId, goalAt(3));
  before.close();
  state.isUp = true;
  tab(name, network);
  await expect.poll(() => keys).toEqual([tapped.key]);
});

it('[SY13] given a tab that closes with unsent taps, then another open tab sends them with the network', async () => {
  const { keys, state, network } = server();
  const name = newName();
  const other = tab(name, network);
  await expect.poll(() => other.outbox.isSending()).toBe(false);
  const closing = tab(name, network);
  const tapped = await closing.outbox.record(matchId, goalAt(3));
  await expect.poll(() => closing.outbox.status().trouble).toBe('network');
  closing.close();
  state.isUp = true;
  dispatchEvent(new Event('online'));
  await expect.poll(() => keys).toEqual([tapped.key]);
  expect((await other.outbox.unsynced()).here).toEqual([]);
});

it('[SY20] given a password given in one tab, then the queue of the other goes on', async () => {
  const { keys, state, network } = server();
  state.isUp = true;
  state.isSignedIn = false;
  const name = newName();
  const [one, other] = [tab(name, network), tab(name, network)];
  const tapped = await one.outbox.record(matchId, goalAt(3));
  await expect.poll(() => one.outbox.status().paused).toBe('signed-out');
  state.isSignedIn = true;
  other.signedIn();
  await expect.poll(() => keys).toEqual([tapped.key]);
  await expect.poll(() => one.outbox.status().paused).toBeNull();
});
