import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type HelpPoint,
  layOut,
  minutesOnFoot,
  localTextOf,
  minutesBetween,
  phoneToCall,
  readHelpPoints,
  telephoneLink,
} from './index.ts';

const point: HelpPoint = {
  kind: 'info-desk',
  name: {},
  note: { cs: 'vstupní hala', en: 'foyer' },
  hall: 'H01',
  address: null,
  lat: null,
  lng: null,
  phone: '+420 555 000 033',
  hours: '7:00–22:00',
};

describe('help points of a city', () => {
  it('[CI1] are read as they were written, without empty texts', () => {
    const text = JSON.stringify([{ ...point, name: { cs: ' ', de: 'Info' } }, { kind: 'water' }]);
    expect(readHelpPoints(text)).toEqual([
      { ...point, name: { de: 'Info' } },
      {
        kind: 'water',
        name: {},
        note: {},
        hall: null,
        address: null,
        lat: null,
        lng: null,
        phone: null,
        hours: null,
      },
    ]);
    expect(readHelpPoints('')).toEqual([]);
  });

  it.each([
    ['no list', '{}'],
    ['no JSON', 'first aid'],
    ['an unknown kind', JSON.stringify([{ ...point, kind: 'casino' }])],
    ['an unknown language', JSON.stringify([{ ...point, name: { fr: 'Accueil' } }])],
    ['half a position', JSON.stringify([{ ...point, lat: 49 }])],
    ['a position outside of the world', JSON.stringify([{ ...point, lat: 99, lng: 15 }])],
    ['a phone that cannot be dialled', JSON.stringify([{ ...point, phone: 'ask at the desk' }])],
    ['a text that is too long', JSON.stringify([{ ...point, hours: 'x'.repeat(61) }])],
    ['more than 40', JSON.stringify(Array.from({ length: 41 }, () => point))],
  ])('[CI2] are not stored: %s', (_, value) => {
    expect(readHelpPoints(value)).toBeNull();
  });

  it('[CI3] name whom to call: for lost children first, then the info desk, then the contact', () => {
    const lost: HelpPoint = { ...point, kind: 'lost-child', phone: '112 113' };
    expect(phoneToCall([point, lost], '1')).toBe('112 113');
    expect(phoneToCall([{ ...lost, phone: null }, point], '1')).toBe('+420 555 000 033');
    expect(phoneToCall([], '555 111')).toBe('555 111');
    expect(phoneToCall([], null)).toBeNull();
    expect(telephoneLink('+420 (555) 000-033')).toBe('tel:+420555000033');
    expect(telephoneLink('javascript:1')).toBeNull();
  });

  it('[CI1] are read in the language of the reader, else in the next best', () => {
    expect(localTextOf({ cs: 'Jídelna', de: 'Kantine' }, 'sk')).toBe('Jídelna');
    expect(localTextOf({ de: 'Kantine' }, 'pl')).toBe('Kantine');
    expect(localTextOf({}, 'cs')).toBeNull();
  });

  it('[CI4] tells the minutes between halls in both directions, and none that nobody has entered', () => {
    const travel = [{ from: 1, to: 2, minutes: 14 }];
    expect([minutesBetween(travel, 1, 2), minutesBetween(travel, 2, 1)]).toEqual([14, 14]);
    expect([minutesBetween(travel, 3, 3), minutesBetween(travel, 1, 3)]).toEqual([0, null]);
  });
});

describe('the sketch map', () => {
  const size = { width: 640, height: 400, margin: 48 };
  const label = { width: 60, height: 34 };

  it('[CI5] keeps north above and east to the right, within its frame', () => {
    const [south, north, east] = layOut(
      [
        { ...label, lat: 49.6, lng: 15.9 },
        { ...label, lat: 49.7, lng: 15.9 },
        { ...label, lat: 49.6, lng: 16 },
      ],
      size,
    );
    expect(north?.y).toBeLessThan(south?.y ?? 0);
    expect(east?.x).toBeGreaterThan(south?.x ?? 0);
  });

  it('[CI5] keeps every label apart from the others and within the map, however close the places are', () => {
    const spot = fc.record({
      lat: fc.double({ min: 49.6, max: 49.62, noNaN: true }),
      lng: fc.double({ min: 15.9, max: 15.93, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 30 }), fc.boolean(), (spots, isOneHall) => {
        const placed = layOut(
          spots.map((one) => ({ ...label, ...(isOneHall ? { lat: 49.6, lng: 15.9 } : one) })),
          size,
        );
        placed.forEach(({ x, y }, at) => {
          expect(x >= 30 && x <= 610 && y >= 17 && y <= 383).toBe(true);
          for (const other of placed.slice(at + 1))
            expect(Math.abs(other.x - x) >= 60 || Math.abs(other.y - y) >= 34).toBe(true);
        });
      }),
      { numRuns: 50 },
    );
  });
});

describe('the way on foot', () => {
  it('[CI6] is estimated from the straight line, with the streets around it', () => {
    const here = { lat: 49.6, lng: 15.9 };
    expect(minutesOnFoot(here, here)).toBe(0);
    // 1,113 m to the north, and as far to the east.
    expect(minutesOnFoot(here, { ...here, lat: 49.61 })).toBe(21);
    expect(minutesOnFoot(here, { ...here, lng: 15.9 + 0.01 / Math.cos((49.6 * Math.PI) / 180) })).toBe(21);
  });
});
