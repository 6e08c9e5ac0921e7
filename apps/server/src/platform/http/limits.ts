import { type RateLimitOptions, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationName } from '@sevenmetre/contract';
import { sendTooMany } from './error-answer.ts';

/**
 * How much one writer may ask, counted in windows: one begins with the first request, at its end all is forgotten. A writer
 * is the user of a session; everybody else counts by address, so that strangers never use up what signed-in users have.
 */
export interface Limit {
  readonly max: number;
  /** Length of the window. */
  readonly seconds: number;
  /** Counts whoever is signed in by address too: limits on guessing, which an account of one's own must not widen. */
  readonly byAddress?: true;
  /** Tells what of an address is counted for itself, from a body nobody has checked yet; left out: all of it together. */
  readonly partOf?: (body: unknown) => string;
}

/** Beside the one for all changing requests. They are asked in their order; what one refuses the next does not count. */
export type Limits = { readonly [name in OperationName]?: readonly Limit[] };

/** A home has a whole /64 of IPv6 addresses to choose from. */
const ipv6Subnet = 64;
/** The least recent are forgotten. */
const mostKeys = 50_000;

const users = new WeakMap<FastifyRequest, number>();

/** Says whose request this is; to be called before limits are asked. */
export function noteUser(request: FastifyRequest, userId: number): void {
  users.set(request, userId);
}

/** A hook that counts requests, in this process only, and refuses those beyond the limit. */
export function limitTo(app: FastifyInstance, { max, seconds, partOf, byAddress }: Limit) {
  const options: RateLimitOptions = {
    max,
    timeWindow: seconds * 1000,
    cache: mostKeys,
    keyGenerator: (request) => {
      const userId = byAddress ? undefined : users.get(request);
      const writer = userId === undefined ? normalizeIP(request.ip, ipv6Subnet) : `user ${userId}`;
      return `${writer} ${partOf?.(request.body) ?? ''}`;
    },
  };
  const count = app.createRateLimit(options);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return undefined;
    return sendTooMany(reply, counted.ttlInSeconds);
  };
}
