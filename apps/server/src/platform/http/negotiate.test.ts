import { expect, it } from 'vitest';
import { matchingTag, tagOf } from './entity-tag.ts';
import { negotiateEncoding } from './negotiate.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity;q=0', 'identity'],
  ['identity, br;q=0.2', 'identity'],
  ['deflate', 'identity'],
  ['br;q=nonsense', 'br'],
  [', ;q=1,,', 'identity'],
])('Accept-Encoding %j is answered in %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});

it('each encoding of one body has a tag of its own, and every one of them is known again', () => {
  const tags = (['identity', 'gzip', 'br'] as const).map((encoding) => tagOf('"e.7"', encoding));
  expect(tags).toEqual(['"e.7"', '"e.7-gz"', '"e.7-br"']);
  for (const tag of tags) {
    expect(matchingTag(tag, '"e.7"')).toBe(tag);
    expect(matchingTag(`"a", W/${tag} , "b"`, '"e.7"')).toBe(tag);
  }
  expect(matchingTag('*', '"e.7"')).toBe('"e.7"');
  for (const other of [undefined, '', '"e.8"', 'e.7', '"e.7', '"e.7-x"'])
    expect(matchingTag(other, '"e.7"')).toBeNull();
});
