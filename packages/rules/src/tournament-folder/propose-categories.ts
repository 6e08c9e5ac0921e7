import { wordsOf } from '../search/index.ts';
import type { Gender } from '../vocabulary/index.ts';

export interface NamedCategory {
  readonly code: string;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly gender: Gender;
}

export interface CategoryProposal {
  /** Of the folder. */
  readonly code: string;
  readonly name: string;
  /** Code of the registered category that it may be. */
  readonly registered: string;
}

/**
 * Registered categories that those of a folder with an unknown code may be, for a person to choose from: those of the same
 * name, otherwise those of the same gender with more than half of the words in common, whatever their order.
 */
export function proposeCategories(
  named: readonly NamedCategory[],
  registered: readonly NamedCategory[],
): readonly CategoryProposal[] {
  const codes = new Set(named.map(({ code }) => code));
  const known = new Set(registered.map(({ code }) => code));
  const free = registered.filter(({ code }) => !codes.has(code));
  return named
    .filter(({ code }) => !known.has(code))
    .flatMap((category) => {
      const likeness = free.map((other) => ({ code: other.code, share: likenessOf(category, other) }));
      const same = likeness.filter(({ share }) => share === 2);
      const found = same.length > 0 ? same : likeness.filter(({ share }) => share > 0.5);
      return found.map((one) => ({ code: category.code, name: category.nameCs, registered: one.code }));
    });
}

/** 2: one of the names is the same; up to 1: the largest share of words that two names have in common. */
function likenessOf(category: NamedCategory, other: NamedCategory): number {
  const pairs = namesOf(category).flatMap((one) => namesOf(other).map((two) => [one, two] as const));
  if (pairs.some(([one, two]) => one.join(' ') === two.join(' '))) return 2;
  if (category.gender !== other.gender) return 0;
  return Math.max(0, ...pairs.map(([one, two]) => shareOf(new Set(one), new Set(two))));
}

function namesOf({ nameCs, nameEn }: NamedCategory): readonly string[][] {
  return [nameCs, nameEn].map(wordsOf).filter((words) => words.length > 0);
}

function shareOf(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  const common = [...one].filter((word) => two.has(word)).length;
  return common / (one.size + two.size - common);
}
