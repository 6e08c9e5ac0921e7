export { appoint } from './appoint.ts';
export type { AppointmentProblem } from './appointment-problem.ts';
export { fairShares } from './fair-shares.ts';
export {
  type AppointmentInput,
  type AppointmentRules,
  type Appointments,
  type LedMatch,
  type Pair,
  defaultAppointmentRules,
} from './input.ts';
export { evaluateAppointments } from './evaluate-appointments.ts';
export { type PricedPair, pricePairs, suggestPairs } from './suggest-pairs.ts';
