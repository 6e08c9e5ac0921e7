import { readFileSync } from 'node:fs';
import type { Environment } from './environment.ts';

/** Descriptors that are not streams: files, the database, requests of those who read and write. */
const reserved = 300;
/** Of the rest, so much may be streams: the others reload pages meanwhile. */
const share = 0.9;

/** Returns how many files this process may have open; null: without a limit, or it cannot be found out. */
export function openFileLimit(limits: () => string = readLimits): number | null {
  const [, soft] = /^Max open files\s+(\d+)/m.exec(limits()) ?? [];
  return soft === undefined ? null : Number(soft);
}

/** Only Linux says so in a file; elsewhere `STREAM_MAX_CLIENTS` has to fit. */
function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

/** Returns how many streams fit into so many open files; at least one. */
export function streamsWithin(limit: number): number {
  return Math.max(1, Math.floor((limit - reserved) * share));
}

/**
 * Lowers the limit of streams to what the limit of open files leaves room for: beyond it the server could not even
 * answer its health checks.
 */
export function withinFileLimit(environment: Environment, limit: number | null): Environment {
  const { stream } = environment;
  if (limit === null || stream.maxClients <= streamsWithin(limit)) return environment;
  return { ...environment, stream: { ...stream, maxClients: streamsWithin(limit) } };
}
