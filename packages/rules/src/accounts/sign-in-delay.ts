import { millisecondsOfDay } from '../dates/index.ts';

/** Failed sign-ins to one account within `memory`, newest last. */
export interface FailedSignIns {
  /** Whether this device has signed in to the account before. */
  readonly isKnown: boolean;
  /** Of this device or, if it is unknown, of its network, since the last successful sign-in there. */
  readonly own: readonly Date[];
  /** Of all unknown devices, from anywhere. */
  readonly unknown: readonly FailureOfNetwork[];
  /** Where this attempt comes from. */
  readonly network: string;
}

interface FailureOfNetwork {
  readonly network: string;
  readonly at: Date;
}

const second = 1000;

/** Milliseconds that a failed attempt is remembered (UR5). */
export const memory = millisecondsOfDay;

/** Attempts without delay, first delay and longest delay in seconds. */
const ofOwn = { free: 5, first: 30, longest: 900 };
const ofUnknown = { free: 20, first: 2, longest: 60 };

/** Failures of a network that delay all unknown devices; later ones delay only networks with as many, which guess on (UR5). */
const firstOfNetwork = 3;

/** Failed attempts in a day after which the owner gets a mail (UR6). */
const worthAMail = 10;

/** Seconds until the next attempt is allowed; 0: now (UR5). */
export function signInWait({ isKnown, own, unknown, network }: FailedSignIns, now: Date): number {
  const wait = waitAfter(own, ofOwn, now);
  return isKnown ? wait : Math.max(wait, waitAfter(sharing(unknown, network), ofUnknown, now));
}

/**
 * The failures that delay an unknown device: the first ones of every network; all later ones if its own network has as many
 * failures.
 */
function sharing(unknown: readonly FailureOfNetwork[], network: string): Date[] {
  const counts = new Map<string, number>();
  const isFirst = unknown.map((failure) => {
    const count = (counts.get(failure.network) ?? 0) + 1;
    counts.set(failure.network, count);
    return count <= firstOfNetwork;
  });
  const isOfFirst = (counts.get(network) ?? 0) < firstOfNetwork;
  return unknown.filter((_, index) => isFirst[index] === isOfFirst).map(({ at }) => at);
}

/**
 * Whether the owner is notified of this failed attempt: once per series (UR6).
 * @param failed number of the day, including this one
 */
export function isNotifiedOfFailures(failed: number): boolean {
  return failed === worthAMail;
}

function waitAfter(failed: readonly Date[], rule: typeof ofOwn, now: Date): number {
  const last = failed.at(-1);
  if (last === undefined || failed.length < rule.free) return 0;
  const seconds = Math.min(rule.first * 2 ** (failed.length - rule.free), rule.longest);
  return Math.max(0, Math.ceil((last.getTime() + seconds * second - now.getTime()) / second));
}
