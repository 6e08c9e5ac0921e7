import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../test/command.ts';
import { catalogue } from './catalogue/index.ts';
import { planted } from './fault.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the catalogue of faults', () => {
  it.each(catalogue.map((fault) => [fault.name, fault] as const))(
    'has a place in the source and a test for “%s”',
    (_name, fault) => {
      const { file, test } = fault.noticedBy;
      expect(planted(read(fault.file), fault)).not.toBe(read(fault.file));
      expect(existsSync(join(root, file))).toBe(true);
      expect(read(file)).toContain(test ?? '');
    },
  );

  it('names each of at least forty faults once', () => {
    expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length);
    expect(catalogue.length).toBeGreaterThanOrEqual(40);
  });
});

describe('a fault', () => {
  const fault = {
    name: 'x',
    file: 'a.ts',
    from: 'b',
    to: 'c',
    noticedBy: { project: 'unit', file: 'a.test.ts' },
  } as const;

  it('replaces its text', () => {
    expect(planted('a b d', fault)).toBe('a c d');
  });

  it('is refused when its text is not there, or twice', () => {
    expect(() => planted('a', fault)).toThrow('0 times');
    expect(() => planted('b b', fault)).toThrow('2 times');
  });
});
