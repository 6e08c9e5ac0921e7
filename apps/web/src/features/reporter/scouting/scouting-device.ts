import { Outbox } from '@sevenmetre/sync/outbox/index';
import type { Network } from '@sevenmetre/sync/outbox/index';
import { browserPorts } from '../device/browser-ports.ts';
import { openRecordStore } from '../device/record-store.ts';

/** The scouting queue of one tab. */
export interface ScoutingDevice {
  readonly outbox: Outbox;
  readonly close: () => void;
}

/**
 * Opens the scouting queue beside that of the record (SY38): another database, another lock, another sender.
 * @param name of its database and its lock
 */
export function openScouting(name: string, network: Network): ScoutingDevice {
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
