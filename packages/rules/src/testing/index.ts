export { applySeatChanges } from './apply.ts';
export { anEvent, testEventTypes, testType, testTypes } from './events.ts';
export { aFixture, aGroupTable, orderOf } from './fixtures.ts';
export {
  aTournament,
  indexTournament,
  inputOfTournament,
  type PlaceOf,
  testRounds,
  type TestRound,
  type TestSeat,
  testStageId,
  testStages,
  type TestTournament,
  TournamentBuilder,
} from './tournament.ts';
export { afterwards, testWindows, whileOpen } from './windows.ts';
