import { expect, it } from 'vitest';
import { isWeakPin } from './signing-pin.ts';

it.each([
  ['000000', true],
  ['123456', true],
  ['654321', true],
  ['890123', true],
  ['121212', true],
  ['407407', true],
  ['407408', false],
  ['112233', false],
  ['135790', false],
])('[MA93] given the PIN %s, then weak is %s', (pin, isWeak) => {
  expect(isWeakPin(pin)).toBe(isWeak);
});
