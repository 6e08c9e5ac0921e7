import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Log } from '../log/index.ts';
import type { Metrics } from '../metrics/index.ts';
import type { Random } from '../random/index.ts';
import { handleError, handleRawError, handleUnknownRoute } from './error-handler.ts';
import { addGuards } from './guards.ts';
import { addJsonParser } from './json-parser.ts';
import { addObservation } from './observation.ts';
import type { PreparedDoor } from './prepared-door.ts';
import { helmetOptions, permissionsPolicy, securityHeaders } from './security-headers.ts';

export interface HttpServerOptions {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly random: Random;
  /** The portal's own origin; null: whatever host a request is sent to. */
  readonly publicUrl: string | null;
  /** Addresses and ranges whose forwarding headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Without one, every request goes the long way. */
  readonly door?: PreparedDoor;
}

/** Bytes; an event of a match has less than one thousand. Uploads will say their own limit. */
const bodyLimit = 64 * 1024;
const secondsToSendHeaders = 15;
const secondsToSendRequest = 30;

/** Everything that holds for each request, without any route: see `mount`. */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { log, metrics, random, publicUrl, trustedProxies, door } = options;
  const visitors = { https: publicUrl?.startsWith('https:') ?? false };
  const headers = securityHeaders(visitors);
  const ids = requestIds(random);
  const logger: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance: logger,
    // `addObservation` writes the one line that a request deserves.
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handle) =>
      createNodeServer((request, response) => {
        if (!door?.answer(request, response, headers)) handle(request, response);
      }),
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
    clientErrorHandler: (error, socket) => handleRawError(error, socket, headers),
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleUnknownRoute);
  addJsonParser(app);
  addObservation(app, log, metrics);
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('permissions-policy', permissionsPolicy);
    done();
  });
  app.register(helmet, helmetOptions(visitors));
  // Cookies are parsed where they are asked for, and limits set where they belong: see `readCookie` and `limitTo`.
  app.register(cookie, { hook: false });
  app.register(rateLimit, { global: false });
  // A refusal has the headers too.
  app.after(() => addGuards(app, options));
  return app;
}

/** Fastify's own tools for schemas are not even loaded. */
const noSchemas = { buildValidator: contractOnly, buildSerializer: contractOnly };

function contractOnly(): never {
  throw new Error('What travels is checked by the contract, not by a schema of Fastify.');
}

function createNodeServer(handler: (request: IncomingMessage, response: ServerResponse) => void): Server {
  return createServer(
    {
      headersTimeout: secondsToSendHeaders * 1000,
      requestTimeout: secondsToSendRequest * 1000,
      keepAliveTimeout: 72_000,
    },
    handler,
  );
}

/** Unique between restarts and instances, short enough to be read out on the telephone. */
function requestIds(random: Random): () => string {
  const prefix = random.bytes(4).toString('hex');
  let count = 0;
  return () => `${prefix}-${(count += 1).toString(36)}`;
}
