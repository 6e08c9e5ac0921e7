import { expect, it } from 'vitest';
import { ClubAdminBody } from './schemas.ts';

const person = { email: 'petra@example.test', firstName: 'Petra', lastName: 'Nová' };

it.each([
  ['', true],
  ['+420 601 123 456', true],
  ['601 123 456', false],
  ['+999 601 123 456', false],
])('the phone of somebody who gets rights in a club has a country prefix: %s', (phone, isTaken) => {
  expect(ClubAdminBody.safeParse({ ...person, phone }).success).toBe(isTaken);
});
