import { expect, it } from 'vitest';
import { isLoopback, networkOf, truncateAddress } from './address.ts';

it.each([
  ['192.0.2.77', '192.0.2.0'],
  ['::ffff:192.0.2.77', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::6', '2001:db8:0::'],
  ['fe80::1%eth0', 'fe80:0:0::'],
  ['::1', '0:0:0::'],
])('%s is logged as %s', (address, logged) => {
  expect(truncateAddress(address)).toBe(logged);
});

it('only this machine is loopback', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(['192.0.2.1', '::2', '::ffff:192.0.2.1', '1.127.0.0'].some(isLoopback)).toBe(false);
});

it.each([
  ['192.0.2.77', '192.0.2.77'],
  ['::ffff:192.0.2.77', '192.0.2.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::7', '2001:db8:1:2::'],
])('%s counts as %s', (address, counted) => {
  expect(networkOf(address)).toBe(counted);
});
