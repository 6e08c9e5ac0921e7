import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parsePart } from './parse-call.ts';

const schema = z.object({ names: z.array(z.string()), data: z.unknown() });
const parse = (sent: unknown) => parsePart('body', schema, sent);

describe('a part of a request', () => {
  it('given what fits, then it is taken as it is', () => {
    const sent = { names: ['Žďár', '🤾'], data: null };
    expect(parse(sent)).toEqual({ value: sent });
  });

  it.each([
    ['NUL', { names: ['a', 'b\0c'], data: 1 }, 'names.1'],
    ['half a surrogate pair', { names: ['\ud800'], data: 1 }, 'names.0'],
    ['a key with NUL', { names: [], data: { inner: { 'a\0': 1 } } }, 'data.inner'],
  ])(
    'given a text with %s, which no database holds, then it is refused and its place is named',
    (_, sent, path) => {
      expect(parse(sent)).toEqual({ errors: [{ in: 'body', path, code: 'invalid_text' }] });
    },
  );

  it('given a password, then any character is taken: what is stored of it is a hash', () => {
    const sent = { names: [], data: { password: 'a\0b', newPassword: '\0' } };
    expect(parse(sent)).toEqual({ value: sent });
    expect(parse({ names: [], data: { password: '\ud800' } })).toMatchObject({
      errors: [{ path: 'data.password' }],
    });
  });

  it('given something nested as deep as a body can be, then it is looked through all the same', () => {
    let data: unknown = '\0';
    for (let depth = 0; depth < 20_000; depth += 1) data = [data];
    expect(parse({ names: [], data })).toMatchObject({ errors: [{ code: 'invalid_text' }] });
  });
});
