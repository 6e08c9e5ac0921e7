import { type RateLimitOptions, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationName } from '@sevenmetre/contract';
import { sendTooMany } from './error-answer.ts';

/**
 * A rate limit in fixed windows, which begin with the first request. Counted per user of a session, otherwise
 * per address, so that others cannot use up the limit of signed-in users.
 */
export interface Limit {
  readonly max: number;
  /** Length of the window. */
  readonly seconds: number;
  /**
   * Counts signed-in users by address too: for limits on guessing, which having an account must not raise.
   */
  readonly byAddress?: true;
  /**
   * Part of the unvalidated body and of the request that is counted separately, such as the e-mail; absent: all
   * requests together.
   */
  readonly partOf?: (body: unknown, request: FastifyRequest) => string;
}

/**
 * In addition to the general limit. Checked in order; a request refused by one does not count in the next.
 */
export type Limits = { readonly [name in OperationName]?: readonly Limit[] };

/** One household has a whole /64 of IPv6 addresses. */
const ipv6Subnet = 64;
/** Beyond this number the least recent keys are dropped. */
const mostKeys = 50_000;

const users = new WeakMap<FastifyRequest, number>();

/** Stores the user of a request; must be called before limits are checked. */
export function noteUser(request: FastifyRequest, userId: number): void {
  users.set(request, userId);
}

/** A hook that counts requests in this process, and refuses those beyond the limit. */
export function limitTo(app: FastifyInstance, { max, seconds, partOf, byAddress }: Limit) {
  const options: RateLimitOptions = {
    max,
    timeWindow: seconds * 1000,
    cache: mostKeys,
    keyGenerator: (request) => {
      const userId = byAddress ? undefined : users.get(request);
      const writer = userId === undefined ? normalizeIP(request.ip, ipv6Subnet) : `user ${userId}`;
      return `${writer} ${partOf?.(request.body, request) ?? ''}`;
    },
  };
  const count = app.createRateLimit(options);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return undefined;
    return sendTooMany(reply, counted.ttlInSeconds);
  };
}
