import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/index.ts';
import type { DiskWatch } from '../disk/index.ts';
import type { Log } from '../log/index.ts';
import type { Metrics } from '../metrics/index.ts';
import type { Random } from '../random/index.ts';
import { type ConnectionTimes, connectionTimes } from './connection-times.ts';
import { endWith, handleError, handleRawError, handleUnknownRoute } from './error-handler.ts';
import { addGuards } from './guards.ts';
import { addObservation } from './observation.ts';
import type { FastPath } from './fast-path.ts';
import { SlowConnections, hasBody } from './slow-connections.ts';
import { securityHeaders } from './security-headers.ts';

export interface HttpServerOptions {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly random: Random;
  /** The portal's own origin; null: whatever host a request is sent to. */
  readonly publicUrl: string | null;
  /** Whether browsers insist on https for all subdomains of the portal too; left out: they do not. */
  readonly hstsSubdomains?: boolean;
  /** Whose session a request belongs to, for limits alone; null: nobody's. Left out: nobody is known. */
  readonly recognise?: (request: FastifyRequest) => Promise<number | null>;
  /** Whether anything can be stored; left out: always. */
  readonly disk?: Pick<DiskWatch, 'isLow' | 'noteFull'>;
  /** Addresses and ranges whose forwarding headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Without one, every request goes to the router. */
  readonly fastPath?: FastPath;
  /** Shorter ones for tests. */
  readonly times?: ConnectionTimes;
}

/** Bytes; an event of a match has less than one thousand. Uploads will say their own limit. */
const bodyLimit = 64 * 1024;

/** Everything that holds for each request, without any route: see `mount`. */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { log, random, publicUrl, trustedProxies, times = connectionTimes } = options;
  const { hstsSubdomains = false } = options;
  const headers = securityHeaders({ https: publicUrl?.startsWith('https:') ?? false, hstsSubdomains });
  const ids = requestIds(random);
  const logger: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance: logger,
    // `addObservation` writes the one line that a request deserves.
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handle) => createNodeServer(handle, { ...options, times, headers }),
    bodyLimit,
    schemaController: { compilersFactory: noSchemas },
    // The whole address is limited by Node already; what a parameter may hold is the contract's business.
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
  // Cookies are parsed where they are asked for, and limits set where they belong: see `readCookie` and `limitTo`.
  app.register(cookie, { hook: false });
  app.register(rateLimit, { global: false });
  // A refusal has the headers too.
  app.after(() => addGuards(app, options));
  return app.setErrorHandler(handleError).setNotFoundHandler(handleUnknownRoute);
}

/**
 * Headers of every answer, besides 304: its reader has them with the copy that it keeps, and the answer brings no more than
 * that the copy holds (RFC 9110, 15.4.5).
 */
function addFixedHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  const names = Object.keys(headers);
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', (_, reply, payload, done) => {
    if (reply.statusCode === 304) for (const name of names) reply.removeHeader(name);
    done(null, payload);
  });
}

/** Fastify's own tools for schemas are not even loaded. */
const noSchemas = { buildValidator: contractOnly, buildSerializer: contractOnly };

function contractOnly(): never {
  throw new Error('What travels is checked by the contract, not by a schema of Fastify.');
}

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

interface NodeServerOptions extends Pick<HttpServerOptions, 'fastPath'> {
  readonly times: ConnectionTimes;
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

function createNodeServer(handle: NodeHandler, { fastPath, times, headers }: NodeServerOptions): Server {
  const limits = {
    connectionsCheckingInterval: times.look,
    headersTimeout: times.headers,
    // Bodies have a limit of their own, by their length.
    requestTimeout: 0,
    keepAliveTimeout: times.idle,
  };
  const server = createServer(limits, (request, response) => {
    if (!hasBody(request) && fastPath?.answer(request, response, headers)) return;
    slow.begin(request, response);
    handle(request, response);
  });
  const slow = new SlowConnections(server, {
    times,
    refuse: (socket) => endWith('request-timeout', socket, { headers, times }),
  });
  return server;
}

/** Unique between restarts and instances, short enough to be read out on the telephone. */
function requestIds(random: Random): () => string {
  const prefix = random.bytes(4).toString('hex');
  let count = 0;
  return () => `${prefix}-${(count += 1).toString(36)}`;
}

/**
 * JSON is the only kind of body that is read; forms and plain text, which other websites can send unasked, are
 * refused with 415. An empty body is no body. Keys that poison prototypes are refused.
 */
function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
