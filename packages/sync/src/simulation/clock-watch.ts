import { clockTolerance } from '../protocol.ts';
import type { ShownClock } from '../outbox/clock.ts';
import type { ClockCall } from './messages.ts';
import type { ServerState } from './server-state.ts';

/** A clock action that a screen has confirmed. */
interface Pressed {
  readonly seconds: number;
  readonly running: boolean;
  /** True time of the action. */
  readonly at: number;
  /**
   * By how much the arriving time may differ from it; null: the device was wrong about the server's clock.
   */
  readonly tolerance: () => number | null;
}

interface Arrived {
  readonly key: string;
  readonly device: string;
  readonly recordedAt: number;
}

/**
 * The checker of the match clock: which clock actions were confirmed, and which of them must be shown (SY32,
 * SY33, SY34).
 */
export class ClockWatch {
  readonly #pressed = new Map<string, Pressed>();
  readonly #arrived = new Map<string, Arrived>();

  /** A screen shows a clock action as recorded. */
  pressed(key: string, pressed: Pressed): void {
    this.#pressed.set(key, pressed);
  }

  /** Called before the server stores a call. Returns whether the same action has arrived before. */
  arrives({ key, device, modifiedAt }: ClockCall, now: number): boolean {
    if (this.#arrived.has(key)) return true;
    const recordedAt = Math.min(Date.parse(modifiedAt), now + clockTolerance);
    this.#arrived.set(key, { key, device, recordedAt });
    return false;
  }

  /** Violations once no call is pending any more. */
  violations({ clocks, clock }: ServerState): string[] {
    const violations: string[] = [];
    for (const [key, { seconds, running, at, tolerance }] of this.#pressed) {
      const stored = clocks.get(key);
      if (stored === undefined) violations.push(`the clock ${key} never arrived`);
      else if (stored.seconds !== seconds || stored.running !== running)
        violations.push(`the clock ${key} says something else than was pressed`);
      const allowed = tolerance();
      if (stored && allowed !== null && Math.abs(stored.at - at) > allowed)
        violations.push(`the clock ${key} is kept at a time that is wrong by ${stored.at - at} ms`);
    }
    const newest = [...this.#arrived.values()].reduce<Arrived | null>(
      (last, one) => (last === null || isNewer(one, last) ? one : last),
      null,
    );
    if (newest?.key !== clock?.key) violations.push(`the clock ${clock?.key} holds, not ${newest?.key}`);
    return violations;
  }
}

function isNewer(a: Arrived, b: Arrived): boolean {
  if (a.recordedAt !== b.recordedAt) return a.recordedAt > b.recordedAt;
  return a.device === b.device ? a.key > b.key : a.device > b.device;
}

/** Whether a screen shows the clock that the server holds; `error`: by how much it is wrong about the server's time. */
export function showsClock(shown: ShownClock | null, { clock }: ServerState, error: number): boolean {
  if (shown === null || clock === null) return shown === null && clock === null;
  return (
    shown.seconds === clock.seconds &&
    shown.stageId === clock.stageId &&
    (shown.runningSince !== null) === clock.running &&
    error <= 2000
  );
}
