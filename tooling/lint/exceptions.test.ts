import { describe, expect, test } from 'vitest';
import { findSilencing, judgeExceptions } from './exceptions.ts';

describe('lint exceptions', () => {
  const listed = { file: 'a.ts', rule: 'no-console', reason: 'prints the answer' };

  test('an unlisted one, a needless one and a grown list are found', () => {
    expect(judgeExceptions({ size: 1, exceptions: [listed] }, [{ file: 'a.ts', text: '' }])).toEqual([]);
    expect(judgeExceptions({ size: 0, exceptions: [] }, [{ file: 'a.ts', text: '' }])).toHaveLength(1);
    expect(judgeExceptions({ size: 1, exceptions: [listed] }, [])).toHaveLength(1);
    expect(judgeExceptions({ size: 0, exceptions: [listed] }, [{ file: 'a.ts', text: '' }])).toHaveLength(1);
    expect(judgeExceptions({ size: 2, exceptions: [listed] }, [{ file: 'a.ts', text: '' }])).toHaveLength(1);
  });

  test('comments that silence the linter or the compiler are seen, text that names them is not', () => {
    expect(findSilencing('a();\n// oxlint-disable-next-line no-console\nb();')).toContain('disable');
    expect(findSilencing('// @ts-expect-error because')).toBeDefined();
    expect(findSilencing("const text = '@ts-ignore';")).toBeUndefined();
  });
});
