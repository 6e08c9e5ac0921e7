import { statfs } from 'node:fs/promises';
import type { Clock } from '../clock/index.ts';

export interface DiskWatchOptions {
  readonly clock: Clock;
  readonly log: { warn(fields: object, message: string): void; info(fields: object, message: string): void };
  /** Bytes that are left where the server stores. */
  readonly freeBytes: () => Promise<number>;
  /** With less than this, writes are refused before they are tried; 0: only what has failed counts. */
  readonly reserveBytes: number;
}

/** Knows whether something can be stored now. */
export interface DiskWatch {
  /** Whether writes are to be refused: the reserve is begun. */
  isLow(): boolean;
  /** Whether the disk is low, or something could not be stored in the last moments. */
  isFull(): boolean;
  /** Says that something could not be stored for lack of space. */
  noteFull(): void;
  /** Bytes at the last look; null: it is not known. */
  free(): number | null;
  /** Looks now. Never rejects. */
  look(): Promise<void>;
  start(): void;
  stop(): void;
}

const millisecondsBetweenLooks = 2_000;
const millisecondsOfDoubt = 15_000;

/**
 * Watches the room on a disk. The embedded database stops when it cannot write its log, so it is not let that far: writes
 * end while there is still a reserve, and go on by themselves when there is room again.
 */
export function createDiskWatch({ clock, log, freeBytes, reserveBytes }: DiskWatchOptions): DiskWatch {
  let free: number | null = null;
  let failedAt = -Infinity;
  let wasFull = false;
  let timer: NodeJS.Timeout | null = null;
  const isLow = () => free !== null && free < reserveBytes;
  const isFull = () => isLow() || clock.now().getTime() - failedAt < millisecondsOfDoubt;
  const tell = () => {
    if (isFull() === wasFull) return;
    wasFull = !wasFull;
    if (wasFull) log.warn({ freeBytes: free }, 'The disk is full: writes are refused until there is room');
    else log.info({ freeBytes: free }, 'The disk has room again');
  };
  const look = async () => {
    free = await freeBytes().catch(() => null);
    tell();
  };
  return {
    isLow,
    isFull,
    noteFull() {
      failedAt = clock.now().getTime();
      tell();
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

/** What a user without privileges may still store on the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
