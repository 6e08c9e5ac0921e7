import type { Category } from '../tournament/index.ts';

type Aged = Pick<Category, 'id' | 'birthDateMin'>;

/** How many of the youngest ages of an edition have nothing per player (SO6). */
const protectedAges = 2;

/**
 * Categories of the two youngest ages of an edition (SO6): boys and girls of one age are one age. A category without a
 * birth date counts among them, since its age is unknown.
 */
export function youngestCategories(categories: Iterable<Aged>): ReadonlySet<number> {
  const all = [...categories];
  const ages = [...new Set(all.flatMap(({ birthDateMin }) => birthDateMin ?? []))].sort().toReversed();
  const young = new Set(ages.slice(0, protectedAges));
  const isYoung = ({ birthDateMin }: Aged) => birthDateMin === null || young.has(birthDateMin);
  return new Set(all.filter(isYoung).map(({ id }) => id));
}

/**
 * Whether nothing is kept per player in a category (SO6).
 * @param categoryId null: a match without a category
 */
export function namesNobody(categories: Iterable<Aged>, categoryId: number | null): boolean {
  return categoryId === null || youngestCategories(categories).has(categoryId);
}

/** Whether a match is scouted, and whether with its players. */
export const scoutingScopes = ['off', 'teams', 'players'] as const;
export type ScoutingScope = (typeof scoutingScopes)[number];

/** What may be scouted of a match (SO1, SO6). */
export function scoutingScope(
  isOn: boolean,
  categories: Iterable<Aged>,
  categoryId: number | null,
): ScoutingScope {
  if (!isOn) return 'off';
  return namesNobody(categories, categoryId) ? 'teams' : 'players';
}
