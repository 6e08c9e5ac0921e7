interface Scorer {
  /** null: not published. */
  readonly name: string | null;
  readonly jerseyNumber: number | null;
  /** null if the results of the category are hidden. */
  readonly goals: number | null;
}

/**
 * The published players of a team with the most goals. Empty without goals, if goals are hidden, or if one of
 * them has neither name nor number.
 */
export function topScorersOfTeam<Member extends Scorer>(members: readonly Member[]): readonly Member[] {
  const most = Math.max(0, ...members.map(({ goals }) => goals ?? 0));
  if (most === 0) return [];
  const best = members.filter(({ goals }) => goals === most);
  return best.every(({ name, jerseyNumber }) => name !== null || jerseyNumber !== null) ? best : [];
}
