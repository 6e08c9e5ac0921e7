export type {
  BracketStage,
  FormatPlan,
  FormatSeat,
  FormatTemplate,
  GivenGroup,
  GroupStage,
  PlannedGroup,
  StageSpec,
  Take,
} from './template.ts';
export { readyFormats } from './ready-formats.ts';
export { planFormat } from './plan-format.ts';
export { checkFormat } from './check-format.ts';
export { suggestFormat } from './suggest-format.ts';
export { playFormat } from './play-format.ts';
export { sourcesOfSeat } from './rounds.ts';
export { givenFormat, withSeatAdded, withSeatLeft } from './surgery.ts';
export { checkTemplate } from './check-template.ts';
