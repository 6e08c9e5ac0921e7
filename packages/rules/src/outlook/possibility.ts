import type { Scenario } from './ending.ts';
import type { Places } from './places.ts';

/** A combination of endings of all open matches, and the possible places. */
export interface Possibility {
  readonly scenario: Scenario;
  readonly places: Places;
}
