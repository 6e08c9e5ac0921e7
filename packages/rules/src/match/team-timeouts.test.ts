import { describe, expect, it } from 'vitest';
import { readTeamTimeouts, usualTeamTimeouts } from './index.ts';

const read = (entries: Readonly<Record<string, string | null>>) =>
  readTeamTimeouts(new Map(Object.entries(entries)));

describe('[MA52] time-outs of a team', () => {
  it('are three in a match, two in a half, of 60 s, unless the edition says otherwise', () => {
    expect(read({})).toEqual({ ofMatch: 3, ofHalf: 2, seconds: 60 });
    expect(read({ 'timeouts-of-match': '1', 'timeouts-of-half': ' 1 ', 'timeout-countdown': '0' })).toEqual({
      ofMatch: 1,
      ofHalf: 1,
      seconds: 0,
    });
  });

  it('keep the usual number where an entry says none', () => {
    const none = { 'timeouts-of-match': '', 'timeouts-of-half': 'two', 'timeout-countdown': null };
    expect(read(none)).toEqual(usualTeamTimeouts);
  });
});
