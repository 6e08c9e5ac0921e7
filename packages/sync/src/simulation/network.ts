import { refusal } from './messages.ts';
import type { Answer } from './messages.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';

export interface Quality {
  /** Of each direction. */
  readonly loss: number;
  /** Milliseconds, of each direction; longer ones are overtaken by shorter ones. */
  readonly longestDelay: number;
  /** How often a request arrives twice. */
  readonly repeats: number;
  /** How often something else answers: a gateway, a captive portal, a server that is busy or breaks down. */
  readonly trouble: number;
}

export const wellNetwork: Quality = { loss: 0, longestDelay: 200, repeats: 0, trouble: 0 };

const strangers: readonly Answer[] = [
  // A gateway in front of the server.
  refusal(404, null, null),
  refusal(502, null, null),
  // The Wi-Fi of the hall wants its terms to be accepted: 200, and a page of its own.
  refusal(200, null, null),
  refusal(403, null, null),
];

/** One call over the network. `serve` is the server's end; `hear` may be called several times or never. */
export function transmit(
  { random, scheduler, quality }: { random: Random; scheduler: Scheduler; quality: () => Quality },
  serve: () => Answer,
  hear: (answer: Answer) => void,
): void {
  const { loss, longestDelay, repeats, trouble } = quality();
  const delay = (): number => random.between(5, quality().longestDelay);
  const copies = random.chance(repeats) ? 2 : 1;
  for (let copy = 0; copy < copies; copy += 1) {
    if (random.chance(loss)) continue;
    scheduler.after(random.between(5, longestDelay), () => {
      const isBusy = random.chance(trouble);
      const answer = isBusy ? refusal(429, 'too-many-requests', scheduler.now()) : serve();
      if (random.chance(quality().loss)) return;
      // The database went away after the commit: stored, and nobody knows.
      const isUnsure = !isBusy && random.chance(trouble);
      const told = isUnsure ? refusal(503, 'database-away', scheduler.now()) : answer;
      scheduler.awaken(delay(), () => hear(told));
    });
  }
  if (random.chance(trouble)) {
    const stranger = random.pick(strangers) ?? refusal(502, null, null);
    scheduler.awaken(delay(), () => hear(stranger));
  }
}

/** Hears the first answer and no other. */
export function onlyOnce<T>(hear: (value: T) => void): (value: T) => void {
  let isOpen = true;
  return (value) => {
    if (!isOpen) return;
    isOpen = false;
    hear(value);
  };
}
