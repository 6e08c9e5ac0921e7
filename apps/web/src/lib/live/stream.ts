import type { StreamFrame } from '@sevenmetre/contract/live/stream-frame';
import { backoff } from './backoff.ts';
import type { After, LiveMessage } from './follow.ts';

/** The part of the browser's EventSource that is used. */
interface Source {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

export interface StreamDeps {
  /** Opens the address with the version of the shown data, so that the server sends what came after it. */
  readonly connect: () => Source;
  readonly receive: (message: LiveMessage) => void;
  readonly after: After;
  readonly random: () => number;
}

/** EventSource.CLOSED: the server refused (any status but 200); the browser does not try again by itself. */
const closed = 2;
/**
 * Failures counted for a refusal, so that the next attempt waits longer: a full server refuses streams, and pages
 * fetch their data meanwhile.
 */
const afterRefusal = 6;

/** Keeps one connection open until the returned function is called, and reports when it is down. */
export function openStream(deps: StreamDeps): () => void {
  let failures = 0;
  let source: Source | null = null;
  let calledOff = () => {};

  const connect = () => {
    const opened = deps.connect();
    source = opened;
    opened.addEventListener('open', () => {
      failures = 0;
      deps.receive({ kind: 'up' });
    });
    for (const type of ['message', 'reset', 'sum', 'beat']) {
      opened.addEventListener(type, (event) => {
        const message = readMessage(type, event);
        if (message) deps.receive(message);
      });
    }
    opened.addEventListener('error', () => fail(opened));
  };
  const fail = (failed: Source) => {
    if (failed !== source) return;
    failures = failed.readyState === closed ? Math.max(afterRefusal, failures + 1) : failures + 1;
    failed.close();
    source = null;
    if (failures >= 2) deps.receive({ kind: 'down' });
    calledOff = deps.after(backoff(failures, deps.random()), connect);
  };

  connect();
  return () => {
    calledOff();
    source?.close();
    source = null;
  };
}

/** Text that is not what the contract says counts as a gap: the page asks for its data. */
function readMessage(type: string, { data, lastEventId }: MessageEvent<string>): LiveMessage | null {
  if (type === 'reset' || type === 'beat') return { kind: type };
  try {
    const content: unknown = JSON.parse(data);
    // The server sends what the contract says; anything else shows as a missing version.
    return type === 'sum'
      ? { kind: 'sum', ...(content as { etag: string; version: string }) }
      : { kind: 'frame', frame: { version: lastEventId, ...(content as Omit<StreamFrame, 'version'>) } };
  } catch {
    return { kind: 'reset' };
  }
}
