import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../test/command.ts';

test('every place that the architecture names as an answer exists', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const table = text.split('## Where to look')[1]?.split('\n## ')[0] ?? '';
  const places = [...table.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(12);
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
});
