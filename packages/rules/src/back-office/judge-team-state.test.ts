import { describe, expect, it } from 'vitest';
import { judgeTeamState } from './index.ts';

const idle = { running: 0, open: 0 };
const coming = { running: 0, open: 2 };
const playing = { running: 1, open: 2 };

describe('taking a team out of the tournament', () => {
  it('[BO8] is refused while it plays, whatever was agreed to', () => {
    expect(judgeTeamState('withdrawn', playing, 2)).toBe('team-playing');
    expect(judgeTeamState('waiting', playing, 2)).toBe('team-playing');
  });

  it('[BO8] to the waiting list is refused as long as it has matches to play', () => {
    expect(judgeTeamState('waiting', coming, 2)).toBe('team-has-matches');
    expect(judgeTeamState('waiting', idle, null)).toBeNull();
  });

  it('[BO9] needs the agreement to the matches that it has now', () => {
    expect(judgeTeamState('withdrawn', coming, null)).toBe('effect-not-agreed');
    expect(judgeTeamState('withdrawn', coming, 1)).toBe('changed-meanwhile');
    expect(judgeTeamState('withdrawn', coming, 2)).toBeNull();
    expect(judgeTeamState('withdrawn', idle, null)).toBeNull();
  });

  it('[BO8] is not what accepting it is', () => {
    expect(judgeTeamState('accepted', playing, null)).toBeNull();
  });
});
