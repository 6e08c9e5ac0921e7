import type { MatchTicket } from '@sevenmetre/rules/snapshot';

/** A match from the team's point of view: opponent and goals. */
export function fromSide({ home, away, homeScore, awayScore }: MatchTicket, teamId: number) {
  const isAway = away.team?.id === teamId;
  return isAway
    ? { opponent: home, own: awayScore, other: homeScore }
    : { opponent: away, own: homeScore, other: awayScore };
}
