import { Outbox } from '@sevenmetre/sync/outbox/index';
import type { Network } from '@sevenmetre/sync/outbox/index';
import { browserPorts } from './browser-ports.ts';
import { openRecordStore } from './record-store.ts';

/** A queue beside that of the record, of one tab. */
export interface QueueBeside {
  readonly outbox: Outbox;
  readonly close: () => void;
}

/**
 * Opens a queue beside that of the record (SY38, SY40): another database, another lock, another sender.
 * @param name of its database and its lock
 */
export function openQueueBeside(name: string, network: Network): QueueBeside {
  const ports = browserPorts(openRecordStore(`${name}-records`), network);
  const outbox = new Outbox({ ...ports, lockName: `${name}-upload` });
  const online = (): void => outbox.online();
  addEventListener('online', online);
  online();
  return {
    outbox,
    close() {
      removeEventListener('online', online);
      outbox.stop();
    },
  };
}
