import { expect, it } from 'vitest';
import { graphShape, middle } from './graph-shape.ts';

const step = (at: number, difference: number) => ({ at, difference });

it('the line steps at each goal, from the middle on, and ends where the match has come', () => {
  const { line, area, end } = graphShape([step(0, 0), step(450, 1), step(900, -3)], 1350, {
    halfLength: 900,
    length: 1800,
  });
  expect(line).toBe('M28 96H109.5V72H191V168H272.5');
  expect(area).toBe(`${line}V${middle}Z`);
  expect(end).toEqual({ x: 272.5, y: 168 });
});

it('a close match is not blown up, a high lead still fits', () => {
  expect(graphShape([step(0, 0), step(60, 1)], 60, { halfLength: 900, length: 1800 }).most).toBe(3);
  const { most, rules, line } = graphShape([step(0, 0), step(60, 17)], 60, { halfLength: 900, length: 1800 });
  expect(most).toBe(17);
  expect(rules.length).toBeLessThanOrEqual(8);
  expect(line).toContain('V24H');
});

it('time played after the end of the half stays on the paper', () => {
  expect(graphShape([step(0, 0)], 4000, { halfLength: 900, length: 1800 }).end.x).toBe(354);
});
