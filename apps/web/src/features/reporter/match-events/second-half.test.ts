import { expect, it } from 'vitest';
import { lacksSecondHalf } from './second-half.ts';

const nothing = { recorded: [] } as const;

it.each([
  ['1st_half', null, true],
  ['not_started', null, true],
  ['2nd_half', null, false],
  ['1st_half', 'home', false],
] as const)(
  'given the stage %s and the walkover %s, then a second half is missing: %s',
  (stage, walkover, lacks) => {
    expect(lacksSecondHalf({ stage, walkover, board: nothing })).toBe(lacks);
  },
);
