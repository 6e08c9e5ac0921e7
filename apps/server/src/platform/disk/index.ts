export { createDiskWatch, type DiskWatch, type DiskWatchOptions, freeBytesOf } from './disk-watch.ts';
export { isDiskFull } from './is-disk-full.ts';
