import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { routes } from './routes.ts';
import { textsOfSchema } from './testing/texts-of-schema.ts';

interface Parts {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
}

const parts: Readonly<Record<string, Parts & { readonly path: string }>> = routes;
const texts = Object.values(parts).flatMap((route) =>
  (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    return schema === undefined ? [] : textsOfSchema(schema, part);
  }),
);

/** Last names in the paths of texts with several lines. */
const ofSeveralLines = [
  'before',
  'data',
  'descriptionCs',
  'descriptionEn',
  'injuries',
  'note',
  'protest',
  'reason',
  'registrationNote',
  'remark',
  'remarks',
  'text',
  'textCs',
  'textEn',
  'value',
];
/** Hashed or compared, never shown. */
const secrets = ['newPassword', 'password', 'token'];

const nameOf = (path: string): string => path.split('.').at(-1) ?? '';
const takers = (between: readonly string[]) => [
  ...new Set(
    texts
      .filter(({ takes, path }) => !secrets.includes(nameOf(path)) && between.some(takes))
      .map(({ path }) => nameOf(path)),
  ),
];

describe('texts of the contract', () => {
  it('[LA3] are one line, but for those that are declared to have several', () => {
    expect(takers(['\n', '\r', '\r\n', '\t']).toSorted()).toEqual(ofSeveralLines);
  });

  it.each([
    ['a control character', ['\u0000', '\u0007', '\u000b', '\u001b', '\u007f', '\u0085']],
    ['a separator of lines or paragraphs', ['\u2028', '\u2029']],
    ['a mark that turns the direction of writing', ['\u202a', '\u202e', '\u2066', '\u2069']],
  ])('[LA3] never have %s', (_, between) => {
    expect(takers(between)).toEqual([]);
  });

  it('[LA3] take every letter of every language', () => {
    const names = ['Žluťoučký kůň', 'Åse Ødegård', "O'Neill & Söhne <1>", 'Ελλάδα', 'דוד', 'علي', '🤾🏽‍♀️', '李'];
    const name = texts.find(({ path }) => path === 'body.form.name');
    expect(names.filter((text) => name?.takes(text))).toEqual(names);
  });
});
