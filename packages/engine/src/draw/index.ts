export {
  type DrawClash,
  type DrawnGroups,
  type DrawProblem,
  type DrawRules,
  type DrawTeam,
  defaultDrawRules,
} from './draw-input.ts';
export { lowerBound } from './pair-cost.ts';
export { type Draw, type DrawOptions, drawGroups } from './draw-groups.ts';
export { exchanged, judgeDraw, judgeExchange } from './judge-draw.ts';
export {
  type Ball,
  type BlockedGroup,
  type DrawnBall,
  type GroupChoice,
  drawInPublic,
  groupsFor,
  groupsOfBalls,
} from './ceremony.ts';
export {
  type EntryGroup,
  entriesOfGroups,
  entryGroupsOf,
  groupsOfEntries,
  potsBySeed,
} from './draw-frame.ts';
export {
  type DrawInput,
  type DrawRecord,
  type DrawVerification,
  type Sha256,
  drawInputText,
  seedOf,
  sizesOf,
  verifyDraw,
} from './record.ts';
