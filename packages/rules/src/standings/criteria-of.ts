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
