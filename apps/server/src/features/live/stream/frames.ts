import type { StreamFrame } from '@sevenmetre/rules/snapshot';

/**
 * Keeps proxies and clients from closing a quiet stream. An event, not a comment: browsers do not pass
 * comments to scripts, and a page has to know that nothing has changed.
 */
export const heartbeat = Buffer.from('event: beat\ndata\n\n');

/** First bytes of a stream; `retryMilliseconds` is how long a client waits before it reconnects. */
export function greeting(retryMilliseconds: number): Buffer {
  return Buffer.from(`retry: ${retryMilliseconds}\n\n`);
}

/**
 * The version is the id of the event and is not repeated in the data: it would be a fifth of a goal's frame.
 */
export function frame({ version, ...data }: StreamFrame): Buffer {
  return Buffer.from(`id: ${version}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** The client's data cannot be updated by a frame: it has to fetch its slice. */
export function reset(version: string): Buffer {
  return Buffer.from(`id: ${version}\nevent: reset\ndata: ${JSON.stringify({ version })}\n\n`);
}

/** The ETag that a client's slice should have at this version. */
export function sum(version: string, etag: string): Buffer {
  return Buffer.from(`event: sum\ndata: ${JSON.stringify({ version, etag })}\n\n`);
}
