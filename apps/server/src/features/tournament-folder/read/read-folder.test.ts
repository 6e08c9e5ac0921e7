import { expect, test } from 'vitest';
import { noteSentence, readFolder } from '../index.ts';
import { smallCup } from '../testing/folders.ts';

test('given results without events beside one with them, a walkover and matches to come, then the former alone are counted', async () => {
  const reading = await readFolder(smallCup());
  expect(reading.ok && reading.good.notes.map(noteSentence)).toEqual([
    '4 finished matches have a score and no events at all.',
  ]);
});
