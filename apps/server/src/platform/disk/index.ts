export { createDiskWatch, type DiskWatch, freeBytesOf } from './disk-watch.ts';
export { isDiskFull } from './is-disk-full.ts';
