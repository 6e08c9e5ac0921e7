import { expect, test } from 'vitest';
import { batchLookups } from './batch-lookups.ts';

type Answer = ReadonlyMap<string, string>;

const lengthsOf = (words: readonly string[]): Answer =>
  new Map(words.filter((word) => word !== 'nobody').map((word) => [word, `${word} of ${words.length}`]));

/** A database whose answers the test controls. */
function aDatabase() {
  const asked: {
    words: readonly string[];
    answer: (found?: Answer) => void;
    refuse: (why: Error) => void;
  }[] = [];
  const ask = (words: readonly string[]) =>
    new Promise<Answer>((resolve, reject) => {
      asked.push({ words, answer: (found = lengthsOf(words)) => resolve(found), refuse: reject });
    });
  const reaches = (count: number) => expect.poll(() => asked).toHaveLength(count);
  return { asked, ask, reaches };
}

test('given questions of one moment, then one statement asks for all and each gets its own answer', async () => {
  const { asked, ask, reaches } = aDatabase();
  const find = batchLookups(ask);
  const found = Promise.all(['anna', 'nobody', 'bara', 'anna'].map(find));
  await reaches(1);
  asked[0]?.answer();
  expect(await found).toEqual(['anna of 4', null, 'bara of 4', 'anna of 4']);
});

test('given a question while a statement is on its way, then it is asked by another one, never answered by what was read before it', async () => {
  const { asked, ask, reaches } = aDatabase();
  const find = batchLookups(ask);
  const before = find('anna');
  await reaches(1);
  const [after, other] = [find('anna'), find('bara')];
  asked[0]?.answer(new Map([['anna', 'of before']]));
  expect(await before).toBe('of before');
  await reaches(2);
  expect(asked[1]?.words).toEqual(['anna', 'bara']);
  asked[1]?.answer(new Map([['bara', 'of after']]));
  expect(await Promise.all([after, other])).toEqual([null, 'of after']);
});

test('given a statement that is refused, then each is repeated by itself and only the refused one fails', async () => {
  const { asked, ask, reaches } = aDatabase();
  const find = batchLookups(ask);
  const settled = Promise.allSettled(['anna', 'bara'].map(find));
  await reaches(1);
  asked[0]?.refuse(new Error('the connection was lost'));
  await reaches(3);
  asked[1]?.refuse(new Error('it is lost still'));
  asked[2]?.answer();
  expect(await settled).toEqual([
    { status: 'rejected', reason: new Error('it is lost still') },
    { status: 'fulfilled', value: 'bara of 1' },
  ]);
});

test('given a refusal, then whoever asks afterwards is answered', async () => {
  const { asked, ask, reaches } = aDatabase();
  const find = batchLookups(ask);
  const refused = find('anna');
  await reaches(1);
  asked[0]?.refuse(new Error('away'));
  await expect(refused).rejects.toThrow('away');
  const found = find('anna');
  await reaches(2);
  asked[1]?.answer();
  expect(await found).toBe('anna of 1');
});

test('given a statement that is never answered, then others do not wait for it', async () => {
  const { asked, ask, reaches } = aDatabase();
  const find = batchLookups(ask);
  void find('anna');
  await reaches(1);
  const found = find('bara');
  await reaches(2);
  asked[1]?.answer();
  expect(await found).toBe('bara of 1');
});
