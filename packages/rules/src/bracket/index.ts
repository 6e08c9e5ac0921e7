export { carriedOverFixtures, fixturesOf, type MatchFixture } from './carry-over.ts';
export {
  type BracketGroup,
  type BracketMatch,
  type BracketSeat,
  type Competition,
  type CompetitionInput,
  type CompetitionOptions,
  indexCompetition,
} from './competition.ts';
export { dependentTables } from './dependents.ts';
export { groupsTakingOver } from './groups-taking-over.ts';
export { infersCarryOver } from './infers-carry-over.ts';
export { groupOutcome, type GroupOutcome, groupStandings } from './outcome.ts';
export type { MatchSideChange, SeatChange, SeatChanges } from './seat-change.ts';
export { type NamedSeats, type SeatConflict, type SeatImpact, seatsToClear } from './seats-to-clear.ts';
export { projectSeats, seatsToFill } from './seats-to-fill.ts';
export {
  type BracketCell,
  type BracketSection,
  drawBracket,
  type DrawnGroup,
  type PlaceOfGroup,
  rowsOf,
} from './picture/index.ts';
