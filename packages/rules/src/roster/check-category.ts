import type { RosterCategory, RosterPerson } from './roster.ts';

export interface CategoryViolation {
  readonly code: 'category-too-old' | 'category-too-young';
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Whether somebody's birth date lies in the band of a category or in that of the next younger one of its
 * gender: playing one category up is allowed, playing down is not.
 */
export function checkCategory(
  birthDate: string,
  category: RosterCategory,
  categories: readonly RosterCategory[],
): CategoryViolation | null {
  const { code, birthDateMin } = category;
  if (birthDateMin === null) return null;
  if (birthDate < birthDateMin)
    return { code: 'category-too-old', parameters: { category: code, bornFrom: birthDateMin } };
  const tooYoungFrom = bandsBelow(category, categories)[1];
  return tooYoungFrom !== undefined && birthDate >= tooYoungFrom
    ? { code: 'category-too-young', parameters: { category: code, bornBefore: tooYoungFrom } }
    : null;
}

/** First birth dates of the younger categories of the same gender, nearest first. */
function bandsBelow(
  { gender, birthDateMin }: RosterCategory,
  categories: readonly RosterCategory[],
): readonly string[] {
  const younger = categories.flatMap((other) =>
    other.gender === gender && other.birthDateMin !== null && other.birthDateMin > (birthDateMin ?? '')
      ? other.birthDateMin
      : [],
  );
  return [...new Set(younger)].sort();
}

/** Players of the other gender in a team; none in a mixed category. */
export function ofOtherGender(
  persons: readonly RosterPerson[],
  teamId: number,
  { gender }: RosterCategory,
): readonly RosterPerson[] {
  if (gender === 'X') return [];
  return persons.filter(
    (person) =>
      person.gender !== null &&
      person.gender !== gender &&
      person.assignments.some((place) => place.teamId === teamId && place.role === 'player'),
  );
}
