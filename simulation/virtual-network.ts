import type { Quality } from '@sevenmetre/sync/simulation/network';
import type { Random } from '@sevenmetre/sync/simulation/random';
import type { Scheduler } from '@sevenmetre/sync/simulation/scheduler';
import type { Gate } from './gate.ts';

/** The server's side: carries one request out, perhaps together with another one. */
export type Serve = (request: Request, together: boolean) => Promise<Response>;

/** An answer that something on the way has stored. */
interface StoredCopy {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface Surroundings {
  /** Draws of gateways. */
  readonly gateways: Random;
  /** The last answers of the server, which a gateway may have stored. */
  readonly copies: StoredCopy[];
  /** Whether a gateway answers instead of the server for the whole time. */
  readonly isBehind: boolean;
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly quality: () => Quality;
  /** Where requests may meet others; null: each one is sent by itself. */
  readonly gate: Gate | null;
  readonly serve: Serve;
}

const mostCopies = 20;
/** Pages of filters, captive portals and proxies. */
const gatewayStatuses = [200, 204, 302, 400, 401, 403, 404, 409, 421, 422, 426, 429, 451, 500, 502, 511];
const year = 365 * 86_400_000;
/** Wrong by how many milliseconds their clocks are; null: they send no date. */
const gatewayErrors = [null, 0, 30_000, -3_600_000, -10 * year, 10 * year];

/** The server's answer when it does not know how a commit has ended. */
function unsure({ headers }: Response): Response {
  const error = { error: 'database-away', additionalProperties: {} };
  const kept = [...headers].filter(([name]) => name !== 'content-length');
  return new Response(JSON.stringify(error), { status: 503, headers: kept });
}

/** What answers instead of the server: a page, a stored copy of an answer, or half of one. */
function foreign({ gateways, copies, scheduler }: Surroundings): Response {
  const copy = gateways.chance(0.5) ? gateways.pick(copies) : undefined;
  if (copy !== undefined) {
    const { status, headers, text } = copy;
    const body = gateways.chance(0.5) ? text : text.slice(0, text.length / 2);
    return new Response(body, { status, headers });
  }
  const status = gateways.pick(gatewayStatuses) ?? 502;
  const error = gateways.pick(gatewayErrors) ?? null;
  const headers = new Headers({ 'content-type': 'text/html' });
  if (error !== null) headers.set('date', new Date(scheduler.now() + error).toUTCString());
  return new Response(status === 204 ? null : '<p>Welcome', { status, headers });
}

async function store(response: Response, copies: StoredCopy[]): Promise<void> {
  const { status, headers } = response;
  copies.push({ status, headers, text: await response.clone().text() });
  if (copies.length > mostCopies) copies.shift();
}

/**
 * `fetch` over a network in virtual time, for one call: it loses, delays, duplicates and reorders messages. A
 * call without an answer stays pending; the caller has to abandon it.
 */
export function virtualFetch(surroundings: Surroundings): typeof fetch {
  const { random, scheduler, quality, gate, serve, gateways, copies, isBehind } = surroundings;
  const delay = (): number => random.between(5, quality().longestDelay);
  return (input, init) =>
    new Promise((resolve) => {
      const { loss, repeats, trouble, longestDelay } = quality();
      if (isBehind) {
        const way = gateways.between(5, longestDelay);
        scheduler.awaken(way, () => resolve(foreign(surroundings)));
        return;
      }
      const arrive = async (request: Request, together: boolean): Promise<void> => {
        // Drawn first: the database decides which of two simultaneous requests is answered first.
        const [isLost, isUnsure, way] = [random.chance(quality().loss), random.chance(trouble), delay()];
        const served = await serve(request, together);
        const response = isUnsure ? unsure(served) : served;
        await store(response, copies);
        if (!isLost) scheduler.awaken(way, () => resolve(response));
      };
      for (let copy = 0; copy < (random.chance(repeats) ? 2 : 1); copy += 1) {
        if (random.chance(loss)) continue;
        const request = new Request(input, { ...init, signal: null });
        const enter = (together: boolean): void => scheduler.hold(arrive(request, together));
        scheduler.after(delay(), () => (gate === null ? enter(false) : gate.enter(enter)));
      }
      if (random.chance(trouble)) scheduler.awaken(delay(), () => resolve(foreign(surroundings)));
    });
}
