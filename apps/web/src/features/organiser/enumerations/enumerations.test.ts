import { describe, expect, it } from 'vitest';
import { ageBand } from './age-band.ts';
import { entryRefusal } from './entry-words.ts';
import { movedTo } from '../page/moved-to.ts';
import { changedFields } from '../../../ui/forms/conflict-card.tsx';
import { readPosition } from '../places/place-fields.tsx';

const girls = (birthDateMin: string | null) => ({ gender: 'W' as const, birthDateMin });

describe('the organiser’s lists on the page', () => {
  it('given categories of one gender, then a band ends where the next younger one begins', () => {
    const all = [girls('2012-01-01'), girls('2014-01-01'), girls('2010-01-01'), girls(null)];
    expect(ageBand(girls('2010-01-01'), all)).toEqual({ from: '2010-01-01', to: '2011-12-31' });
    expect(ageBand(girls('2014-01-01'), all)).toEqual({ from: '2014-01-01', to: null });
    expect(ageBand({ gender: 'M', birthDateMin: '2010-01-01' }, all)).toEqual({
      from: '2010-01-01',
      to: null,
    });
    expect(ageBand(girls(null), all)).toBeNull();
  });

  it('given two states of a record, then what differs is named with what it is now', () => {
    const before: { code: string; capacity: number | null; types: number[] } = {
      code: 'MA',
      capacity: 4,
      types: [1],
    };
    expect(changedFields(before, { code: 'MA', capacity: null, types: [1, 2] })).toEqual([
      ['capacity', null],
      ['types', [1, 2]],
    ]);
  });

  it('given a refusal, then what it says of fields is read, and nothing else is believed', () => {
    const refused = (errors: unknown) =>
      entryRefusal({ kind: 'refused', status: 422, code: 'entry-invalid', details: { errors } });
    const taken = { field: 'code', error: { code: 'unique' } };
    expect(refused([taken, { field: 3, error: { code: 'unique' } }, null, { field: 'x' }])).toEqual([taken]);
    expect(refused('many')).toEqual([]);
    expect(entryRefusal({ kind: 'network' })).toEqual([]);
  });

  it('given an order and a step, then the two change places, and nothing falls off an end', () => {
    expect(movedTo([1, 2, 3, 4], 3, 2)).toEqual([1, 3, 2, 4]);
    expect(movedTo([1, 2, 3, 4], 1, 4)).toEqual([4, 2, 3, 1]);
    expect(movedTo([1, 2], 1, undefined)).toBeNull();
  });

  it.each([
    ['50.2267, 17.1441', { lat: 50.2267, lng: 17.1441 }],
    ['50,2267 17,1441', { lat: 50.2267, lng: 17.1441 }],
    ['-33.9, 18.4', { lat: -33.9, lng: 18.4 }],
    ['49.68, 18.35', { lat: 49.68, lng: 18.35 }],
    ['50.2267,17.1441', { lat: 50.2267, lng: 17.1441 }],
    ['50.2267', null],
    ['50,2267', null],
    ['49,68', null],
    ['Lipová 7', null],
  ])('given %s pasted as a position, then both its numbers are known', (text, position) => {
    expect(readPosition(text)).toEqual(position);
  });
});
