import fs, { copyFileSync, fstatSync, mkdirSync, readlinkSync, renameSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, relative } from 'node:path';

/*
 * Loaded before a program of which a power cut is to be shown: each file that is written through to the disk is copied, as it
 * is at that moment, to another folder. That folder then holds what the disk would hold after a power cut, and nothing that
 * only the memory of the operating system knew. Linux only.
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
  // A process that is killed while it copies leaves the file as it was.
  const half = `${to}.${process.pid}.${copies}`;
  copyFileSync(path, half);
  renameSync(half, kept);
};
syncBuiltinESMExports();
