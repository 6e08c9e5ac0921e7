export { acrossCriteria, type AcrossInput, type AcrossTeam, standingsAcross } from './comparison.ts';
export { type Criteria, criteriaOf, checkCriteria } from './criteria-of.ts';
export { defaultPoints, type Fixture, type Punished, type StandingsInput, type Tally } from './input.ts';
export type { Placing, Reason, ReasonCriterion } from './placing.ts';
export { countedFixtures, standingLast, standings, withdrawalWalkover } from './standings.ts';
export { emptyTally } from './tally.ts';
export { tieExplanations } from './tie-explanations.ts';
