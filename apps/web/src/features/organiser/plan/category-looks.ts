import type { Gender } from '@sevenmetre/rules/vocabulary';

export interface CategoryLooks {
  readonly code: string;
  readonly gender: Gender;
  readonly ageRank: number;
}

/** Shape and ink of the categories of a plan, from their codes in the order of the edition: `MA` is the oldest of the boys. */
export function categoryLooks(codes: readonly string[]): CategoryLooks[] {
  const genderOf = (code: string): Gender => (code.startsWith('W') ? 'W' : code.startsWith('M') ? 'M' : 'X');
  const ages = [...new Set(codes.map((code) => code.slice(1)))].toSorted();
  return codes.map((code) => ({ code, gender: genderOf(code), ageRank: ages.indexOf(code.slice(1)) }));
}
