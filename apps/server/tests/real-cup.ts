import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const realCup = fileURLToPath(new URL('../../../../shared/data/polanka-cup-2025', import.meta.url));

/**
 * Tests on the folder of a real cup, which is outside of the repository. Without it they fail in CI, and
 * print a line elsewhere.
 */
export function describeRealCup(what: string, prove: (folder: string) => void): void {
  describe(`the real cup: ${what}`, () => {
    if (existsSync(realCup)) prove(realCup);
    else sayAbsent();
  });
}

function sayAbsent(): void {
  test('needs the real cup, which is absent', () => {
    process.stderr.write(`The real cup is absent: nothing at ${realCup}\n`);
    expect(process.env['CI'], 'the real cup must lie beside the checkout in CI').toBeFalsy();
  });
}
