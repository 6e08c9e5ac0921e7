import { expect, it } from 'vitest';
import { RefereeFormBody } from './registration.ts';

it.each([
  ['M', 'male'],
  ['F', 'female'],
  ['indetermined', 'indetermined'],
  [null, null],
])('takes the sex %s of a referee as %s', (sent, sex) => {
  expect(RefereeFormBody.shape.sex.parse(sent)).toBe(sex);
});

it('takes no other letter for a sex', () => {
  expect(RefereeFormBody.shape.sex.safeParse('W').success).toBe(false);
});
