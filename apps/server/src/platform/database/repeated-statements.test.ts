import { describe, expect, it } from 'vitest';
import { RepeatedStatements } from './repeated-statements.ts';

const asked = (statements: RepeatedStatements, text: string) =>
  [1, 2, 3, 4].map(() => statements.nameOf(text));

describe('statements that come again and again', () => {
  it('have a name from the third time on, and each its own', () => {
    const statements = new RepeatedStatements();
    expect(asked(statements, 'select 1')).toEqual([null, null, 'repeated_1', 'repeated_1']);
    expect(asked(statements, 'select 2').at(-1)).toBe('repeated_2');
    expect([statements.knownNameOf('select 1'), statements.knownNameOf('select 3')]).toEqual([
      'repeated_1',
      null,
    ]);
  });

  it('are two hundred at most, and none of them longer than the database likes to keep', () => {
    const statements = new RepeatedStatements();
    expect(asked(statements, `select '${'x'.repeat(8_000)}'`)).toEqual([null, null, null, null]);
    const names = Array.from({ length: 201 }, (_, index) => asked(statements, `select ${index}`).at(-1));
    expect(names.slice(-2)).toEqual(['repeated_200', null]);
  });
});
