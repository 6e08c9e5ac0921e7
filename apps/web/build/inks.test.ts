import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { categoryLook, inks } from '@sevenmetre/rules/look';

it.each(['M', 'W', 'X'] as const)(
  'the stylesheet prints categories of %s in the inks of the rules',
  (gender) => {
    const sheet = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');
    for (const rank of inks[gender].keys()) {
      const { inkClass, ink } = categoryLook(gender, rank);
      expect(sheet).toContain(`.${inkClass} {\n  --cat: ${ink};\n}`);
    }
  },
);
