import { describe, expect, it } from 'vitest';
import { topScorersOfTeam } from './top-scorers-of-team.ts';

const eva = { name: 'Eva N.', jerseyNumber: 7, goals: 12 };
const jana = { name: 'Jana K.', jerseyNumber: 9, goals: 12 };
const ida = { name: 'Ida M.', jerseyNumber: 3, goals: 4 };

describe('top scorers of a team', () => {
  it('given one with the most goals, then it is her', () => {
    expect(topScorersOfTeam([ida, eva])).toEqual([eva]);
  });

  it('given two with the same goals, then it is both', () => {
    expect(topScorersOfTeam([eva, ida, jana])).toEqual([eva, jana]);
  });

  it('given a number without a published name, then the number stands for the player', () => {
    const unnamed = { ...eva, name: null };
    expect(topScorersOfTeam([unnamed, ida])).toEqual([unnamed]);
  });

  it('given neither name nor number, then nobody is called the best', () => {
    expect(topScorersOfTeam([{ ...eva, name: null, jerseyNumber: null }, ida])).toEqual([]);
  });

  it('given a category whose results are hidden, or no goals, then it is nobody', () => {
    expect(topScorersOfTeam([{ ...eva, goals: null }])).toEqual([]);
    expect(topScorersOfTeam([{ ...eva, goals: 0 }])).toEqual([]);
    expect(topScorersOfTeam([])).toEqual([]);
  });
});
