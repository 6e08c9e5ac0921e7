import { refusal } from './messages.ts';
import type { Answer } from './messages.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';

export interface Quality {
  /** Probability of loss in each direction, 0–1. */
  readonly loss: number;
  /** In milliseconds, in each direction; a shorter delay may overtake a longer one. */
  readonly longestDelay: number;
  /** Probability that a request arrives twice, 0–1. */
  readonly repeats: number;
  /**
   * Probability, 0–1, that the answer comes from a gateway, a captive portal, or a server that is busy or
   * fails.
   */
  readonly trouble: number;
}

export const wellNetwork: Quality = { loss: 0, longestDelay: 200, repeats: 0, trouble: 0 };

const gatewayAnswers: readonly Answer[] = [
  // A gateway in front of the server.
  refusal(404, null, null),
  refusal(502, null, null),
  // A captive portal: status 200 with a page of its own.
  refusal(200, null, null),
  refusal(403, null, null),
];

/** One call over the network. `serve` is the server's side; `receive` may be called several times or never. */
export function transmit(
  { random, scheduler, quality }: { random: Random; scheduler: Scheduler; quality: () => Quality },
  serve: () => Answer,
  receive: (answer: Answer) => void,
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
      // The connection to the database broke after the commit: stored, but the result is unknown.
      const isUnsure = !isBusy && random.chance(trouble);
      const answered = isUnsure ? refusal(503, 'database-away', scheduler.now()) : answer;
      scheduler.awaken(delay(), () => receive(answered));
    });
  }
  if (random.chance(trouble)) {
    const gatewayAnswer = random.pick(gatewayAnswers) ?? refusal(502, null, null);
    scheduler.awaken(delay(), () => receive(gatewayAnswer));
  }
}

/** Passes on the first answer and ignores all others. */
export function onlyOnce<T>(receive: (value: T) => void): (value: T) => void {
  let isOpen = true;
  return (value) => {
    if (!isOpen) return;
    isOpen = false;
    receive(value);
  };
}
