import { expect, test } from 'vitest';
import { fileAddress, storageKeyOf } from './file-address.ts';

test('an address of this site names the file that it was made of', () => {
  expect(storageKeyOf(fileAddress('places/a1.jpg'))).toBe('places/a1.jpg');
});

test.each(['/hidden/a1.jpg', 'places/a1.jpg', '/filesa1.jpg', '/files/../a1.jpg', '/files/.jpg', ''])(
  'the address “%s” names no file of ours',
  (address) => {
    expect(storageKeyOf(address)).toBeNull();
  },
);
