import { describe, expect, it } from 'vitest';
import { momentOf, momentTyped } from './team-moment.ts';

describe('the moment of a wish', () => {
  it.each([
    ['2 9:30', 1440 + 570],
    ['1. 14:00', 840],
    ['', null],
    ['3 9:30', undefined],
    ['9:30', undefined],
  ])('%s in a tournament of two days', (text, minute) => {
    expect(momentOf(text, 2)).toBe(minute);
  });

  it('is written as it is read', () => {
    expect(momentOf(momentTyped(2010), 2)).toBe(2010);
    expect(momentTyped(null)).toBe('');
  });
});
