import type { Call } from '@sevenmetre/sync/simulation/messages';
import type { Quality } from '@sevenmetre/sync/simulation/network';
import type { Random } from '@sevenmetre/sync/simulation/random';
import type { Scheduler } from '@sevenmetre/sync/simulation/scheduler';

interface Surroundings {
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly quality: () => Quality;
  /** The server's end: carries one request out. */
  readonly serve: (request: Request, call: Call) => Promise<Response>;
}

/** A gateway, the terms of a hall's Wi-Fi, a server that is busy or does not know how a commit has ended. */
const strangers = [404, 502, 200, 403];
const unsure = (): Response =>
  Response.json({ error: 'database-away', additionalProperties: {} }, { status: 503 });

/**
 * `fetch` over a network in virtual time, for one call: it loses, delays, doubles and reorders what is said. What nobody answers
 * stays open; whoever waits for it has to give it up.
 * @param call for the judge alone, what the request is about
 */
export function virtualFetch({ random, scheduler, quality, serve }: Surroundings, call: Call): typeof fetch {
  const delay = (): number => random.between(5, quality().longestDelay);
  return (input, init) =>
    new Promise((resolve) => {
      const { loss, repeats, trouble } = quality();
      for (let copy = 0; copy < (random.chance(repeats) ? 2 : 1); copy += 1) {
        if (random.chance(loss)) continue;
        const request = new Request(input, { ...init, signal: null });
        const arrive = async (): Promise<void> => {
          const response = await serve(request, call);
          if (random.chance(quality().loss)) return;
          const told = random.chance(trouble) ? unsure() : response;
          scheduler.awaken(delay(), () => resolve(told));
        };
        scheduler.after(delay(), () => scheduler.hold(arrive()));
      }
      if (random.chance(trouble)) {
        const status = random.pick(strangers) ?? 502;
        scheduler.awaken(delay(), () => resolve(new Response('<p>Welcome', { status })));
      }
    });
}
