import { mostUnsent } from '@sevenmetre/contract/reporter/most-unsent';
import type { Outbox } from '@sevenmetre/sync/outbox/index';

/** Milliseconds that a record may be on its way before it is told as unsent. */
const onItsWay = 20_000;
/** Milliseconds that a call waits for the disk. */
const patience = 1000;

/** What a call tells of the queue of its device. Never rejects: where the disk does not answer, nothing is told. */
export async function unsentQuery(
  outbox: Pick<Outbox, 'countOlderThan'> | undefined,
): Promise<{ unsent?: string }> {
  if (outbox === undefined) return {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  const count = await Promise.race([outbox.countOlderThan(onItsWay).catch(() => null), late]);
  clearTimeout(timer);
  return count === null ? {} : { unsent: String(Math.min(count, mostUnsent)) };
}
