export { isWeakPin } from './signing-pin.ts';
export { approvalQuestions } from './approval-questions.ts';
export {
  eventClock,
  extraHalfLength,
  matchClockAt,
  overSince,
  playEnd,
  type RunningStage,
  stageEnd,
  stageStart,
} from './clock.ts';
export {
  type Decider,
  extraTimesIn,
  extraTimesKeys,
  followingStage,
  isDecider,
  type MatchPlay,
  mayPlayOn,
  noExtraTimes,
  readExtraTimes,
} from './extra-time.ts';
export { type Court, courtAt } from './court.ts';
export { type DifferenceStep, differenceLine } from './difference-line.ts';
export { compareEvents } from './event-order.ts';
export { type EventTypes, eventTypesById, knownEventCategory } from './event-type.ts';
export { type GoalGap, goalGaps } from './goal-gaps.ts';
export { halfLengthBounds, isHalfLength } from './half-length.ts';
export { type ForgottenHalf, forgottenHalf, secondHalfTime } from './forgotten-half.ts';
export { readTeamTimeouts, type TeamTimeouts, teamTimeoutKeys, usualTeamTimeouts } from './team-timeouts.ts';
export { type Hint, hints } from './hints.ts';
export { type CheckedParticipant, checkEvent, type SubmittedEvent } from './check-event.ts';
export { knownClock } from './known-clock.ts';
export { type ClockOrder, isFarFromPlan, newestClock } from './match-clock.ts';
export { inStage, isOfHalf, lateEntryTime, type MatchTime, minuteOn, timeWithinStage } from './late-entry.ts';
export { marksOf, noMarks, type PlayerMarks } from './player-marks.ts';
export type { RecordedEvent } from './recorded-event.ts';
export { noCards, type ReportFigures, reportFigures } from './report-figures.ts';
export { agreesWithWalkover, defaultWalkoverGoals, type Result, resultOf, walkoverScore } from './result.ts';
export { type Moment, momentsOf } from './running-score.ts';
export { fairPlayOf, isOfShootout, punishmentsOf, type Score, scoreOf, type ScoringEvent } from './score.ts';
export { shootoutState, type ShootoutState } from './shootout-state.ts';
export { shootoutRounds } from './shootout-rounds.ts';
export { decideStageChange, type StageChangeContext, type StageDecision } from './stage-change.ts';
export { type RunningSuspension, type Suspensions, suspensionsAt } from './suspensions.ts';
export {
  isTicking,
  setClock,
  stoppedClock,
  type TableClock,
  tableClockAt,
  tableClockOf,
  toggledClock,
} from './table-clock.ts';
export { isOfferedType, isTeamType, offeredTypeKeys } from './offered-types.ts';
export {
  playersOnCourtIn,
  playersOnCourtKeys,
  readPlayersOnCourt,
  usualPlayersOnCourt,
} from './players-on-court.ts';
export {
  canonicalRecord,
  changedParts,
  type MatchRecord,
  printedCode,
  readReportCode,
  recordParts,
  reportCode,
} from './match-record.ts';
export {
  drawingOf,
  drawingSize,
  longestDrawing,
  sealedPinText,
  type SignatureMoment,
  signatureMoments,
  type SignatureRole,
  signatureRoles,
  signatureWays,
  type Standing,
  standingOf,
  type Statement,
  standingStatements,
  strokesOf,
} from './signatures.ts';
export { playTimes } from './play-times.ts';
export { cardsWithoutReport, isWritten, type WrittenReport } from './written-reports.ts';
export { type Ruling, ruleOn } from './ruling.ts';
export { leadChanges } from './lead-changes.ts';
export type { LeadChange } from './lead-changes.ts';
export { readPaperLine, type PaperEvent, type PaperProblem } from './paper-line.ts';
