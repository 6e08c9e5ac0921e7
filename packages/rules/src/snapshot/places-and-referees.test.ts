import { describe, expect, test } from 'vitest';
import { placeKindOf, placeSlice, placesSlice, webLink } from './slices/place-slice.ts';
import { competitionReferees, refereeSlice, refereesSlice } from './slices/referee-slice.ts';
import type { Snapshot } from './snapshot.ts';
import type { Place, Referee } from '../tournament/index.ts';
import { aGroup, aMatch, aSnapshot, aTeam } from './testing/index.ts';
import { findTopic, topicsOfMatch } from './changes/topics.ts';

function aPlace(id: number, changes: Partial<Place> = {}): Place {
  return {
    id,
    code: `H${id}`,
    kind: 'hall',
    nameCs: `Hala ${id}`,
    nameEn: `Hall ${id}`,
    address: null,
    lat: null,
    lng: null,
    link: null,
    visibleOnMap: false,
    informationCs: null,
    informationEn: null,
    files: [],
    ...changes,
  };
}

function aReferee(id: number, changes: Partial<Referee> = {}): Referee {
  return {
    id,
    firstName: 'Eva',
    lastName: `Malá ${id}`,
    sex: 'female',
    countryId: 1,
    countryCode: 'CZ',
    colleagueRefereeId: null,
    halls: null,
    matchIds: [],
    ...changes,
  };
}

const byId = <T extends { readonly id: number }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.id, row]));

function aCup(changes: Partial<Snapshot> = {}): Snapshot {
  const rows = {
    groups: [aGroup(1, 'MA-A')],
    seats: [],
    teams: [aTeam(1), aTeam(2)],
    matches: [
      aMatch(1, 1, [1, 2], { stage: 'finished', score: '3:2' }),
      aMatch(2, 1, [1, 2], { stage: '1st_half', score: '1:0' }),
      aMatch(3, 1, [2, 1]),
      aMatch(4, 1, [2, 1], { placeId: 2 }),
    ],
  };
  return aSnapshot(rows, changes);
}

describe('places', () => {
  const places = byId([aPlace(2), aPlace(1), aPlace(9, { kind: 'hotel', code: 'A' })]);

  test('are listed by kind and code', () => {
    expect(placesSlice(aCup({ places }), 'hall').places.map(({ code }) => code)).toEqual(['H1', 'H2']);
    expect(placesSlice(aCup({ places }), 'restaurant').places).toEqual([]);
  });

  test('given a hall, then what is live and to come is told, and what is over is not', () => {
    const slice = placeSlice(aCup({ places }), aPlace(1));
    expect(slice.matches.map(({ id }) => id)).toEqual([2, 3]);
    expect(slice.categories.map(({ code }) => code)).toEqual(['MA']);
  });

  test('say when a hall is closed, and nothing of other halls', () => {
    const closure = (placeId: number, time: string) => ({
      placeId,
      from: { day: '2026-06-13', time },
      to: { day: '2026-06-13', time: '16:00' },
      reason: null,
    });
    const cup = aCup({ places, closures: [closure(1, '10:00'), closure(2, '12:00')] });
    const { placeId: _, ...own } = closure(1, '10:00');
    expect(placeSlice(cup, aPlace(1)).closures).toEqual([own]);
  });

  test('have a place on the earth or none', () => {
    expect(placeSlice(aCup(), aPlace(1, { lat: 49.5 })).place).toMatchObject({ lat: null, lng: null });
    expect(placeSlice(aCup(), aPlace(1, { lat: 0, lng: 15 })).place).toMatchObject({ lat: 0, lng: 15 });
  });

  test.each([
    ['https://hall.example.org/way?x=1#y', 'https://hall.example.org/way?x=1#y'],
    ['HTTP://hall.example.org', 'http://hall.example.org'],
    [' hall.example.org ', 'https://hall.example.org'],
    ['javascript:alert(1)', null],
    [' JavaScript:alert(1)//a.b', null],
    ['data:text/html,a.b', null],
    ['vbscript:a.b', null],
    ['https://user:secret@hall.example.org', null],
    ['https://evil.example\\@hall.example.org', null],
    ['//evil.example', null],
    ['https://', null],
    ['localhost', null],
    ['', null],
    [null, null],
  ])('given the link %s, then the page has %s', (written, shown) => {
    expect(webLink(written)).toBe(shown);
  });

  test('of an unknown type have no page', () => {
    expect([1, 2, 3, 4, -1, 0, 99].map(placeKindOf)).toEqual([
      'hall',
      'hotel',
      'restaurant',
      'attraction',
      null,
      null,
      null,
    ]);
  });

  test('are topics by id and by kind', () => {
    const snapshot = aCup({ places });
    expect(findTopic(snapshot, 'place:1')).toMatchObject({ ok: true, topic: { key: 'place:1' } });
    expect(findTopic(snapshot, 'places:hotel')).toMatchObject({ ok: true, topic: { key: 'places:hotel' } });
    expect(findTopic(snapshot, 'place:3')).toMatchObject({ ok: false, kind: 'place' });
    expect(findTopic(snapshot, 'places:pub')).toMatchObject({ ok: false, kind: 'places' });
  });
});

describe('referees', () => {
  const referees = byId([
    aReferee(1, { colleagueRefereeId: 2, matchIds: [3, 1] }),
    aReferee(2, { colleagueRefereeId: 1, matchIds: [3], countryCode: null, countryId: null }),
    aReferee(3, { colleagueRefereeId: 77, halls: [{ day: '2026-06-13', placeId: 1 }], countryCode: 'SK' }),
  ]);

  test('stand by country, those without one last', () => {
    const { countries } = refereesSlice(aCup({ referees }));
    expect(countries.map(({ country, referees: found }) => [country?.nameEn ?? null, found.length])).toEqual([
      ['Czechia', 1],
      ['SK', 1],
      [null, 1],
    ]);
  });

  test('have their matches in playing order, and their colleague when approved', () => {
    const snapshot = aCup({ referees });
    const slice = refereeSlice(snapshot, aReferee(1, { colleagueRefereeId: 2, matchIds: [3, 1] }));
    expect(slice.matches.map(({ id }) => id)).toEqual([1, 3]);
    expect(slice.referee.colleague).toEqual({ id: 2, firstName: 'Eva', lastName: 'Malá 2' });
    expect(slice.halls).toBeNull();
    expect(
      competitionReferees(snapshot).map(({ id, colleagueRefereeId }) => [id, colleagueRefereeId]),
    ).toEqual([
      [1, 2],
      [2, 1],
      [3, null],
    ]);
  });

  test('have halls only where they were loaded', () => {
    const all = competitionReferees(aCup({ referees }));
    expect(all.map(({ refereeInHalls }) => refereeInHalls.length)).toEqual([0, 0, 1]);
  });

  test('tell everybody their name, country, sex, colleague and halls, and no more', () => {
    const [first, , third] = competitionReferees(aCup({ referees }));
    const person = { firstName: 'Eva', sex: 'female', countryId: 1 };
    expect(first).toEqual({
      ...person,
      id: 1,
      lastName: 'Malá 1',
      colleagueRefereeId: 2,
      refereeInHalls: [],
    });
    expect(third).toEqual({
      ...person,
      id: 3,
      lastName: 'Malá 3',
      colleagueRefereeId: null,
      refereeInHalls: [{ day: '2026-06-13', placeId: 1 }],
    });
  });

  test('given a match, then the pages of its referees are touched too', () => {
    const snapshot = aCup({ referees });
    const match = snapshot.matches.get(3);
    if (!match) throw new Error('no match');
    const topics = topicsOfMatch(snapshot, match);
    expect(topics).toEqual(expect.arrayContaining(['referee:1', 'referee:2', 'place:1']));
    expect(topics).not.toContain('referee:3');
  });
});
