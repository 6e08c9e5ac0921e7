interface Scorer {
  /** null: the edition does not publish it. */
  readonly name: string | null;
  readonly jerseyNumber: number | null;
  /** null while the results of the category are hidden. */
  readonly goals: number | null;
}

/**
 * Those of a team's published players who have scored the most goals. Empty when nobody has scored, when goals are hidden,
 * and when one of them could not be called by a name or a number.
 */
export function topScorersOfTeam<Member extends Scorer>(members: readonly Member[]): readonly Member[] {
  const most = Math.max(0, ...members.map(({ goals }) => goals ?? 0));
  if (most === 0) return [];
  const best = members.filter(({ goals }) => goals === most);
  return best.every(({ name, jerseyNumber }) => name !== null || jerseyNumber !== null) ? best : [];
}
