import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../test/command.ts';
import { catalogue } from './catalogue/index.ts';
import { planted } from './mutation.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the catalogue of mutations', () => {
  it.each(catalogue.map((mutation) => [mutation.name, mutation] as const))(
    'has a place in the source and a test for “%s”',
    (_name, mutation) => {
      const { file, test } = mutation.noticedBy;
      expect(planted(read(mutation.file), mutation)).not.toBe(read(mutation.file));
      expect(existsSync(join(root, file))).toBe(true);
      expect(read(file)).toContain(test ?? '');
    },
  );

  it('names each of at least forty mutations once', () => {
    expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length);
    expect(catalogue.length).toBeGreaterThanOrEqual(40);
  });
});

describe('a mutation', () => {
  const mutation = {
    name: 'x',
    file: 'a.ts',
    from: 'b',
    to: 'c',
    noticedBy: { project: 'unit', file: 'a.test.ts' },
  } as const;

  it('replaces its text', () => {
    expect(planted('a b d', mutation)).toBe('a c d');
  });

  it('is refused when its text is not there, or twice', () => {
    expect(() => planted('a', mutation)).toThrow('0 times');
    expect(() => planted('b b', mutation)).toThrow('2 times');
  });
});
