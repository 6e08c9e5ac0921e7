import { describe, expect, it } from 'vitest';
import { type DrawTeam, avoidableProblems, defaultDrawRules, evaluateDraw } from './index.ts';

/** Groups of teams by their countries, one of each pot; `-`: the group takes none from the pot. */
function draw(...countries: readonly string[]) {
  const teams: DrawTeam[] = [];
  const groups = countries.map((row, group) =>
    row.split('').map((country, pot) => {
      if (country === '-') return null;
      const id = `${group}${pot}`;
      teams.push({ id, pot, club: id, region: null, country, lastGroup: null });
      return id;
    }),
  );
  return { teams, groups };
}

/** Groups with a problem that could be avoided. */
function noted(...countries: readonly string[]) {
  const { teams, groups } = draw(...countries);
  const problems = evaluateDraw(teams, groups, defaultDrawRules);
  return [...new Set(avoidableProblems(teams, groups, problems).map(({ group }) => group))];
}

describe('[DR7] a problem that an exchange within a pot would make smaller', () => {
  it('given teams of one country only, then there is none', () => {
    expect(noted('CCCCC', 'CCCCC')).toEqual([]);
    expect(noted('CCCC', 'CCC-')).toEqual([]);
  });

  it('given a country with more teams than groups, then only a group above its share has one', () => {
    expect(noted('CCSP', 'CCPS')).toEqual([]);
    expect(noted('CCCP', 'CCPS', 'CCSH')).toEqual([]);
    expect(noted('CCCP', 'CPPS')).toEqual([0]);
    expect(noted('CCCP', 'CCPS', 'CPSH')).toEqual([0]);
  });

  it('given as many teams of a country as groups or fewer, then each pair is one', () => {
    expect(noted('CCS', 'PHA')).toEqual([0]);
  });

  it('given a group that has no place of the pot, then nothing can be exchanged with it', () => {
    expect(noted('CSPC', 'CHC-', 'DCBC')).toEqual([]);
    expect(noted('SPHCC', 'CCA--', 'CBC--')).toEqual([]);
  });

  it('given a wish without weight, then its pairs are no problem; a forbidden pair always is', () => {
    const { teams, groups } = draw('CS', 'PC');
    const one = teams.map((team) => ({ ...team, club: 'the only one', country: 'C' }));
    const rules = { ...defaultDrawRules, sameCountry: 0 };
    const problems = avoidableProblems(one, groups, evaluateDraw(one, groups, rules));
    expect(problems.map(({ code }) => code)).toEqual(['sameClub', 'sameClub']);
    const unequal = draw('CCS', 'PHA');
    const pairs = evaluateDraw(unequal.teams, unequal.groups, rules);
    expect(pairs.map(({ code }) => code)).toEqual(['sameCountry']);
    expect(avoidableProblems(unequal.teams, unequal.groups, pairs)).toEqual([]);
  });
});
