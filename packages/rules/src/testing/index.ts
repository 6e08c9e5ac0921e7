export { testActor } from './actor.ts';
export { applySeatChanges } from './apply.ts';
export { anEvent, testEventTypes, testType, testTypes } from './events.ts';
export { aFixture, aGroupTable, orderOf } from './fixtures.ts';
export { aKnownClub, aPackage } from './lists.ts';
export {
  aTournament,
  indexTournament,
  inputOfTournament,
  type PlaceOf,
  type TestSeat,
  testStageId,
  testStages,
  type TestTournament,
} from './tournament.ts';
export { afterwards, testWindows, whileOpen } from './windows.ts';
