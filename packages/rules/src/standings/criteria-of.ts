import type { Category, Edition } from '../tournament/index.ts';
import type { TieBreaker } from '../vocabulary/index.ts';

export interface Criteria {
  readonly criteria: readonly TieBreaker[];
  readonly criteriaUnfinished: readonly TieBreaker[];
}

/** The criteria of a category: its own, else the edition's. */
export function criteriaOf(
  edition: Pick<Edition, 'tieBreakers' | 'tieBreakersUnfinished'>,
  category: Pick<Category, 'tieBreakers' | 'tieBreakersUnfinished'> | undefined,
): Criteria {
  return {
    criteria: category?.tieBreakers ?? edition.tieBreakers,
    criteriaUnfinished: category?.tieBreakersUnfinished ?? edition.tieBreakersUnfinished,
  };
}

/**
 * Error of a list of criteria (rule ST19): empty, with a repeated one, or with lots before the end. null:
 * valid.
 */
export function checkCriteria(list: readonly TieBreaker[]): 'required' | 'unique' | 'lotsLast' | null {
  if (list.length === 0) return 'required';
  if (new Set(list).size < list.length) return 'unique';
  return list.slice(0, -1).includes('lots') ? 'lotsLast' : null;
}
