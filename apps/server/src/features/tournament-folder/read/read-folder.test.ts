import { expect, test } from 'vitest';
import { noteSentence, readFolder } from '../index.ts';
import { appended, smallCup } from '../testing/folders.ts';

test('given results without events beside one with them, a walkover and matches to come, then the former alone are counted', async () => {
  const reading = await readFolder(smallCup());
  expect(reading.ok && reading.good.notes.map(noteSentence)).toEqual([
    '4 finished matches have a score and no events at all.',
  ]);
});

test('[MA115] given players of events that belong to a team, then they are left out with a note', async () => {
  const rows = ['1,1st_half,4,0,team-timeout,10,p1', '1,1st_half,5,0,goalkeeper-out,10,nobody'];
  const reading = await readFolder(smallCup(appended('events.csv', ...rows)));
  expect(reading.ok && reading.good.notes.map(noteSentence)).toContain(
    '2 events that belong to a team name a player; the players were left out.',
  );
});
