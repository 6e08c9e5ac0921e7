import { describe, expect, it } from 'vitest';
import { nextStepOf } from './next-step.ts';

const category = {
  code: 'MB',
  nameCs: 'Starší žáci',
  nameEn: 'Boys B',
  gender: 'M' as const,
  accepted: 12,
  waiting: 0,
  withdrawn: 0,
  format: 'groups-of-6-ab',
  entries: 12,
  drawn: 12,
  matches: 40,
  placed: 40,
  published: 40,
};

describe('the next step of a category', () => {
  it.each([
    [{ accepted: 0 }, 'noTeams'],
    [{ format: null }, 'chooseFormat'],
    [{ drawn: 11 }, 'draw'],
    [{ placed: 26 }, 'schedule'],
    [{ published: 0 }, 'publish'],
    [{}, 'done'],
  ])('of %j is %s', (over, word) => {
    expect(nextStepOf({ ...category, ...over }).word).toBe(word);
  });
});
