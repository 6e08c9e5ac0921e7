import type { OutboxRecord, UploaderStatus } from '@sevenmetre/sync/outbox/index';
import { useCallback, useEffect, useState } from 'react';
import type { ReporterDevice } from './device.ts';

/** What of all matches on this device is not on the server, and how sending goes. */
export interface DeviceQueue {
  readonly here: readonly OutboxRecord[];
  readonly attention: readonly OutboxRecord[];
  readonly isSending: boolean;
  /** Trouble with the storage: the lists are those that were read last. */
  readonly status: UploaderStatus;
}

const nothing: DeviceQueue = {
  here: [],
  attention: [],
  isSending: false,
  status: { paused: null, trouble: null },
};

/** Follows the queue of the device; the second reads it at once. */
export function useQueue(device: ReporterDevice): readonly [DeviceQueue, () => Promise<void>] {
  const [queue, setQueue] = useState(nothing);
  const read = useCallback(async () => {
    // Asked first: once it is over, what is read after it is how it ended.
    const isSending = device.outbox.isSending();
    const unsynced = await device.outbox.unsynced().catch(() => null);
    const status = device.outbox.status();
    setQueue((before) =>
      unsynced === null
        ? { ...before, isSending, status: { ...status, trouble: 'storage' } }
        : { ...unsynced, isSending, status },
    );
  }, [device]);
  useEffect(() => {
    void read();
    return device.listen(() => void read());
  }, [device, read]);
  return [queue, read];
}
