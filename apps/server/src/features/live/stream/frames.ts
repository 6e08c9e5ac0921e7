import type { StreamFrame } from '@sevenmetre/rules/snapshot';

/**
 * Keeps proxies and readers from giving up on a quiet stream. An event, not a comment: a browser shows comments to
 * nobody, and a page must know that nothing has changed rather than ask for it.
 */
export const heartbeat = Buffer.from('event: beat\ndata\n\n');

/** The first bytes of a stream; `retryMilliseconds` is how long a reader waits before coming back. */
export function greeting(retryMilliseconds: number): Buffer {
  return Buffer.from(`retry: ${retryMilliseconds}\n\n`);
}

/** The version is the id of the event and is not said twice: of a goal's frame it would be a fifth. */
export function frame({ version, ...data }: StreamFrame): Buffer {
  return Buffer.from(`id: ${version}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** The reader's data cannot be brought up to date from here: it has to fetch its slice. */
export function reset(version: string): Buffer {
  return Buffer.from(`id: ${version}\nevent: reset\ndata: ${JSON.stringify({ version })}\n\n`);
}

/** What a reader's slice should amount to at this version. */
export function sum(version: string, etag: string): Buffer {
  return Buffer.from(`event: sum\ndata: ${JSON.stringify({ version, etag })}\n\n`);
}
