import { expect, it } from 'vitest';
import { systemRandom } from '../../../platform/random/index.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

it('recovery codes differ, and are the same with and without dashes and capitals', () => {
  const codes = newRecoveryCodes(systemRandom);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){5}[A-HJ-NP-Z2-9]{4}$/);
    expect(hashRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(hashRecoveryCode(code));
  }
  expect(new Set(codes.map(hashRecoveryCode)).size).toBe(10);
});
