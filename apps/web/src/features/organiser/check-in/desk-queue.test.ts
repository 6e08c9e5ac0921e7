import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueuedCall } from './desk-queue.ts';

/** A browser's store that outlives a page. */
function aStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

/** The queue as a page that has just been opened finds it. */
async function openPage() {
  vi.resetModules();
  return import('./desk-queue.ts');
}

function cash(id: string, failure: QueuedCall['failure'] = null): QueuedCall {
  const body = { amount: 150_000, currency: 'CZK' as const, supplierId: 3, clientKey: id };
  return { id, clubId: 7, userId: 1, call: { kind: 'cash', body }, failure };
}

function arrived(id: string, done: boolean, clubId = 7): QueuedCall {
  return { id, clubId, userId: 1, call: { kind: 'arrived', done }, failure: null };
}

const lost = { kind: 'network' } as const;

describe('what was pressed at the check-in desk', () => {
  beforeEach(() => vi.stubGlobal('localStorage', aStore()));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('given a page that is closed before the answer, then the next one has the same cash under the same key, as not sent', async () => {
    const first = await openPage();
    first.queueCall(cash('key-1'));
    expect(first.queuedCalls()).toEqual([cash('key-1')]);
    const second = await openPage();
    expect(second.queuedCalls()).toEqual([cash('key-1', lost)]);
  });

  it('given an answer, then nothing is left of it, for the next page neither', async () => {
    const first = await openPage();
    first.queueCall(cash('key-1'));
    first.queueCall(cash('key-1', lost));
    first.dropCall(cash('key-1', lost));
    expect(first.queuedCalls()).toEqual([]);
    expect((await openPage()).queuedCalls()).toEqual([]);
  });

  it('given a step that is taken back, then the newer press takes the place of the older, whose answer does not drop it', async () => {
    const { queueCall, dropCall, queuedCalls } = await openPage();
    queueCall(arrived('one', true));
    queueCall(arrived('two', false));
    dropCall(arrived('one', true));
    expect(queuedCalls()).toEqual([arrived('two', false)]);
  });

  it('given several clubs and kinds, then each waits for itself', async () => {
    const { queueCall, queuedCalls } = await openPage();
    queueCall(arrived('one', true));
    queueCall(arrived('two', true, 8));
    queueCall(cash('key-1'));
    expect(queuedCalls().map(({ id }) => id)).toEqual(['one', 'two', 'key-1']);
  });

  it('given a browser that forbids storage, then the open page still knows it', async () => {
    vi.stubGlobal('localStorage', {
      ...aStore(),
      setItem: () => {
        throw new Error('forbidden');
      },
    });
    const { queueCall, queuedCalls } = await openPage();
    queueCall(cash('key-1'));
    expect(queuedCalls()).toEqual([cash('key-1')]);
  });
});
