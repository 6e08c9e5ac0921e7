export type {
  BracketStage,
  FormatPlan,
  FormatSeat,
  FormatTemplate,
  GivenGroup,
  GivenStage,
  GroupSize,
  GroupStage,
  PlannedGroup,
  PlannedMatch,
  StageSpec,
  Take,
} from './template.ts';
export { readyFormats } from './ready-formats.ts';
export { splitSizes } from './split-sizes.ts';
export { planFormat } from './plan-format.ts';
export { checkFormat } from './check-format.ts';
export { playFormat, type PlayedFormat } from './play-format.ts';
export { sourcesOfSeat } from './rounds.ts';
export { givenFormat, withSeatAdded, withSeatLeft } from './surgery.ts';
export { checkTemplate, largestGroup } from './check-template.ts';
