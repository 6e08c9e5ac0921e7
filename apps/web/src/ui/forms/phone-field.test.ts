import metadata from 'libphonenumber-js/metadata.min.json' with { type: 'json' };
import { callingCodes } from '@sevenmetre/rules/validation';
import { expect, test } from 'vitest';

test('the country prefixes of the rules are those of libphonenumber', () => {
  const known = [
    ...Object.keys(metadata.country_calling_codes),
    ...Object.keys('nonGeographic' in metadata ? (metadata.nonGeographic ?? {}) : {}),
  ];
  expect([...callingCodes].toSorted()).toEqual(known.toSorted());
});
