import type { Scenario } from './ending.ts';
import type { Places } from './places.ts';

/** One way in which all open matches end, and the places that it leaves possible. */
export interface Possibility {
  readonly scenario: Scenario;
  readonly places: Places;
}
