/** A team as it stands in the form, with what is stored of it. */
export interface NumberedTeam {
  readonly categoryId: number;
  /** null: not stored yet. */
  readonly stored: { readonly categoryId: number; readonly teamNumber: number } | null;
}

/**
 * Numbers of a club's teams, in their order (CR10). A team keeps its number as long as it stays in its category; a new one
 * gets the lowest that no other team of the club has there.
 */
export function numberTeams(teams: readonly NumberedTeam[]): number[] {
  const taken = new Map<number, Set<number>>();
  const numbersOf = (categoryId: number): Set<number> => {
    const known = taken.get(categoryId) ?? new Set();
    taken.set(categoryId, known);
    return known;
  };
  for (const { categoryId, stored } of teams) {
    if (stored?.categoryId === categoryId) numbersOf(categoryId).add(stored.teamNumber);
  }
  return teams.map(({ categoryId, stored }) => {
    if (stored?.categoryId === categoryId) return stored.teamNumber;
    const numbers = numbersOf(categoryId);
    let next = 1;
    while (numbers.has(next)) next += 1;
    numbers.add(next);
    return next;
  });
}
