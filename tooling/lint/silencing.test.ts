import { describe, expect, test } from 'vitest';
import { findSilencing } from './silencing.ts';

describe('finding what silences a check', () => {
  test('comments to the linter and to the compiler are found', () => {
    expect(findSilencing('a.ts', 'a();\n// oxlint-disable-next-line no-console\nb();')).toHaveLength(1);
    expect(findSilencing('a.tsx', '{/* eslint-disable */}')).toHaveLength(1);
    expect(findSilencing('a.ts', '// @ts-expect-error because')).toHaveLength(1);
  });

  test('text that names them is not', () => {
    expect(findSilencing('a.ts', "const text = '@ts-ignore';")).toEqual([]);
  });

  test('in a test, an expected type error is an assertion; an ignored one is not', () => {
    expect(findSilencing('a.test.ts', '// @ts-expect-error the parameter is missing')).toEqual([]);
    expect(findSilencing('a.test.ts', '// @ts-ignore')).toHaveLength(1);
  });
});
