import type { LiveMessage } from './follow.ts';

type Receive = (message: LiveMessage) => void;
type Open = (receive: Receive) => () => void;

/** `joined`: a tab listens from now on. `led`: somebody has the stream already, and what it brought before is not repeated. */
type TabMessage = LiveMessage | { readonly kind: 'joined' } | { readonly kind: 'led' };

/** The part of the browser that tabs share; both may be missing. */
export interface SharedBrowser {
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly channel: ((name: string) => BroadcastChannel) | null;
}

/**
 * One stream for all visible tabs that follow a topic: whoever holds the lock opens it and tells the others. A tab that
 * closes or is hidden lets go of the lock, and the next one in the queue opens the stream. A tab that comes to a stream
 * which others have opened asks for its data once: it has not heard what came before. Where a browser has no locks or
 * channels, every tab opens its own.
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
  const post = (message: TabMessage) => others.postMessage(message);
  const leaving = new AbortController();
  const tab = { leads: false, knowsLeader: false };
  others.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    const received = handleMessage(tab, data, post);
    if (received) receive(received);
  });
  const lead = () =>
    new Promise<void>((resolve) => {
      // The lock may be given in the moment in which the tab stops waiting for it: then nobody hears the stream.
      if (leaving.signal.aborted) return resolve();
      Object.assign(tab, { leads: true, knowsLeader: true });
      const close = open((message) => {
        receive(message);
        post(message);
      });
      leaving.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  post({ kind: 'joined' });
  // Leaving the queue rejects the request; that is the only way it can fail.
  locks.request(name, { signal: leaving.signal }, lead).catch(() => undefined);
  return () => {
    leaving.abort();
    others.close();
  };
}

/** What another tab has said, as far as this one's page takes it. */
function handleMessage(
  tab: { readonly leads: boolean; knowsLeader: boolean },
  message: TabMessage,
  post: (message: TabMessage) => void,
): LiveMessage | null {
  if (message.kind === 'joined') {
    if (tab.leads) post({ kind: 'led' });
    return null;
  }
  if (message.kind !== 'led') return message;
  if (tab.knowsLeader) return null;
  tab.knowsLeader = true;
  return { kind: 'reset' };
}
