import { describe, expect, it } from 'vitest';
import { ticket } from '../index.ts';
import type { Team } from '../../tournament/index.ts';
import { aCategory, aGroup, aMatch, aSeat, aSnapshot, aTeam } from '../testing/index.ts';

const annulled = aTeam(2, { withdrawn: true, withdrawnPolicy: 'annulled' });
const played = { stage: 'finished', score: '20:18' } as const;

interface Around {
  readonly match?: Parameters<typeof aMatch>[3];
  readonly hidden?: boolean;
  readonly bracket?: boolean;
  readonly rulesKnown?: boolean;
}

/** Team 1 against the given one. */
function ticketAgainst(
  team: Team,
  { match = played, hidden = false, bracket = false, rulesKnown }: Around = {},
) {
  const own = aMatch(1, 1, [1, 2], match);
  const snapshot = aSnapshot({
    categories: [aCategory(1, 'MA', { resultsHidden: hidden })],
    groups: [aGroup(1, 'A', bracket ? { roundLevelId: 3 } : {})],
    teams: [aTeam(1), team],
    seats: [aSeat(1, 1, 1), aSeat(2, 1, 2)],
    matches: [own],
  });
  return ticket(rulesKnown === undefined ? snapshot : { ...snapshot, rulesKnown }, own);
}

describe('[ST22] the result of a match of a team that has withdrawn', () => {
  it('does not count if it is annulled, by the choice for the team, else by the edition’s', () => {
    expect(ticketAgainst(annulled)).toMatchObject({ homeScore: 20, notCounted: true });
    expect(ticketAgainst(aTeam(2, { withdrawn: true }))).toMatchObject({ notCounted: true });
    const walkover = { stage: 'finished', walkOver: 'home', homeScore: 10, awayScore: 0 } as const;
    expect(ticketAgainst(annulled, { match: walkover })).toMatchObject({ notCounted: true });
  });

  it('counts no more where all its matches count as walkovers', () => {
    const assessed = aTeam(2, { withdrawn: true, withdrawnPolicy: 'assessed' });
    expect(ticketAgainst(assessed)).toMatchObject({ homeScore: 20, notCounted: true });
  });

  it('counts if its results are kept, or if it has not withdrawn', () => {
    const kept = aTeam(2, { withdrawn: true, withdrawnPolicy: 'kept' });
    expect(ticketAgainst(kept)).not.toHaveProperty('notCounted');
    expect(ticketAgainst(aTeam(2))).not.toHaveProperty('notCounted');
  });

  it('decides a bracket match all the same, and reveals nothing hidden', () => {
    expect(ticketAgainst(annulled, { bracket: true })).not.toHaveProperty('notCounted');
    expect(ticketAgainst(annulled, { hidden: true })).not.toHaveProperty('notCounted');
  });

  it('is not there before the match, and unknown without rules and choice', () => {
    const toCome = ticketAgainst(annulled, { match: {} });
    expect(toCome).toMatchObject({ withdrawn: 'away' });
    expect(toCome).not.toHaveProperty('notCounted');
    const unknown = { rulesKnown: false };
    expect(ticketAgainst(aTeam(2, { withdrawn: true }), unknown)).not.toHaveProperty('notCounted');
    expect(ticketAgainst(annulled, unknown)).toMatchObject({ notCounted: true });
  });
});
