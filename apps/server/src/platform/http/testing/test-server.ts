import { Writable } from 'node:stream';
import { manualClock } from '../../clock/index.ts';
import { createLog } from '../../log/index.ts';
import { createMetrics } from '../../metrics/index.ts';
import { createHttpServer } from '../create-http-server.ts';
import type { HttpServerOptions } from '../create-http-server.ts';

/** The server without routes, with a manual clock and a readable log. */
export function testServer(options: Partial<HttpServerOptions> = {}) {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const clock = manualClock('2026-04-04T12:00:00Z');
  const log = createLog('debug', destination);
  const metrics = createMetrics();
  const app = createHttpServer({
    log,
    metrics,
    clock,
    random: { bytes: (count) => Buffer.alloc(count, 7) },
    publicUrl: null,
    portalId: 'testportal1',
    trustedProxies: [],
    ...options,
  });
  return { app, clock, log, metrics, lines };
}
