import type { AppContext } from './app.ts';
import { createDiskWatch, freeBytesOf, type DiskWatch } from './platform/disk/index.ts';
import type { Metrics } from './platform/metrics/index.ts';

/** The log of the embedded database grows by files of 16 MB: space for three, and for writes in progress. */
const embeddedReserveBytes = 64 * 1024 * 1024;

/** With PostgreSQL, which has its own disk, only failed writes to the data folder count. */
export function watchDisk({ environment, database, clock, log }: AppContext, metrics: Metrics): DiskWatch {
  const freeBytes = () => freeBytesOf(environment.dataDirectory);
  const reserveBytes = database.mode === 'embedded' ? embeddedReserveBytes : 0;
  const disk = createDiskWatch({ clock, log, freeBytes, reserveBytes });
  metrics.gauge('storage_full', 'Whether writes are refused for lack of room', () => Number(disk.isFull()));
  metrics.gauge('storage_free_bytes', 'Room on the disk of the data folder', () => disk.free() ?? Number.NaN);
  return disk;
}
