import { cut, gatewayOf } from './gateways.ts';
import type { Gateway } from './gateways.ts';
import { marked, refusal } from './messages.ts';
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

interface Way {
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly quality: () => Quality;
  /** Draws of gateways. */
  readonly gateways: Random;
  /** The last answers of the server, which a gateway may have stored. */
  readonly copies: Answer[];
}

/** How many answers gateways store. */
const mostCopies = 20;

/** A call on its way. */
export interface Sent {
  /** The id that its answer must return. */
  readonly call: string;
  /** Answers instead of the server for the whole time; null: nothing does. */
  readonly behind: Gateway | null;
}

/** One call over the network. `serve` is the server's side; `receive` may be called several times or never. */
export function transmit(
  { random, scheduler, quality, gateways, copies }: Way,
  { call, behind }: Sent,
  serve: () => Answer,
  receive: (answer: Answer) => void,
): void {
  const { loss, longestDelay, repeats, trouble } = quality();
  if (behind !== null) {
    scheduler.awaken(gateways.between(5, longestDelay), () => receive(behind(copies, scheduler.now())));
    return;
  }
  const delay = (): number => random.between(5, quality().longestDelay);
  const arrivals = random.chance(repeats) ? 2 : 1;
  for (let copy = 0; copy < arrivals; copy += 1) {
    if (random.chance(loss)) continue;
    scheduler.after(random.between(5, longestDelay), () => {
      const isBusy = random.chance(trouble);
      const answer = isBusy ? busy(gateways, scheduler.now()) : serve();
      if (random.chance(quality().loss)) return;
      // The connection to the database broke after the commit: stored, but the result is unknown.
      const isUnsure = !isBusy && random.chance(trouble);
      const answered = marked(isUnsure ? refusal(503, 'database-away', scheduler.now()) : answer, call);
      copies.push(answered);
      if (copies.length > mostCopies) copies.shift();
      const arriving = gateways.chance(trouble) ? cut(answered) : answered;
      scheduler.awaken(delay(), () => receive(arriving));
    });
  }
  if (random.chance(trouble)) {
    const gateway = gatewayOf(gateways);
    scheduler.awaken(delay(), () => receive(gateway(copies, scheduler.now())));
  }
}

/** A server with too many requests, or one of an older release while the program is being updated. */
function busy(gateways: Random, now: number): Answer {
  return gateways.chance(0.3) ? refusal(404, 'route-unknown', now) : refusal(429, 'too-many-requests', now);
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
