export {
  type DrawnGroups,
  type DrawProblem,
  type DrawRules,
  type DrawTeam,
  defaultDrawRules,
} from './draw-input.ts';
export { cheapestDraw } from './cheapest-draw.ts';
export { lowerBound } from './pair-cost.ts';
export { drawBound, drawGroups } from './draw-groups.ts';
export { avoidableProblems, exchanged, evaluateDraw, evaluateExchange } from './evaluate-draw.ts';
export { type DrawnBall, drawInPublic, groupsOfBalls } from './ceremony.ts';
export {
  type EntryGroup,
  entriesOfGroups,
  entryGroupsOf,
  groupsOfEntries,
  potsBySeed,
} from './draw-frame.ts';
export { type SeedRange, inSeedOrder, intoPots, outOfPots, seedPlaces, seedRanges } from './seeds.ts';
export {
  type DrawInput,
  type DrawRecord,
  type DrawVerification,
  type GroupOfTeams,
  differencesOf,
  drawInputText,
  groupsDrawn,
  seedOf,
  sizesOf,
  verifyDraw,
} from './record.ts';
