export { suspendedIn } from './carried-suspensions.ts';
export {
  decideRosterSave,
  isRosterLocked,
  missesReferee,
  type RosterSaveDecision,
  type StoredRoster,
} from './decide-roster-save.ts';
export {
  hasRosterErrors,
  type MatchRosterEntry,
  type MatchRosterViolation,
  matchRosterViolations,
  noRosterMarks,
  type RosterChecker,
  type RosterMarks,
} from './check-match-roster.ts';
export {
  matchRosterConfigurationKeys,
  type MatchRosterLimits,
  matchRosterLimits,
  type SuspensionReach,
  suspensionReach,
} from './limits.ts';
export { prefilledRoster, type SquadPerson } from './prefill.ts';
