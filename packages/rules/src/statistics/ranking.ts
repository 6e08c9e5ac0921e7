type Penalties = Readonly<Record<'blueCards' | 'redCards' | 'yellowCards' | 'twoMinutes', number>>;

/** Goals per match in hundredths, as displayed; null without a match (rule SS6). */
export function averageHundredths(goals: number, matches: number): number | null {
  return matches === 0 ? null : Math.round((goals * 100) / matches);
}

/** Order of scorers: goals, then fewer matches; only goals decide the rank (rule SS7). */
export function compareScorers(
  a: { readonly goals: number; readonly matches: number },
  b: { readonly goals: number; readonly matches: number },
): number {
  return b.goals - a.goals || a.matches - b.matches;
}

/** Most severe first: blue, red, two minutes, yellow (rule SS8). */
export function comparePenalties(a: Penalties, b: Penalties): number {
  return (
    b.blueCards - a.blueCards ||
    b.redCards - a.redCards ||
    b.twoMinutes - a.twoMinutes ||
    b.yellowCards - a.yellowCards
  );
}

export function hasPenalty({ blueCards, redCards, yellowCards, twoMinutes }: Penalties): boolean {
  return blueCards + redCards + yellowCards + twoMinutes > 0;
}

/**
 * Ranks of rows that are in order: tied rows share the better rank: 1, 2, 2, 4.
 * @param isLevel whether two neighbours share a rank
 */
export function ranksInOrder<T>(rows: readonly T[], isLevel: (one: T, next: T) => boolean): number[] {
  const ranks: number[] = [];
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const shared = before !== undefined && isLevel(before, row) ? ranks[index - 1] : undefined;
    ranks.push(shared ?? index + 1);
  }
  return ranks;
}
