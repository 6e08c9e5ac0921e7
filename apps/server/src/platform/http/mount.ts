import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, OperationName } from '@sevenmetre/contract';
import { errorStatuses } from '@sevenmetre/contract/errors';
import { routes } from '@sevenmetre/contract/routes';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { AnyAnswer, AnyHandler, AnyRoute } from './any-route.ts';
import { checkAsked, refusalOf } from './access.ts';
import { checkAnswer } from './check-answer.ts';
import { sendError } from './error-answer.ts';
import { handleError } from './error-handler.ts';
import type { Outcome } from '../outcome/index.ts';
import type { Handlers } from './handler.ts';
import { type Limit, type Limits, limitTo } from './limits.ts';
import { type FieldError, parsePart } from './parse-call.ts';
import type { FastPath } from './fast-path.ts';
import { sendJson } from './send-json.ts';
import { sendPrepared } from './send-prepared.ts';
import { keepRawBody } from './raw-body.ts';
import { acceptUpload } from './upload.ts';
import { endWatch, hasProgress } from './work-watch.ts';

export interface MountOptions {
  /** Finds the actor; called for protected operations, and for public ones that declare a 401 and no 304. */
  readonly identify: (request: FastifyRequest) => Promise<Actor | null>;
  /**
   * Whether a request has a session cookie; if it has and no actor was found, the session has ended. Absent:
   * never.
   */
  readonly bringsSession?: (request: FastifyRequest) => boolean;
  /**
   * Whether to validate every answer against its schema. Off in production for speed; undeclared statuses are
   * always refused.
   */
  readonly checkAnswers: boolean;
  /**
   * Whether an operation writes to a closed edition; refused with `edition-closed`. Absent: never.
   * @param edition the edition of the query; null: not given
   */
  readonly isFrozen?: (operation: OperationName, edition: number | null) => Promise<boolean>;
  /**
   * Whether an operation needs a more recent sign-in than that of the request; refused with `sign-in-too-old`. Absent:
   * never.
   */
  readonly isStale?: (
    operation: OperationName,
    parts: { readonly params: unknown; readonly body: unknown },
    request: FastifyRequest,
  ) => Promise<boolean>;
  readonly limits?: Limits;
  /** Learns URLs whose answers are the same for everybody. */
  readonly fastPath?: FastPath;
}

/** Registers the handlers at the routes of their operations. */
export function mount(
  app: FastifyInstance,
  handlers: Partial<Handlers<OperationName>>,
  options: MountOptions,
): void {
  const entries = Object.entries(handlers) as [OperationName, AnyHandler][];
  for (const [name, handler] of entries) mountOne(app, name, handler, options);
}

function mountOne(
  app: FastifyInstance,
  name: OperationName,
  handler: AnyHandler,
  options: MountOptions,
): void {
  const route: AnyRoute = routes[name];
  const url = route.path.replace(/\{(\w+)\}/g, ':$1');
  const actors = new WeakMap<FastifyRequest, Actor>();
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const known = asksWho(route) ? await options.identify(request) : null;
    const refusal = refusalOf(route.access, known, () => options.bringsSession?.(request) ?? false);
    if (refusal) return sendError(reply, refusal);
    // A copy for each request, since granted actions are stored in it.
    if (known) actors.set(request, { ...known });
    return undefined;
  };
  const answer: Answering = async (request, reply) => {
    const { parts, errors } = parseCall(route, request);
    if (errors.length > 0) return sendError(reply, 'bad-request', { fields: errors });
    if (await options.isFrozen?.(name, editionNamed(parts.query)))
      return refuseRead(route, request, reply, 'edition-closed');
    if (await options.isStale?.(name, parts, request))
      return refuseRead(route, request, reply, 'sign-in-too-old');
    const actor = actors.get(request) ?? null;
    const answered = await handler({ ...parts, actor, request, reply });
    checkAsked(name, route.access, actor, answered);
    if ('hijacked' in answered) return reply;
    if ('prepared' in answered) {
      if (answered.again) options.fastPath?.learn(request.raw.url, url, answered.again);
      return sendPrepared(request, reply, answered.prepared);
    }
    return sendAnswer(reply, name, 'ok' in answered ? answerOf(answered, route) : answered, options);
  };
  register(app, route, { url, limits: options.limits?.[name], admit, answer: endingLines(answer) });
}

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** What fails after its progress was sent says so in its last line: the framework would leave the client waiting. */
function endingLines(answer: Answering): Answering {
  return async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (error) {
      if (!hasProgress(reply) || !(error instanceof Error)) throw error;
      return handleError(error, request, reply);
    }
  };
}

interface Registered {
  /** In the router's notation. */
  readonly url: string;
  readonly limits: readonly Limit[] | undefined;
  /** Refuses callers without access, before anything of the body is read. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  readonly answer: Answering;
}

function register(app: FastifyInstance, route: AnyRoute, { url, limits, admit, answer }: Registered): void {
  const isStream = contentTypeOf(route, 200)?.startsWith('text/event-stream') ?? false;
  app.register((scope, _, done) => {
    if (route.upload) acceptUpload(scope, route.upload);
    else if (route.body === undefined) ignoreBodies(scope);
    else if (route.signedBody) keepRawBody(scope);
    scope.route({
      method: route.method,
      url,
      ...limitsOf(scope, limits),
      onRequest: admit,
      ...(route.bodyBytes === undefined ? {} : { bodyLimit: route.bodyBytes }),
      exposeHeadRoute: route.method === 'GET' && !isStream,
      handler: answer,
    });
    done();
  });
}

function editionNamed(query: unknown): number | null {
  const isNamed = typeof query === 'object' && query !== null && 'edition' in query;
  return isNamed && typeof query.edition === 'number' ? query.edition : null;
}

function limitsOf(scope: FastifyInstance, limits: readonly Limit[] = []) {
  return {
    config: { limitsStrangers: limits.some(({ byAddress }) => byAddress) },
    preHandler: limits.map((limit) => limitTo(scope, limit)),
  };
}

/** Answers with a 304 are the same for everybody: no cookie is read, no session looked up. */
function asksWho({ access, statuses }: AnyRoute): boolean {
  return access !== 'public' || (statuses.includes(401) && !statuses.includes(304));
}

function refuseRead(
  route: AnyRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  error: ErrorCode,
): FastifyReply {
  // The upload is read and discarded.
  if (route.upload) request.raw.resume();
  return sendError(reply, error);
}

/** Bodies of operations without one are read and discarded. */
function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_, payload, done) => {
    payload.resume();
    done(null, undefined);
  });
}

function parseCall(route: AnyRoute, request: FastifyRequest) {
  const errors: FieldError[] = [];
  const read = (name: 'params' | 'query' | 'headers' | 'body', input: unknown): unknown => {
    const part = parsePart(name, route[name], input);
    if ('value' in part) return part.value;
    errors.push(...part.errors);
    return undefined;
  };
  const parts = {
    params: read('params', request.params),
    query: read('query', request.query),
    headers: read('headers', request.headers),
    body: read('body', request.body),
  };
  return { parts, errors };
}

async function sendAnswer(
  reply: FastifyReply,
  name: OperationName,
  answer: AnyAnswer,
  { checkAnswers }: MountOptions,
): Promise<FastifyReply> {
  const route: AnyRoute = routes[name];
  const { status, body, headers = {} } = answer;
  if (!route.statuses.includes(status)) throw new Error(`${name} answered the undeclared status ${status}`);
  if (checkAnswers) checkAnswer(name, route, answer);
  if (endWatch(reply, status, body)) return reply;
  reply.code(status).header('cache-control', 'no-store').headers(headers);
  const contentType = contentTypeOf(route, status);
  if (contentType !== null) return reply.type(contentType).send(body);
  if (route.responses[status] === null) return reply.send();
  return sendJson(reply.request, reply, body);
}

/** The answer of a use case's outcome: the success that the call declares, or the status of the refusal's code. */
function answerOf(outcome: Outcome<unknown>, { statuses }: AnyRoute): AnyAnswer {
  if (!outcome.ok) {
    const { code, parameters } = outcome;
    return { status: errorStatuses[code], body: { error: code, additionalProperties: parameters } };
  }
  return { status: statuses.find((status) => status < 300) ?? 200, body: outcome.value };
}

function contentTypeOf(route: AnyRoute, status: number): string | null {
  const response = route.responses[status];
  return response && 'contentType' in response ? response.contentType : null;
}
