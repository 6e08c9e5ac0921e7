import { describe, expect, test } from 'vitest';
import { findSilencing, judgeExceptions } from './exceptions.ts';

const listed = { file: 'a.ts', rule: 'no-console', reason: 'prints the answer' };
const comment = { file: 'a.ts', text: '// …' };

describe('the list of lint exceptions', () => {
  test('one comment with one listed reason is in order', () => {
    expect(judgeExceptions({ size: 1, exceptions: [listed] }, [comment])).toEqual([]);
  });

  test.each([
    ['a comment that is not listed', { size: 0, exceptions: [] }, [comment]],
    ['a listed one that is no longer needed', { size: 1, exceptions: [listed] }, []],
    ['one without a reason', { size: 1, exceptions: [{ ...listed, reason: ' ' }] }, [comment]],
    ['a list that grew', { size: 0, exceptions: [listed] }, [comment]],
    ['a list that shrank without saying so', { size: 2, exceptions: [listed] }, [comment]],
  ])('%s is a problem', (_, list, found) => {
    expect(judgeExceptions(list, found)).toHaveLength(1);
  });

  test('a second comment in a listed file needs a second entry', () => {
    expect(judgeExceptions({ size: 1, exceptions: [listed] }, [comment, comment])).not.toEqual([]);
  });
});

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
