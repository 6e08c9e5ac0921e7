import { describe, expect, it } from 'vitest';
import { aHallSlice, aHallsSlice } from '../../testing/hall-slices.ts';
import { aFrame, aTicket } from '../../testing/slices.ts';
import { applyToHall, applyToHalls } from './apply-to-hall.ts';

describe('a hall', () => {
  const slice = aHallSlice();

  it('takes the delays of all its matches from one frame', () => {
    const delay = { minutes: 20, expectedAt: '2026-04-04T12:50:00Z', knownUntil: '2026-04-04T13:20:00Z' };
    const next = applyToHall(
      slice,
      aFrame({
        matches: [
          { id: 43, delay },
          { id: 44, delay: null },
        ],
      }),
    );
    expect(next?.version).toBe('e1.43');
    expect(next?.matches.filter(({ id }) => id === 43 || id === 44).map((match) => match.delay)).toEqual([
      delay,
      null,
    ]);
    expect(next?.matches[0]).toBe(slice.matches[0]);
  });

  it('takes a match that comes to it in playing order, with its day', () => {
    const added = aTicket(70, { startsAt: '2026-04-06T07:00:00Z', day: '2026-04-06' });
    const next = applyToHall(slice, aFrame({ matches: [added] }));
    expect(next?.matches.at(-1)).toEqual(added);
    expect(next?.days).toEqual([...slice.days, '2026-04-06']);
  });

  it('asks for its data when it cannot print a match, or has never had it whole', () => {
    expect(applyToHall(slice, aFrame({ matches: [{ id: 97, homeScore: 1 }] }))).toBeNull();
    expect(applyToHall(slice, aFrame({ matches: [aTicket(98, { category: 'WE' })] }))).toBeNull();
  });
});

it('all halls take scores and delays where they stand', () => {
  const next = applyToHalls(
    aHallsSlice(),
    aFrame({
      matches: [
        { id: 42, homeScore: 18 },
        { id: 43, delay: null },
      ],
    }),
  );
  expect(next.halls[0]?.live[0]?.homeScore).toBe(18);
  expect(next.halls[0]?.next?.delay).toBeNull();
});
