export { type CategoryMatches, categoryMatches } from './category-matches.ts';
export {
  type PlanChange,
  type PlanCommand,
  type PlanDocument,
  type PlannedCategory,
  emptyPlan,
} from './document.ts';
export { fold, undoneCommands } from './fold.ts';
export { type Merge, merge } from './merge.ts';
export { type MovedMatch, type ScheduleDifference, differenceOf } from './difference.ts';
export { numberMatches } from './number-matches.ts';
