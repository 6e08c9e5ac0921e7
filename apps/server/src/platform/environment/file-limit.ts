import { readFileSync } from 'node:fs';
import type { Environment } from './environment.ts';

/** Descriptors that are not streams: files, database, other requests. */
const reserved = 300;
/** Share of the rest for streams: other requests continue meanwhile. */
const share = 0.9;

/** Maximal number of open files of this process; null: unlimited or unknown. */
export function openFileLimit(limits: () => string = readLimits): number | null {
  const [, soft] = /^Max open files\s+(\d+)/m.exec(limits()) ?? [];
  return soft === undefined ? null : Number(soft);
}

/** Only Linux has it in a file; elsewhere `STREAM_MAX_CLIENTS` must be set correctly. */
function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

/** Number of streams for a limit of open files; at least one. */
export function streamsWithin(limit: number): number {
  return Math.max(1, Math.floor((limit - reserved) * share));
}

/**
 * Lowers the limit of streams to fit the limit of open files, beyond which the server could not even answer
 * health checks.
 */
export function withinFileLimit(environment: Environment, limit: number | null): Environment {
  const { stream } = environment;
  if (limit === null || stream.maxClients <= streamsWithin(limit)) return environment;
  return { ...environment, stream: { ...stream, maxClients: streamsWithin(limit) } };
}
