export { categoryMatches } from './category-matches.ts';
export { type FormatRoom, roomForFormat } from './room-for-format.ts';
export {
  type PlanChange,
  type PlanCommand,
  type PlanDocument,
  type PlannedCategory,
  emptyPlan,
} from './document.ts';
export { fold, undoneCommands } from './fold.ts';
export { merge } from './merge.ts';
export { type MovedMatch, differenceOf } from './difference.ts';
export { numberMatches } from './number-matches.ts';
