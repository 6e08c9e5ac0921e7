import { describe, expect, test } from 'vitest';
import type { LiveMessage } from './follow.ts';
import { openSharedStream } from './shared-stream.ts';
import type { SharedBrowser } from './shared-stream.ts';

const frame = (version: string): LiveMessage => ({ kind: 'frame', frame: { version, previous: 'e.1' } });

/** A browser whose tabs hear each other at once, and whose locks are given when the test says so. */
class Browser implements SharedBrowser {
  readonly #channels = new Set<{ name: string; hear: (event: MessageEvent) => void }>();
  readonly #queue: (() => Promise<void>)[] = [];
  #isHeld = false;
  readonly locks = {
    request: async (_name: string, options: LockOptions, lead: () => Promise<void>) => {
      this.#queue.push(async () => {
        // As browsers do: who left the queue before is passed over.
        if (this.lateAbort || !options.signal?.aborted) await lead();
      });
      return undefined;
    },
  } as unknown as LockManager;
  /** The signal comes after the lock was given, and before its holder knows. */
  lateAbort = false;

  readonly channel = (name: string): BroadcastChannel => {
    const own = { name, hear: (_: MessageEvent) => {} };
    this.#channels.add(own);
    return {
      addEventListener: (_: string, hear: (event: MessageEvent) => void) => void (own.hear = hear),
      postMessage: (data: unknown) => {
        for (const other of this.#channels) {
          if (other !== own && other.name === name) other.hear(new MessageEvent('message', { data }));
        }
      },
      close: () => void this.#channels.delete(own),
    } as unknown as BroadcastChannel;
  };

  async giveLocks(): Promise<void> {
    while (!this.#isHeld && this.#queue.length > 0) {
      this.#isHeld = true;
      const held = this.#queue.shift()?.();
      void held?.then(() => (this.#isHeld = false));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}

/** A tab with what it has heard; `stream` says something to whoever has opened one. */
function aTab(browser: Browser, streams: Set<(message: LiveMessage) => void>) {
  const heard: LiveMessage[] = [];
  const open = (receive: (message: LiveMessage) => void) => {
    streams.add(receive);
    return () => void streams.delete(receive);
  };
  const leave = openSharedStream('group:MA-A', browser, open, (message) => void heard.push(message));
  return { heard, leave };
}

describe('tabs that follow one topic', () => {
  test('given two, then one stream is open and both hear it', async () => {
    const browser = new Browser();
    const streams = new Set<(message: LiveMessage) => void>();
    const [first, second] = [aTab(browser, streams), aTab(browser, streams)];
    await browser.giveLocks();
    for (const say of streams) say(frame('e.2'));
    expect(streams.size).toBe(1);
    expect(first.heard).toEqual([frame('e.2')]);
    expect(second.heard).toEqual([frame('e.2')]);
  });

  test('given one that comes when the stream is open, then it asks once for what came before', async () => {
    const browser = new Browser();
    const streams = new Set<(message: LiveMessage) => void>();
    const first = aTab(browser, streams);
    await browser.giveLocks();
    for (const say of streams) say(frame('e.2'));
    const [second, third] = [aTab(browser, streams), aTab(browser, streams)];
    for (const say of streams) say(frame('e.3'));
    expect(first.heard).toEqual([frame('e.2'), frame('e.3')]);
    expect(second.heard).toEqual([{ kind: 'reset' }, frame('e.3')]);
    expect(third.heard).toEqual([{ kind: 'reset' }, frame('e.3')]);
  });

  test('given the one that leads leaves, then the next opens the stream', async () => {
    const browser = new Browser();
    const streams = new Set<(message: LiveMessage) => void>();
    const [first, second] = [aTab(browser, streams), aTab(browser, streams)];
    await browser.giveLocks();
    first.leave();
    await new Promise((resolve) => setTimeout(resolve));
    await browser.giveLocks();
    for (const say of streams) say(frame('e.2'));
    expect([streams.size, first.heard, second.heard]).toEqual([1, [], [frame('e.2')]]);
  });

  test('given one that leaves in the moment the lock is given to it, then the next opens the stream', async () => {
    const browser = new Browser();
    browser.lateAbort = true;
    const streams = new Set<(message: LiveMessage) => void>();
    const [first, second] = [aTab(browser, streams), aTab(browser, streams)];
    first.leave();
    await browser.giveLocks();
    for (const say of streams) say(frame('e.2'));
    expect([streams.size, first.heard, second.heard]).toEqual([1, [], [frame('e.2')]]);
  });
});
