import type { Clock } from '../clock/index.ts';

export interface RateLimit {
  /** How many may come at once. */
  readonly burst: number;
  /** Seconds until one more is allowed. */
  readonly refillSeconds: number;
}

/** Counts what one key (an address, an address with an e-mail) asks for. In this process only. */
export interface RateLimiter {
  /** Takes one. 0: allowed; else the whole seconds to wait, and nothing was taken. */
  take(key: string): number;
  /** Forgets what the key has taken. */
  forgive(key: string): void;
}

const mostKeys = 50_000;

/**
 * A bucket for each key, kept as the one instant at which it would be full again (the generic cell rate algorithm).
 * Memory is bounded: full buckets are forgotten first, then the oldest.
 */
export function createRateLimiter(clock: Clock, { burst, refillSeconds }: RateLimit): RateLimiter {
  const interval = refillSeconds * 1000;
  const fullAt = new Map<string, number>();
  return {
    take(key) {
      const now = clock.now().getTime();
      const full = Math.min(Math.max(fullAt.get(key) ?? now, now), now + burst * interval);
      const wait = full - now - (burst - 1) * interval;
      if (wait > 0) return Math.ceil(wait / 1000);
      if (fullAt.size >= mostKeys && !fullAt.has(key)) makeRoom(fullAt, now);
      fullAt.set(key, full + interval);
      return 0;
    },
    forgive: (key) => void fullAt.delete(key),
  };
}

function makeRoom(fullAt: Map<string, number>, now: number): void {
  for (const [key, full] of fullAt) if (full <= now) fullAt.delete(key);
  for (const key of fullAt.keys()) {
    if (fullAt.size < mostKeys * 0.9) return;
    fullAt.delete(key);
  }
}
