import type { IncomingMessage, ServerResponse } from 'node:http';
import { portalIdHeader } from '@sevenmetre/contract/portal-mark';
import type { Log } from '../log/index.ts';
import type { Metrics } from '../metrics/index.ts';
import { matchingTag, tagOf } from './entity-tag.ts';
import type { AskAgain, Prepared } from './handler.ts';
import { type Encoding, negotiateEncoding } from './negotiate.ts';
import { needlessHeaders } from './security-headers.ts';

/** Headers in Node's fastest form: names and values alternate. */
interface Heads {
  /** By the tag of the answer. */
  readonly notModified: ReadonlyMap<string, readonly string[]>;
  readonly ok: Readonly<Record<Encoding, readonly string[]>>;
}

const mostAddresses = 5_000;
const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * Serves answers that are the same bytes for everybody without the router, before the request is parsed. It
 * serves a URL after the router has answered it once, in a third of the time, which raises the number of
 * visitors that a small machine serves. Answers that are not available synchronously, or have to be logged,
 * go to the router.
 */
export class FastPath {
  readonly #metrics: Metrics;
  readonly #log: Log;
  readonly #known = new Map<string, { readonly route: string; readonly ask: AskAgain }>();
  readonly #heads = new WeakMap<Prepared, Heads>();
  #isClosed = false;

  constructor({ metrics, log }: { readonly metrics: Metrics; readonly log: Log }) {
    this.#metrics = metrics;
    this.#log = log;
  }

  /**
   * @param address as in the request line; URLs with a query are not stored, since their number is unlimited
   */
  learn(address: string | undefined, route: string, ask: AskAgain): void {
    if (this.#isClosed || address === undefined || address.includes('?')) return;
    if (this.#known.size >= mostAddresses) this.#known.clear();
    this.#known.set(address, { route, ask });
  }

  /** From now on everything goes to the router, which tells clients that the server is stopping. */
  close(): void {
    this.#isClosed = true;
    this.#known.clear();
  }

  /**
   * Answers if possible.
   * @param fixed headers of every answer; of a 304 the portal id only
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    fixed: Readonly<Record<string, string>>,
  ): boolean {
    if (request.method !== 'GET' || portalIdHeader in request.headers || this.#log.isLevelEnabled('debug'))
      return false;
    const known = this.#known.get(request.url ?? '');
    if (known === undefined) return false;
    const began = performance.now();
    const prepared = known.ask();
    if (prepared === null) return false;
    const status = send(request, response, prepared, this.#headsOf(prepared, fixed));
    const seconds = (performance.now() - began) / 1000;
    this.#metrics.observeRequest({ method: 'GET', route: known.route, status, seconds });
    return true;
  }

  #headsOf(prepared: Prepared, fixed: Readonly<Record<string, string>>): Heads {
    const known = this.#heads.get(prepared);
    if (known !== undefined) return known;
    const heads = makeHeads(prepared, fixed);
    this.#heads.set(prepared, heads);
    return heads;
  }
}

function send(
  { headers }: IncomingMessage,
  response: ServerResponse,
  prepared: Prepared,
  heads: Heads,
): 200 | 304 {
  const asked = headers['if-none-match'];
  const tag = heads.notModified.has(asked ?? '') ? asked : matchingTag(asked, prepared.etag);
  const notModified = heads.notModified.get(tag ?? '');
  if (notModified !== undefined) {
    response.writeHead(304, [...notModified]).end();
    return 304;
  }
  const encoding = negotiateEncoding(headers['accept-encoding']);
  response.writeHead(200, [...heads.ok[encoding]]).end(prepared[encoding]);
  return 200;
}

function makeHeads(prepared: Prepared, fixed: Readonly<Record<string, string>>): Heads {
  const { cacheControl, contentType, etag } = prepared;
  const common = { 'cache-control': cacheControl, vary: 'Accept-Encoding', ...prepared.headers };
  const flat = (headers: Readonly<Record<string, string>>): string[] => Object.entries(headers).flat();
  const needless = needlessHeaders(contentType);
  const needed = Object.entries(fixed).filter(([name]) => !needless.includes(name));
  const ok = (encoding: Encoding): string[] =>
    flat({
      ...Object.fromEntries(needed),
      ...common,
      etag: tagOf(etag, encoding),
      'content-type': contentType,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(prepared[encoding].length),
    });
  const mark = Object.fromEntries(Object.entries(fixed).filter(([name]) => name === portalIdHeader));
  return {
    notModified: new Map(
      encodings
        .map((encoding) => tagOf(etag, encoding))
        .map((tag) => [tag, flat({ ...mark, ...common, etag: tag })]),
    ),
    ok: { br: ok('br'), gzip: ok('gzip'), identity: ok('identity') },
  };
}
