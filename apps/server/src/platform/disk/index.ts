export { createDiskWatch, type DiskWatch, freeBytesOf, isDiskFull } from './disk-watch.ts';
