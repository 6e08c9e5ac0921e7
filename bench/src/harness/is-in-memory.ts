import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** TMPFS_MAGIC of statfs(2), on Linux. */
const tmpfs = 0x01_02_19_94;

/** Whether the temporary folder, and with it every measured database, is in memory. */
export function isInMemory(): boolean {
  return statfsSync(tmpdir()).type === tmpfs;
}
