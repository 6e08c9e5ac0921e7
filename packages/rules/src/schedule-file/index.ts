export { type ScheduleColumn, scheduleColumns } from './columns.ts';
export { type ListedMatch, mostTitles, placeInFile } from './listed-match.ts';
export { readScheduleFile } from './read-schedule-file.ts';
export type { PlanMatch } from './find-matches.ts';
export type { PlanCourt, PlanTeam } from './find-names.ts';
export {
  noScheduleAnswers,
  type ScheduleAnswers,
  type ScheduleFileContext,
  type ScheduleReason,
  scheduleReasons,
} from './schedule-context.ts';
export { planScheduleFile, type SchedulePlan } from './plan-schedule-file.ts';
