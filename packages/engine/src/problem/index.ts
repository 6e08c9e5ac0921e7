export type ProblemCode =
  | 'format.sizeOutOfRange'
  | 'format.notOneGroup'
  | 'format.notSeveralGroups'
  | 'format.notOfTarget'
  | 'format.bestOfNone'
  | 'format.noMatches'
  | 'format.takenTwice'
  | 'format.guaranteeBroken'
  | 'format.noStages'
  | 'format.firstTakesEntries'
  | 'format.entriesTakenTwice'
  | 'format.sameStage'
  | 'format.unknownStage'
  | 'format.nothingTaken'
  | 'format.sizeBounds'
  | 'draw.potsDoNotFit'
  | 'draw.pinContradiction';

/** A problem as a code with parameters; each code has a phrase. */
export interface Problem {
  readonly code: ProblemCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function failure(code: ProblemCode, params: Problem['params']): Result<never> {
  return { ok: false, problems: [{ code, params }] };
}
