import fs, { copyFileSync, fstatSync, mkdirSync, readlinkSync, renameSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, relative } from 'node:path';

/*
 * Preloaded into a program to simulate a power cut: each file is copied to another folder whenever it is
 * synced. That folder then contains what the disk would contain after a power cut, without data that were
 * only in the page cache. Linux only.
 */
const { POWER_CUT_FROM: from = '', POWER_CUT_TO: to = '' } = process.env;
const { fsyncSync } = fs;
let copies = 0;

fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor);
  if (!fstatSync(descriptor).isFile()) return;
  const path = readlinkSync(`/proc/self/fd/${descriptor}`);
  if (!path.startsWith(`${from}/`) || path.endsWith(' (deleted)')) return;
  const kept = join(to, relative(from, path));
  mkdirSync(dirname(kept), { recursive: true });
  copies += 1;
  // If the process is killed while it copies, the earlier copy stays.
  const half = `${to}.${process.pid}.${copies}`;
  copyFileSync(path, half);
  renameSync(half, kept);
};
syncBuiltinESMExports();
