/** A team in the form, with its stored data. */
export interface NumberedTeam {
  readonly categoryId: number;
  /** null: a new one. */
  readonly stored: { readonly categoryId: number; readonly teamNumber: number } | null;
}

/**
 * Numbers of a club's teams, in their order (CR10). A team keeps its number while it stays in its category; a
 * new one gets the lowest free number of the club there.
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
