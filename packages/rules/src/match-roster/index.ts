export { type PlayedMatch, suspendedIn } from './carried-suspensions.ts';
export {
  type AskedRoster,
  decideRosterSave,
  isRosterLocked,
  missesReferee,
  type RosterPlace,
  type RosterSaveDecision,
  type StoredRoster,
} from './decide-roster-save.ts';
export {
  hasRosterErrors,
  type MatchRosterEntry,
  type MatchRosterVerdict,
  type MatchRosterVerdictCode,
  matchRosterVerdictCodes,
  matchRosterVerdicts,
  noRosterMarks,
  type RosterJudge,
  type RosterMarks,
} from './judge-match-roster.ts';
export {
  type MatchRosterCheck,
  matchRosterChecks,
  matchRosterConfigurationKeys,
  type MatchRosterLimits,
  matchRosterLimits,
  type SuspensionReach,
  suspensionReach,
} from './limits.ts';
export { type PrefilledPerson, prefilledRoster, type SquadPerson } from './prefill.ts';
