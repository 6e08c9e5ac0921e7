import type { LiveMessage } from './follow.ts';

type Receive = (message: LiveMessage) => void;
type Open = (receive: Receive) => () => void;

/** The part of the browser that tabs share; both may be missing. */
export interface SharedBrowser {
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly channel: ((name: string) => BroadcastChannel) | null;
}

/**
 * One stream for all visible tabs that follow a topic: whoever holds the lock opens it and tells the others. A tab that
 * closes or is hidden lets go of the lock, and the next one in the queue opens the stream. Where a browser has no locks
 * or channels, every tab opens its own.
 */
export function openSharedStream(
  topic: string,
  browser: SharedBrowser,
  open: Open,
  receive: Receive,
): () => void {
  const { locks, channel } = browser;
  if (locks === null || channel === null) return open(receive);
  const name = `sevenmetre live ${topic}`;
  const others = channel(name);
  const leaving = new AbortController();
  others.addEventListener('message', (event: MessageEvent<LiveMessage>) => receive(event.data));
  const lead = () =>
    new Promise<void>((resolve) => {
      const close = open((message) => {
        receive(message);
        others.postMessage(message);
      });
      leaving.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  // Leaving the queue rejects the request; that is the only way it can fail.
  locks.request(name, { signal: leaving.signal }, lead).catch(() => undefined);
  return () => {
    leaving.abort();
    others.close();
  };
}
