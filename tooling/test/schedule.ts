import type { Outcome } from './count.ts';
import type { Step } from './steps.ts';

/** Suits the cores of a small machine. */
const atOnce = 2;

/**
 * Runs the steps in their order, two at a time, a step with `alone` by itself, and a step with `after` when
 * those have ended. Steps with `beside` run in parallel to all of these, two at a time as well. A failed step
 * does not stop the others. Resolves to the outcomes by name.
 */
export async function runSteps(
  steps: readonly Step[],
  run: (step: Step) => Promise<Outcome>,
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const names = new Set(steps.map((step) => step.name));
  const runOne = async (step: Step): Promise<void> => {
    outcomes.set(step.name, await run(step));
    running.delete(step);
  };
  const mayStart = (step: Step): boolean => {
    const peers = [...running.keys()].filter((other) => other.beside === step.beside);
    const free = step.alone
      ? peers.length === 0
      : peers.length < atOnce && !peers.some((other) => other.alone);
    return free && (step.after ?? []).every((name) => outcomes.has(name) || !names.has(name));
  };
  while (waiting.length > 0 || running.size > 0) {
    // A step with `alone` is not delayed for ever: nothing behind it starts before it.
    const front = waiting.findIndex((step) => step.alone);
    const next = waiting.slice(0, front < 0 ? undefined : front + 1).find(mayStart);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, runOne(next));
    } else {
      await Promise.race(running.values());
    }
  }
  return outcomes;
}
