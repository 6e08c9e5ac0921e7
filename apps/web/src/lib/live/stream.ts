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
  /** Opens the address; what the data show is told, so that the server sends what came after. */
  readonly connect: () => Source;
  readonly receive: (message: LiveMessage) => void;
  readonly after: After;
  readonly random: () => number;
}

/** EventSource.CLOSED: the server refused (any status but 200); the browser does not try again by itself. */
const closed = 2;
/** A refusal is not repeated soon: the server says when it is full, and pages ask for their data meanwhile. */
const afterRefusal = 6;

/** Keeps one connection open until the answer is called, and says when pages have to do without it. */
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
    // The server sends what the contract says, or this is caught below and above by missing versions.
    return type === 'sum'
      ? { kind: 'sum', ...(content as { etag: string; version: string }) }
      : { kind: 'frame', frame: { version: lastEventId, ...(content as Omit<StreamFrame, 'version'>) } };
  } catch {
    return { kind: 'reset' };
  }
}
