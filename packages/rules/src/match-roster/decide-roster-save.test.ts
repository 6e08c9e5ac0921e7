import { describe, expect, it } from 'vitest';
import { decideRosterSave, isRosterLocked, missesReferee, type StoredRoster } from './index.ts';

const place = (participantId: number, jerseyNumber = participantId) => ({
  participantId,
  role: 'player' as const,
  jerseyNumber,
});
const entries = [place(1), place(2)];
const stored: StoredRoster = { revision: 3, state: 'saved', entries, withEvents: [2] };
const save = (changes: Partial<Parameters<typeof decideRosterSave>[1]>, on = stored) =>
  decideRosterSave(on, { revision: 3, entries, confirm: false, ...changes });

describe('saving the roster of a match', () => {
  it('[MR11] leads from to be filled to saved and confirmed, and never back', () => {
    const empty: StoredRoster = { revision: 0, state: 'to-be-filled', entries: [], withEvents: [] };
    expect(save({ revision: 0 }, empty)).toEqual({ kind: 'store', state: 'saved' });
    expect(save({ confirm: true })).toEqual({ kind: 'store', state: 'confirmed' });
    const confirmed: StoredRoster = { ...stored, state: 'confirmed' };
    expect(save({ entries: [...entries, place(3)] }, confirmed)).toEqual({
      kind: 'store',
      state: 'confirmed',
    });
  });

  it('[MR11] is changed by hall staff only once it is confirmed, or the match has begun or is a walkover', () => {
    expect(isRosterLocked('saved', 'not_started', null)).toBe(false);
    expect(isRosterLocked('to-be-filled', 'not_started', null)).toBe(false);
    expect(isRosterLocked('confirmed', 'not_started', null)).toBe(true);
    expect(isRosterLocked('saved', '1st_half', null)).toBe(true);
    expect(isRosterLocked('saved', 'not_started', 'both')).toBe(true);
  });

  it('[MR12] is refused as a whole when it omits somebody who has an event', () => {
    expect(save({ entries: [place(1)] })).toEqual({ kind: 'omits-events', participantIds: [2] });
    expect(save({ entries: [place(2, 22)] })).toEqual({ kind: 'store', state: 'saved' });
  });

  it('[MR13] may be made on an own save without an answer, as long as nobody else has saved since', () => {
    const changed = [place(1), place(2, 22)];
    const mine: StoredRoster = { ...stored, savedByKey: 'phone-4' };
    expect(save({ revision: 2, after: 'phone-4', entries: changed }, mine)).toEqual({
      kind: 'store',
      state: 'saved',
    });
    for (const after of ['phone-3', null])
      expect(save({ revision: 2, after, entries: changed }, mine)).toEqual({ kind: 'changed-meanwhile' });
    expect(save({ revision: 2, after: null, entries: changed }, { ...stored, savedByKey: null })).toEqual({
      kind: 'changed-meanwhile',
    });
  });

  it('[MR13] changes nothing on an older roster, unless it would make the same of it', () => {
    expect(save({ revision: 2, entries: [place(1), place(2, 22)] })).toEqual({ kind: 'changed-meanwhile' });
    expect(save({ revision: 2, entries: [place(2), place(1)] })).toEqual({ kind: 'unchanged' });
    expect(save({ revision: 2, confirm: true })).toEqual({ kind: 'changed-meanwhile' });
  });

  it('[MR14] needs the first referee to be confirmed at the table', () => {
    expect(missesReferee(true, [null, 7])).toBe(true);
    expect(missesReferee(true, [])).toBe(true);
    expect(missesReferee(true, [7, null])).toBe(false);
    expect(missesReferee(false, [])).toBe(false);
  });
});
