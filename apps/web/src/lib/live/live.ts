import { topicOf } from '@sevenmetre/contract/pages';
import type { PageMatch } from '@sevenmetre/contract/pages';
import { liveOperations } from '@sevenmetre/contract/live/operations';
import { confirm } from '../slices/freshness.ts';
import { serverNow } from '../time/server-time.ts';
import type { SliceCache } from '../slices/slice-cache.ts';
import { storeSlice } from '../slices/slice-store.ts';
import { applierOf } from './appliers.ts';
import { checkFrame } from './apply-frame.ts';
import { follow } from './follow.ts';
import type { After, LiveMessage } from './follow.ts';
import { openSharedStream } from './shared-stream.ts';
import { openStream } from './stream.ts';

/** How often this page has disagreed with the server without having missed a frame. For tests and support. */
export const disagreements = { count: 0 };

const after: After = (milliseconds, action) => {
  const timer = setTimeout(action, milliseconds);
  return () => clearTimeout(timer);
};

/** Keeps the slice of a page live in the cache until the returned function is called. */
export function keepLive(page: PageMatch, cache: SliceCache): () => void {
  const topic = topicOf(page);
  const { apply, incomplete } = applierOf(page.page.slice);
  const slice = () => cache.state(topic).slice;
  const shown = () => {
    const data = slice();
    return data?.status === 200 ? { version: data.body.version, etag: data.etag } : null;
  };
  return follow({
    open: (receive) => openShared(topic, () => shown()?.version ?? '', receive),
    incomplete,
    shown,
    apply: (frame) => {
      const data = slice();
      if (data?.status !== 200) return 'gap';
      const result = checkFrame(data.body.version, frame);
      if (result !== 'apply') return result;
      const body = apply(data.body, frame);
      if (!body) return 'gap';
      const next = { status: 200, body, etag: null, checkedAt: serverNow() } as const;
      cache.set(topic, next);
      void storeSlice(topic, next);
      return result;
    },
    refetch: () => cache.load(page),
    disagreed: () => {
      disagreements.count += 1;
    },
    confirmed: () => confirm(topic, serverNow()),
    after,
    random: Math.random,
  });
}

function openShared(topic: string, since: () => string, receive: (message: LiveMessage) => void): () => void {
  const address = () => {
    const query = new URLSearchParams({ topic, ...(since() === '' ? {} : { since: since() }) });
    return `${liveOperations.liveStream.path}?${query.toString()}`;
  };
  const browser = {
    locks: 'locks' in navigator ? navigator.locks : null,
    channel: 'BroadcastChannel' in globalThis ? (name: string) => new BroadcastChannel(name) : null,
  };
  const open = (listener: (message: LiveMessage) => void) =>
    openStream({
      connect: () => new EventSource(address()),
      receive: listener,
      after,
      random: Math.random,
    });
  return openSharedStream(topic, browser, open, receive);
}
