import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { portalIdHeader } from '@sevenmetre/contract/portal-mark';
import type { Clock } from '../clock/index.ts';
import type { DiskWatch } from '../disk/index.ts';
import type { Log } from '../log/index.ts';
import type { Metrics } from '../metrics/index.ts';
import type { Random } from '../random/index.ts';
import { type ConnectionTimes, connectionTimes } from './connection-times.ts';
import { endWith, handleError, handleRawError, handleUnknownRoute } from './error-handler.ts';
import { addGuards } from './guards.ts';
import { addPortalMark } from './portal-mark.ts';
import { addObservation } from './observation.ts';
import type { FastPath } from './fast-path.ts';
import { SlowConnections, hasBody } from './slow-connections.ts';
import { securityHeaders } from './security-headers.ts';

export interface HttpServerOptions {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly random: Random;
  /** The portal's own origin; null: the host of each request. */
  readonly publicUrl: string | null;
  /** Whether HSTS includes all subdomains; absent: no. */
  readonly hstsSubdomains?: boolean;
  /** User of a request's session, for rate limits only; null: none. Absent: always none. */
  readonly recognise?: (request: FastifyRequest) => Promise<number | null>;
  /** Whether there is space for writes; absent: always. */
  readonly disk?: Pick<DiskWatch, 'isLow' | 'noteFull'>;
  /** Identifies the portal in every answer. */
  readonly portalId: string;
  /** Addresses and ranges whose forwarding headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Absent: every request goes to the router. */
  readonly fastPath?: FastPath;
  /** Answers requests to another host name than the portal's; null: the portal answers. Absent: always the portal. */
  readonly otherHost?: ((host: string) => NodeHandler | null) | undefined;
  /** false: no answer may be indexed by search engines. Absent: pages say so themselves. */
  readonly isIndexed?: boolean;
  /** Shorter times for tests. */
  readonly times?: ConnectionTimes;
}

/** Bytes; an event of a match has less than one thousand. Uploads have their own limits. */
const bodyLimit = 64 * 1024;

/** A server with everything that applies to each request, without routes: see `mount`. */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { log, random, publicUrl, trustedProxies, times = connectionTimes, portalId } = options;
  const { hstsSubdomains = false, isIndexed = true } = options;
  const https = publicUrl?.startsWith('https:') ?? false;
  const headers = {
    ...securityHeaders({ https, hstsSubdomains }),
    ...(isIndexed ? {} : { 'x-robots-tag': 'noindex, nofollow' }),
    [portalIdHeader]: portalId,
  };
  const ids = requestIds(random);
  const logger: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance: logger,
    // `addObservation` logs requests instead, one line each.
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handle) => createNodeServer(handle, { ...options, times, headers }),
    bodyLimit,
    schemaController: { compilersFactory: noSchemas },
    // Node limits the whole URL already; the contract validates parameters.
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: false },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    requestIdHeader: false,
    genReqId: ids,
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      handleError(error, request, reply.headers(headers));
    },
    clientErrorHandler: (error, socket) => handleRawError(error, socket, { headers, times }),
  });
  addJsonParser(app);
  addObservation(app, options);
  addFixedHeaders(app, headers);
  addPortalMark(app, portalId);
  // Cookies are parsed on demand, and limits are set per route: see `readCookie` and `limitTo`.
  app.register(cookie, { hook: false });
  app.register(rateLimit, { global: false });
  // Registered later, so that refusals have the headers too.
  app.after(() => addGuards(app, options));
  return app.setErrorHandler(handleError).setNotFoundHandler(handleUnknownRoute);
}

/**
 * Headers of every answer. A 304 has the portal id only: its reader has the others in the cached copy (RFC 9110,
 * 15.4.5).
 */
function addFixedHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  const names = Object.keys(headers).filter((name) => name !== portalIdHeader);
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', (_, reply, payload, done) => {
    if (reply.statusCode === 304) for (const name of names) reply.removeHeader(name);
    done(null, payload);
  });
}

/** Fastify's own schema compilers are not even loaded. */
const noSchemas = { buildValidator: contractOnly, buildSerializer: contractOnly };

function contractOnly(): never {
  throw new Error('What travels is checked by the contract, not by a schema of Fastify.');
}

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

interface NodeServerOptions extends Pick<HttpServerOptions, 'fastPath' | 'otherHost'> {
  readonly times: ConnectionTimes;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

function createNodeServer(handle: NodeHandler, options: NodeServerOptions): Server {
  const { fastPath, otherHost, times, headers } = options;
  const limits = {
    connectionsCheckingInterval: times.look,
    headersTimeout: times.headers,
    // Bodies have a separate limit that depends on their length.
    requestTimeout: 0,
    keepAliveTimeout: times.idle,
  };
  const server = createServer(limits, (request, response) => {
    const other = otherHost?.(request.headers.host ?? '') ?? null;
    if (other === null && !hasBody(request) && fastPath?.answer(request, response, headers)) return;
    slow.begin(request, response);
    (other ?? handle)(request, response);
  });
  const slow = new SlowConnections(server, {
    times,
    refuse: (socket) => endWith('request-timeout', socket, { headers, times }),
  });
  return server;
}

/** Unique across restarts and instances, and short enough to be read out on the phone. */
function requestIds(random: Random): () => string {
  const prefix = random.bytes(4).toString('hex');
  let count = 0;
  return () => `${prefix}-${(count += 1).toString(36)}`;
}

/**
 * Only JSON bodies are parsed; forms and plain text, which other websites can send without a preflight, are
 * refused with 415. An empty body counts as none. Keys that would pollute prototypes are refused.
 */
function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
