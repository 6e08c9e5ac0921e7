import { describe, expect, it } from 'vitest';
import { checkTeamState } from './index.ts';

const idle = { running: 0, open: 0 };
const coming = { running: 0, open: 2 };
const playing = { running: 1, open: 2 };

describe('taking a team out of the tournament', () => {
  it('[BO8] is refused while it plays, whatever was agreed to', () => {
    expect(checkTeamState('withdrawn', playing, 2)).toBe('team-playing');
    expect(checkTeamState('waiting', playing, 2)).toBe('team-playing');
  });

  it('[BO8] to the waiting list is refused as long as it has matches to play', () => {
    expect(checkTeamState('waiting', coming, 2)).toBe('team-has-matches');
    expect(checkTeamState('waiting', idle, null)).toBeNull();
  });

  it('[BO9] needs the agreement to the matches that it has now', () => {
    expect(checkTeamState('withdrawn', coming, null)).toBe('effect-not-agreed');
    expect(checkTeamState('withdrawn', coming, 1)).toBe('changed-meanwhile');
    expect(checkTeamState('withdrawn', coming, 2)).toBeNull();
    expect(checkTeamState('withdrawn', idle, null)).toBeNull();
  });

  it('[BO8] is not what accepting it is', () => {
    expect(checkTeamState('accepted', playing, null)).toBeNull();
  });
});
