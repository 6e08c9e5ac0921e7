import { describe, expect, it } from 'vitest';
import type { WithdrawnPolicy } from '../../vocabulary/index.ts';
import type { Team } from '../../tournament/index.ts';
import { aCategory, aGroup, aMatch, aSeat, aSnapshot, aTeam } from '../testing/index.ts';
import { assessedWalkover } from './assessed-walkover.ts';

const gone = (id: number, withdrawnPolicy?: WithdrawnPolicy): Team => ({
  ...aTeam(id),
  withdrawn: true,
  ...(withdrawnPolicy && { withdrawnPolicy }),
});

function walkoverOf(teams: readonly Team[], match: Parameters<typeof aMatch>[3] = {}, hidden = false) {
  const own = aMatch(1, 1, [1, 2], match);
  const snapshot = aSnapshot({
    categories: [aCategory(1, 'MA', { resultsHidden: hidden })],
    groups: [aGroup(1, 'A')],
    teams: [...teams],
    seats: [aSeat(1, 1, 1), aSeat(2, 1, 2)],
    matches: [own],
  });
  return assessedWalkover(snapshot, own);
}

describe('[ST22] a match of a withdrawn team', () => {
  it('counts for the other side when the results of the team are kept or assessed', () => {
    expect(walkoverOf([gone(1, 'kept'), aTeam(2)])).toBe('away');
    expect(walkoverOf([aTeam(1), gone(2, 'assessed')])).toBe('home');
  });

  it('counts against both when both have withdrawn', () => {
    expect(walkoverOf([gone(1, 'kept'), gone(2, 'assessed')])).toBe('both');
  });

  it('counts nothing when the results of one of them are annulled, by its own choice or the edition’s', () => {
    expect(walkoverOf([gone(1, 'annulled'), aTeam(2)])).toBeNull();
    expect(walkoverOf([gone(1), aTeam(2)])).toBeNull();
    expect(walkoverOf([gone(1, 'kept'), gone(2)])).toBeNull();
  });

  it('counts for the other side though it was played, when all the results of the team are assessed', () => {
    const played = { stage: 'finished', score: '20:18' } as const;
    expect(walkoverOf([gone(1, 'assessed'), aTeam(2)], played)).toBe('away');
    expect(walkoverOf([gone(1, 'kept'), aTeam(2)], played)).toBeNull();
    expect(walkoverOf([gone(1, 'annulled'), aTeam(2)], played)).toBeNull();
  });

  it('says nothing where both play, nor where results are hidden', () => {
    expect(walkoverOf([aTeam(1), aTeam(2)])).toBeNull();
    expect(walkoverOf([gone(1, 'kept'), aTeam(2)], {}, true)).toBeNull();
  });
});
