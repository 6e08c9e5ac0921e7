import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { KeptThreads } from './kept-threads.ts';

/** Answers with its number and the question; an empty question ends it. */
const program = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', (question) => parentPort.postMessage([threadId, question.toUpperCase()]));
`;
const threads = () =>
  new KeptThreads<string | null, readonly [thread: number, text: string]>(
    () => new Worker(program, { eval: true }),
  );

describe('threads that are kept', () => {
  it('given a question after another one, then the same thread answers both', async () => {
    const kept = threads();
    const [first, text] = await kept.ask('goal');
    expect(text).toBe('GOAL');
    expect(await kept.ask('save')).toEqual([first, 'SAVE']);
  });

  it('given questions at once, then none waits for another, and one thread is kept', async () => {
    const kept = threads();
    const answers = await Promise.all(['a', 'b', 'c'].map((question) => kept.ask(question)));
    expect(answers.map(([, text]) => text)).toEqual(['A', 'B', 'C']);
    expect(new Set(answers.map(([thread]) => thread)).size).toBe(3);
    const [again] = await kept.ask('d');
    expect(answers.map(([thread]) => thread)).toContain(again);
  });

  it('given a thread that is made ready, then it answers the next question, and is made ready once', async () => {
    const kept = threads();
    let made = 0;
    const question = () => {
      made += 1;
      return 'warm';
    };
    kept.warm(question);
    kept.warm(question);
    const [first, text] = await kept.ask('goal');
    expect(text).toBe('GOAL');
    kept.warm(question);
    expect(made).toBe(1);
    expect(await kept.ask('save')).toEqual([first, 'SAVE']);
  });

  it('given a thread that ends while it is made ready, then the next question is answered', async () => {
    const kept = threads();
    kept.warm(() => null);
    const [, text] = await kept.ask('goal');
    expect(text).toBe('GOAL');
  });

  it('given a first question that cannot be made, then nothing is thrown and the next question is answered', async () => {
    const kept = threads();
    kept.warm(() => {
      throw new Error('the plan cannot be read');
    });
    const [, text] = await kept.ask('goal');
    expect(text).toBe('GOAL');
  });

  it('given a question that ends its thread, then its asker is told why, and the next one is answered', async () => {
    const kept = threads();
    const [first] = await kept.ask('goal');
    await expect(kept.ask(null)).rejects.toThrow(/toUpperCase/);
    const [second, text] = await kept.ask('save');
    expect(text).toBe('SAVE');
    expect(second).not.toBe(first);
  });
});
