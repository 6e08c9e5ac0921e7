import type { MatchTicket } from '@sevenmetre/rules/snapshot';

/** A match with the opponent and goals as the team tells them. */
export function fromSide({ home, away, homeScore, awayScore }: MatchTicket, teamId: number) {
  const isAway = away.team?.id === teamId;
  return isAway
    ? { opponent: home, own: awayScore, other: homeScore }
    : { opponent: away, own: homeScore, other: awayScore };
}
