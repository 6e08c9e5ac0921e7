import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inks } from '@sevenmetre/rules/look';

it('the stylesheet prints every category in the ink that the rule gives it', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');
  for (const [gender, ofGender] of Object.entries(inks)) {
    for (const [rank, ink] of ofGender.entries()) {
      expect(sheet).toContain(`.c${gender}${rank} {\n  --cat: ${ink};\n}`);
    }
  }
});
