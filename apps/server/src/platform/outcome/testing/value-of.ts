import type { Outcome } from '../index.ts';

/** What was done; a refusal fails the test with its code. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`refused: ${outcome.code} ${JSON.stringify(outcome.parameters)}`);
}
