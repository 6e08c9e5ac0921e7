import type { AppContext } from './app.ts';
import { createDiskWatch, freeBytesOf, type DiskWatch } from './platform/disk/index.ts';
import type { Metrics } from './platform/metrics/index.ts';

/** The log of the embedded database grows by files of 16 MB: three of them, and what is under way meanwhile. */
const embeddedReserveBytes = 64 * 1024 * 1024;

/** A database server minds its own disk; of ours, only what could not be stored counts then. */
export function watchDisk({ environment, database, clock, log }: AppContext, metrics: Metrics): DiskWatch {
  const freeBytes = () => freeBytesOf(environment.dataDirectory);
  const reserveBytes = database.mode === 'embedded' ? embeddedReserveBytes : 0;
  const disk = createDiskWatch({ clock, log, freeBytes, reserveBytes });
  metrics.gauge('storage_full', 'Whether writes are refused for lack of room', () => Number(disk.isFull()));
  metrics.gauge('storage_free_bytes', 'Room on the disk of the data folder', () => disk.free() ?? 0);
  return disk;
}
