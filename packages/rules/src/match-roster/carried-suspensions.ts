import type { SuspensionReach } from './limits.ts';

/** An approved match of a team with its disqualifications. */
export interface PlayedMatch {
  readonly matchId: number;
  /** Milliseconds; matches without a time neither cause nor serve suspensions. */
  readonly startsAt: number | null;
  readonly matchNumber: number;
  /** Participants with a red card, and with a blue one (a disqualification with a report). */
  readonly red: readonly number[];
  readonly blue: readonly number[];
  /** Numbers of matches that organisers have decided for disqualified participants (MR15). Absent: none. */
  readonly decided?: ReadonlyMap<number, number>;
}

/** A decision that reaches the other teams of the person's club, with the match of the card (MR16). */
export interface ClubDecision extends Pick<PlayedMatch, 'startsAt' | 'matchNumber'> {
  readonly participantId: number;
  /** Of the next matches of each team. */
  readonly matches: number;
}

/**
 * Participants who are suspended in a match by cards of earlier matches of the same team. A card applies to
 * the team's next matches, as many as configured or decided; a blue card in addition to a red one counts as the blue
 * one.
 * @param others the team's other matches, in any order; the ones that are not approved yet bear no cards, and
 * count as matches that a suspension is served in
 * @param elsewhere decisions on cards of other teams that reach this one too (MR16)
 */
export function suspendedIn(
  match: Pick<PlayedMatch, 'startsAt' | 'matchNumber'>,
  others: readonly PlayedMatch[],
  reach: SuspensionReach,
  elsewhere: readonly ClubDecision[] = [],
): ReadonlySet<number> {
  const suspended = new Set<number>();
  if (match.startsAt === null) return suspended;
  const earlier = others
    .filter((other) => other.startsAt !== null && isBefore(other, match))
    .toSorted(inOrder);
  for (const [index, { red, blue, decided }] of earlier.entries()) {
    const served = earlier.length - index - 1;
    const reaches = (id: number, usual: number) => (decided?.get(id) ?? usual) > served;
    for (const id of blue) if (reaches(id, reach.blue)) suspended.add(id);
    for (const id of red) if (!blue.includes(id) && reaches(id, reach.red)) suspended.add(id);
  }
  for (const card of elsewhere) {
    if (card.startsAt === null || !isBefore(card, match)) continue;
    const served = earlier.filter((own) => isBefore(card, own)).length;
    if (card.matches > served) suspended.add(card.participantId);
  }
  return suspended;
}

type Timed = Pick<PlayedMatch, 'startsAt' | 'matchNumber'>;

function isBefore(one: Timed, other: Timed): boolean {
  return inOrder(one, other) < 0;
}

function inOrder(one: Timed, other: Timed): number {
  return (one.startsAt ?? 0) - (other.startsAt ?? 0) || one.matchNumber - other.matchNumber;
}
