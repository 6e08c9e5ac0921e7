import { statfs } from 'node:fs/promises';
import type { Clock } from '../clock/index.ts';

/** Codes of the file system, of a quota, and of PostgreSQL (disk_full). */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

export interface DiskWatchOptions {
  readonly clock: Clock;
  readonly log: { warn(fields: object, message: string): void; info(fields: object, message: string): void };
  /** Free bytes where the server stores. */
  readonly freeBytes: () => Promise<number>;
  /** Below this, writes are refused without an attempt; 0: only failed writes count. */
  readonly reserveBytes: number;
}

/** Knows whether there is space for writes. */
export interface DiskWatch {
  /** Whether writes have to be refused: less than the reserve is free. */
  isLow(): boolean;
  /** Whether the disk is low, or a write has failed recently for lack of space. */
  isFull(): boolean;
  /** Reports that a write has failed for lack of space. */
  noteFull(): void;
  /** Free bytes at the last check; null: unknown. */
  free(): number | null;
  /** Checks now. Never rejects. */
  look(): Promise<void>;
  start(): void;
  stop(): void;
}

const millisecondsBetweenLooks = 2_000;
const millisecondsOfDoubt = 15_000;

/**
 * Watches the free space of a disk. The embedded database stops if it cannot write its log, so writes are
 * refused while there is still a reserve, and accepted again when there is space.
 */
export function createDiskWatch({ clock, log, freeBytes, reserveBytes }: DiskWatchOptions): DiskWatch {
  let free: number | null = null;
  let failedAt = -Infinity;
  let wasFull = false;
  let timer: NodeJS.Timeout | null = null;
  const isLow = () => free !== null && free < reserveBytes;
  const isFull = () => isLow() || clock.now().getTime() - failedAt < millisecondsOfDoubt;
  const logChange = () => {
    if (isFull() === wasFull) return;
    wasFull = !wasFull;
    if (wasFull) log.warn({ freeBytes: free }, 'The disk is full: writes are refused until there is room');
    else log.info({ freeBytes: free }, 'The disk has room again');
  };
  const look = async () => {
    free = await freeBytes().catch(() => null);
    logChange();
  };
  return {
    isLow,
    isFull,
    noteFull() {
      failedAt = clock.now().getTime();
      logChange();
    },
    free: () => free,
    look,
    start() {
      timer ??= setInterval(() => void look(), millisecondsBetweenLooks).unref();
    },
    stop() {
      if (timer) clearInterval(timer);
      timer = null;
    },
  };
}

/** Bytes that a user without privileges may still store on the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether a call failed for lack of space, in the database or in the data folder. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (codes.has(Reflect.get(cause, 'code'))) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDiskFull)) return true;
  }
  return false;
}
