import type { Quality } from '@sevenmetre/sync/simulation/network';
import type { Random } from '@sevenmetre/sync/simulation/random';
import type { Scheduler } from '@sevenmetre/sync/simulation/scheduler';
import type { Gate } from './gate.ts';

/** The server's side: carries one request out, perhaps together with another one. */
export type Serve = (request: Request, together: boolean) => Promise<Response>;

interface Surroundings {
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly quality: () => Quality;
  /** Where requests may meet others; null: each one is sent by itself. */
  readonly gate: Gate | null;
  readonly serve: Serve;
}

/**
 * Status codes of a gateway, a captive portal, and a server that is busy or does not know how a commit has
 * ended.
 */
const gatewayStatuses = [404, 502, 200, 403];
const unsure = (): Response =>
  Response.json({ error: 'database-away', additionalProperties: {} }, { status: 503 });

/**
 * `fetch` over a network in virtual time, for one call: it loses, delays, duplicates and reorders messages. A
 * call without an answer stays pending; the caller has to abandon it.
 */
export function virtualFetch({ random, scheduler, quality, gate, serve }: Surroundings): typeof fetch {
  const delay = (): number => random.between(5, quality().longestDelay);
  return (input, init) =>
    new Promise((resolve) => {
      const { loss, repeats, trouble } = quality();
      const arrive = async (request: Request, together: boolean): Promise<void> => {
        // Drawn first: the database decides which of two simultaneous requests is answered first.
        const [isLost, isUnsure, way] = [random.chance(quality().loss), random.chance(trouble), delay()];
        const response = await serve(request, together);
        if (!isLost) scheduler.awaken(way, () => resolve(isUnsure ? unsure() : response));
      };
      for (let copy = 0; copy < (random.chance(repeats) ? 2 : 1); copy += 1) {
        if (random.chance(loss)) continue;
        const request = new Request(input, { ...init, signal: null });
        const enter = (together: boolean): void => scheduler.hold(arrive(request, together));
        scheduler.after(delay(), () => (gate === null ? enter(false) : gate.enter(enter)));
      }
      if (random.chance(trouble)) {
        const status = random.pick(gatewayStatuses) ?? 502;
        scheduler.awaken(delay(), () => resolve(new Response('<p>Welcome', { status })));
      }
    });
}
