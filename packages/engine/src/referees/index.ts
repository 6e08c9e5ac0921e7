export { type Appointed, type AppointOptions, appoint } from './appoint.ts';
export type { AppointmentProblem, BrokenAppointment, MissedAppointment } from './appointment-problem.ts';
export { fairShares } from './fair-shares.ts';
export {
  type AppointmentInput,
  type AppointmentRules,
  type Appointments,
  type LedMatch,
  type LedTeam,
  type Pair,
  defaultAppointmentRules,
  isAbsent,
} from './input.ts';
export { judgeAppointments } from './judge-appointments.ts';
export { type PricedPair, pricePairs, suggestPairs } from './suggest-pairs.ts';
