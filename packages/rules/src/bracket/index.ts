export { agreeingSeats, differingSeats, type NamedSeats } from './agreeing-seats.ts';
export { carriedOverFixtures, fixturesOf } from './carry-over.ts';
export {
  type BracketGroup,
  type BracketMatch,
  type BracketSeat,
  type Competition,
  type CompetitionInput,
  type CompetitionOptions,
  indexCompetition,
  isBegun,
  isComparison,
  type MatchSide,
} from './competition.ts';
export { dependentTables } from './dependents.ts';
export { type LotTie, lotTies } from './lot-ties.ts';
export { type SeatClash, seatClashes } from './seat-clashes.ts';
export { type SeatProblem, type SeatToDecide, seatsToDecide } from './seats-to-decide.ts';
export { isNamedSeat, namedSidesWithoutSeat, sidesOfNamedSeat } from './named-seats.ts';
export { groupsTakingOver } from './groups-taking-over.ts';
export { infersCarryOver } from './infers-carry-over.ts';
export { groupOutcome, type GroupOutcome, groupStandings } from './outcome.ts';
export { seatOfSide } from './seating.ts';
export type { SeatChanges } from './seat-change.ts';
export { type SeatConflict, seatsToChange } from './seats-to-change.ts';
export { seatsToFill } from './seats-to-fill.ts';
export { type BracketSection, drawBracket, type DrawnGroup, type PlaceOfGroup } from './picture/index.ts';
