import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unusedRules } from './unused-rules.ts';

/** Rules that only tests use, each with the reason why it is kept. */
const keptForTests = new Map([
  ['language/pluralCategory', 'LA2 as a plain function; the translator has it from Intl.PluralRules'],
  ['match/tableClockOf', 'MA45 as a plain function; the reporter store keeps its own clock'],
  ['search/searchIn', 'searches without the yields of the page'],
  ['snapshot/liveBody', 'what the prepared bytes of the live answer are compared with'],
  ['snapshot/topicsOf', 'all topics of a change; the server knows what it touches and calls topicsTouched'],
]);

it('every rule that is exported is used by the product, or kept for a reason that is written down', () => {
  const unused = unusedRules(join(import.meta.dirname, '../..'));
  expect(unused.toSorted()).toEqual([...keptForTests.keys()].toSorted());
});
