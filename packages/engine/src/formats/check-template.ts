import type { Problem, ProblemCode } from '../problem/index.ts';
import type { FormatTemplate, StageSpec } from './template.ts';

/** Largest group: a round robin of 16 teams has 120 matches. */
const largestGroup = 16;

/**
 * Problems of a custom format that do not depend on the number of teams, each with its stage. A format
 * without problems may still be unplayable for some number, which `planFormat` reports.
 */
export function checkTemplate({ stages }: Pick<FormatTemplate, 'stages'>): Problem[] {
  if (stages.length === 0) return [{ code: 'format.noStages', params: {} }];
  return stages.flatMap((stage, index) => [
    ...checkTakes(stage, stages.slice(0, index)),
    ...checkSizes(stage),
  ]);
}

function checkTakes(stage: StageSpec, before: readonly StageSpec[]): Problem[] {
  const problem = (code: ProblemCode): Problem => ({ code, params: { stage: stage.id } });
  const problems: Problem[] = [];
  if (stage.kind === 'given') return problems;
  if (before.some(({ id }) => id === stage.id)) problems.push(problem('format.sameStage'));
  if (stage.take === 'entries') {
    return before.length === 0 ? problems : [...problems, problem('format.entriesTakenTwice')];
  }
  if (before.length === 0) return [...problems, problem('format.firstTakesEntries')];
  const groups = new Set(before.filter(({ kind }) => kind === 'groups').map(({ id }) => id));
  if (stage.take.some((take) => !groups.has(take.stage))) problems.push(problem('format.unknownStage'));
  if (stage.take.every(({ ranks }) => ranks.length === 0)) problems.push(problem('format.nothingTaken'));
  return problems;
}

function checkSizes(stage: StageSpec): Problem[] {
  if (stage.kind !== 'groups') return [];
  const { min, target, max } = stage.size;
  const isFine = min >= 2 && min <= target && target <= max && max <= largestGroup;
  return isFine ? [] : [{ code: 'format.sizeBounds', params: { stage: stage.id, min, max, target } }];
}
