import type { Gender } from '@sevenmetre/rules/vocabulary';

interface Category {
  readonly code: string;
  readonly gender: Gender;
}

export interface CategoryLooks extends Category {
  /** Place among the categories of its gender, 0 is the oldest. */
  readonly ageRank: number;
}

/** What decides shape and ink of all categories of an edition, in its order: the same as on public pages. */
export function categoryLooks(categories: readonly Category[]): CategoryLooks[] {
  const ranks = new Map<Gender, number>();
  return categories.map(({ code, gender }) => {
    const ageRank = ranks.get(gender) ?? 0;
    ranks.set(gender, ageRank + 1);
    return { code, gender, ageRank };
  });
}
