import { expect, test } from 'vitest';
import { topicStamp } from './topic-stamp.ts';

const edition = (
  versions: Readonly<Record<string, number>>,
  others: Partial<{ epoch: string; generation: number; words: string }> = {},
) => ({
  version: { epoch: others.epoch ?? 'e' },
  generation: others.generation ?? 1,
  words: { version: others.words ?? '' },
  versions: { ofTopic: (topic: string) => versions[topic] ?? 0 },
});

test('a stamp changes with its topics, with the words and when the data are loaded again, and with nothing else', () => {
  const stamp = topicStamp(edition({ 'ranking:MA': 3 }), ['ranking:MA']);
  expect(topicStamp(edition({ 'ranking:MA': 3, 'ranking:ZB': 9 }), ['ranking:MA'])).toBe(stamp);
  const others = [
    edition({ 'ranking:MA': 4 }),
    edition({ 'ranking:MA': 3 }, { words: 'w' }),
    edition({ 'ranking:MA': 3 }, { generation: 2 }),
    edition({ 'ranking:MA': 3 }, { epoch: 'f' }),
  ];
  for (const other of others) expect(topicStamp(other, ['ranking:MA'])).not.toBe(stamp);
});
