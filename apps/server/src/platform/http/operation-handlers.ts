import { createHash, timingSafeEqual } from 'node:crypto';
import type { Log } from '../log/index.ts';
import type { Metrics } from '../metrics/index.ts';
import { isLoopback } from './address.ts';
import type { Handlers } from './handler.ts';
import type { Limits } from './limits.ts';

export interface OperationDependencies {
  readonly metrics: Metrics;
  readonly log: Pick<Log, 'warn'>;
  /** Bearer token for reading metrics from other machines; null: not possible. */
  readonly metricsToken: string | null;
  /** Version of the program. */
  readonly release: string;
  /** Whether all parts of the server can answer now. */
  readonly isReady: () => Promise<boolean>;
}

type Operation = 'healthLive' | 'healthReady' | 'metrics' | 'browserError';

/** A page reports five errors at most; many visitors may share an address. */
export const operationLimits = { browserError: [{ max: 60, seconds: 300 }] } satisfies Limits;

/** Handlers for an operator's tools. */
export function operationHandlers({
  metrics,
  log,
  metricsToken,
  release,
  isReady,
}: OperationDependencies): Handlers<Operation> {
  const countError = metrics.counter('browser_errors_total', 'Errors that pages have reported');
  return {
    browserError({ body }) {
      countError();
      log.warn(body, 'A page reported an error');
      return { status: 204, body: undefined };
    },
    healthLive: () => ({ status: 200, body: { status: 'ok', version: release } }),
    async healthReady() {
      if (await isReady()) return { status: 200, body: { status: 'ok' } };
      return {
        status: 503,
        body: { error: 'not-ready', additionalProperties: {} },
        headers: { 'retry-after': '2' },
      };
    },
    async metrics({ request }) {
      const { headers, ip } = request;
      const forwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
      // Behind an unknown proxy on this machine all visitors look local; proxies reveal themselves by a
      // header.
      const local = isLoopback(ip) && !forwarded;
      const entitled = metricsToken !== null && isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
      if (!local && !entitled) return { status: 403, body: { error: 'forbidden', additionalProperties: {} } };
      return { status: 200, body: await metrics.text(), headers: { 'content-type': metrics.contentType } };
    },
  };
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
