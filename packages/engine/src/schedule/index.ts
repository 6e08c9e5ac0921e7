export {
  type CategoryRules,
  type Feeder,
  type Hall,
  type HallDay,
  type Minute,
  type Pin,
  type Placement,
  type Schedule,
  type ScheduleInput,
  type ScheduleMatch,
  type ScheduleTeam,
  type Weights,
  defaultBuffers,
  defaultWeights,
  minutesOfDay,
  leastChance,
  mostReaching,
  wishLimits,
} from './input.ts';
export { slotsOf } from './compile-slots.ts';
export { compile } from './compile.ts';
export type { Board, Disturbance } from './board.ts';
export { type Compiled, at, listAt } from './compiled.ts';
export { type Bottleneck, type Capacity, capacity } from './capacity.ts';
export { capacityHours } from './capacity-hours.ts';
export { type Remedies, findRemedies, withRemedies } from './remedies.ts';
export { reserveFinals } from './reserve-finals.ts';
export { construct } from './construct.ts';
export { boardOf, isAllowedAt, recount, restore, scheduleOf, slotsOfPlaces } from './load.ts';
export { Moves } from './moves.ts';
export { type PricedPlace, pricePlaces } from './suggest.ts';
export { type Progress, anneal } from './anneal.ts';
export { improve } from './improve.ts';
export { shortenDays } from './compact-days.ts';
export { costBound } from './cost-bound.ts';
export { dayBound } from './day-flow.ts';
export { proveBest } from './prove-best.ts';
