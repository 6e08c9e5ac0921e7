import type { Network, OutboxCall, Reply } from '@sevenmetre/sync/outbox/index';
import { expect, it, onTestFinished, vi } from 'vitest';
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
};

/** A server that can be reached or not, and the keys of what it has got. */
function server() {
  const keys: string[] = [];
  const state = { isUp: false, isSignedIn: true };
  const answer = (status: number, events: [] | null): Reply => ({
    kind: 'answered',
    status,
    events,
    code: null,
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

/** Less than the ten seconds of a round, and enough for a busy machine. */
const atOnce = { timeout: 8000 };

it('[SY13] given a tap that an earlier page could not send, then a page that opens sends it at once', async () => {
  const { keys, state, network } = server();
  const name = newName();
  const before = tab(name, network);
  const tapped = await before.outbox.record(matchId, goalAt(3));
  before.close();
  state.isUp = true;
  tab(name, network);
  await vi.waitFor(() => expect(keys).toEqual([tapped.key]), atOnce);
});

it('[SY13] given a tab that closes with unsent taps, then another open tab sends them with the network', async () => {
  const { keys, state, network } = server();
  const name = newName();
  const other = tab(name, network);
  await vi.waitFor(() => expect(other.outbox.isSending()).toBe(false), atOnce);
  const closing = tab(name, network);
  const tapped = await closing.outbox.record(matchId, goalAt(3));
  await vi.waitFor(() => expect(closing.outbox.status().trouble).toBe('network'), atOnce);
  closing.close();
  state.isUp = true;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(keys).toEqual([tapped.key]), atOnce);
  expect((await other.outbox.unsynced()).here).toEqual([]);
});

it('[SY20] given a password given in one tab, then the queue of the other goes on', async () => {
  const { keys, state, network } = server();
  state.isUp = true;
  state.isSignedIn = false;
  const name = newName();
  const [one, other] = [tab(name, network), tab(name, network)];
  const tapped = await one.outbox.record(matchId, goalAt(3));
  await vi.waitFor(() => expect(one.outbox.status().paused).toBe('signed-out'), atOnce);
  state.isSignedIn = true;
  other.signedIn();
  await vi.waitFor(() => expect(keys).toEqual([tapped.key]), atOnce);
  await vi.waitFor(() => expect(one.outbox.status().paused).toBeNull(), atOnce);
});
