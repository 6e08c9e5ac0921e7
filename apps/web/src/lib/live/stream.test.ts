import { describe, expect, it } from 'vitest';
import { aFrame } from '../../testing/slices.ts';
import type { LiveMessage } from './follow.ts';
import { openStream } from './stream.ts';

/** A connection that the test speaks through. */
class Connection {
  readyState = 1;
  closed = false;
  readonly #listeners = new Map<string, (event: MessageEvent<string>) => void>();
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void {
    this.#listeners.set(type, listener);
  }
  say(type: string, data = '', lastEventId = ''): void {
    this.#listeners.get(type)?.(new MessageEvent(type, { data, lastEventId }));
  }
  close(): void {
    this.closed = true;
  }
}

function aStream() {
  const connections: Connection[] = [];
  const heard: LiveMessage[] = [];
  const waits: number[] = [];
  let wake = () => {};
  const close = openStream({
    connect: () => {
      const connection = new Connection();
      connections.push(connection);
      return connection;
    },
    receive: (message) => heard.push(message),
    after: (milliseconds, action) => {
      waits.push(milliseconds);
      wake = action;
      return () => {
        wake = () => {};
      };
    },
    random: () => 0.5,
  });
  return {
    connections,
    heard,
    waits,
    close,
    wake: () => wake(),
    last: () => connections.at(-1) ?? new Connection(),
  };
}

describe('the stream', () => {
  it('tells frames, sums, resets and heartbeats apart', () => {
    const { last, heard } = aStream();
    last().say('open');
    const { version, ...data } = aFrame();
    last().say('message', JSON.stringify(data), version);
    last().say('sum', '{"version":"e.1","etag":"\\"x\\""}');
    last().say('reset', '{"version":"e.2"}');
    last().say('beat');
    last().say('message', 'no json');
    expect(heard).toEqual([
      { kind: 'up' },
      { kind: 'frame', frame: aFrame() },
      { kind: 'sum', version: 'e.1', etag: '"x"' },
      { kind: 'reset' },
      { kind: 'beat' },
      { kind: 'reset' },
    ]);
  });

  it('comes back quietly after one failure, and gives notice of the second', () => {
    const { connections, heard, waits, wake, last } = aStream();
    last().say('error');
    expect([connections[0]?.closed, heard, waits]).toEqual([true, [], [1000]]);
    wake();
    last().say('error');
    expect([heard, waits]).toEqual([[{ kind: 'down' }], [1000, 2000]]);
    wake();
    last().say('open');
    expect(heard.at(-1)).toEqual({ kind: 'up' });
    last().say('error');
    expect(waits.at(-1)).toBe(1000);
  });

  it('gives notice at once when the server refuses, and does not come back soon', () => {
    const { heard, waits, last } = aStream();
    last().readyState = 2;
    last().say('error');
    expect([heard, waits]).toEqual([[{ kind: 'down' }], [32_000]]);
  });

  it('ends when it is closed, and a late failure opens nothing', () => {
    const { connections, close, last, waits } = aStream();
    close();
    last().say('error');
    expect([last().closed, connections.length, waits]).toEqual([true, 1, []]);
  });
});
