import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup, write } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { findNewsAfter } from './changes.repository.ts';
import { noMetrics } from './live-metrics.ts';
import { Publisher } from './publisher.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

describe.each(bothDatabases())('a notification during a reading, on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let publisher: Publisher;
  let readNews: typeof findNewsAfter;
  /** Triggers a notification by hand; those of the database are not received. */
  let notify: () => void;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
  });
  afterAll(() => database.cleanup());
  beforeEach(async () => {
    readNews = findNewsAfter;
    publisher = new Publisher({
      database: {
        ...database,
        onNotification: (listener) => {
          notify = listener;
          return () => {};
        },
      },
      log,
      metrics: noMetrics,
      // Long, so that polling cannot hide a missed notification.
      pollSeconds: 600,
      readNews: (...asked) => readNews(...asked),
    });
    await publisher.start();
  });
  afterEach(() => publisher.stop());

  /** Holds back the answer of the next read until `release` is called. */
  function holdNextReading() {
    const hasRead = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    readNews = async (...asked) => {
      readNews = findNewsAfter;
      const news = await findNewsAfter(...asked);
      hasRead.resolve();
      await released.promise;
      return news;
    };
    return { hasRead: hasRead.promise, release: () => released.resolve() };
  }

  const score = (homeScore: number) => write(database, { matches: { [cup.matches[0] ?? 0]: { homeScore } } });
  const version = () => publisher.state?.version.v;

  test('given a commit after the reading and its notification before the end of it, then it is read again', async () => {
    const reading = holdNextReading();
    await score(1);
    notify();
    await reading.hasRead;
    const newest = await score(2);
    notify();
    reading.release();
    await expect.poll(() => version()).toBe(newest);
  });

  test('given a commit after the reading, when somebody asks to catch up before the end of it, then he gets that commit too', async () => {
    const reading = holdNextReading();
    const first = publisher.catchUp();
    await reading.hasRead;
    const newest = await score(3);
    const second = publisher.catchUp();
    reading.release();
    await Promise.all([first, second]);
    expect(version()).toBe(newest);
  });
});
