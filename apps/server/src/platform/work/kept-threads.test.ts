import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { KeptThreads } from './kept-threads.ts';

/** Answers with its number and the question, half of which it reports before; an empty question ends it, `endless` is never answered, and `flood` reports without end. */
const program = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', (question) => {
    const answer = [threadId, question.toUpperCase()];
    parentPort.postMessage({ progress: 0.5 });
    if (question === 'flood') for (let sent = 0; sent < 500; sent += 1) parentPort.postMessage({ progress: 0.5 });
    while (question === 'endless' || question === 'flood');
    parentPort.postMessage({ answer });
  });
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

  it('given a question that ends its thread, then its asker gets the reason, and the next one is answered', async () => {
    const kept = threads();
    const [first] = await kept.ask('goal');
    await expect(kept.ask(null)).rejects.toThrow(/toUpperCase/);
    const [second, text] = await kept.ask('save');
    expect(text).toBe('SAVE');
    expect(second).not.toBe(first);
  });

  it('given somebody who watches, then the progress is reported to whoever asked alone', async () => {
    const kept = threads();
    const seen: number[] = [];
    await kept.ask('goal', { progress: (share) => seen.push(share) });
    await kept.ask('save');
    expect(seen).toEqual([0.5]);
  });

  it('given work that never ends, when it is cancelled, then its thread ends and the next question is answered', async () => {
    const kept = threads();
    const [first] = await kept.ask('goal');
    const cancel = new AbortController();
    const asked = kept.ask('endless', {
      signal: cancel.signal,
      progress: () => cancel.abort(new Error('cancelled')),
    });
    await expect(asked).rejects.toThrow('cancelled');
    const [second] = await kept.ask('save');
    expect(second).not.toBe(first);
  });

  it('given a question that is over, then its progress is not reported any more', async () => {
    const kept = threads();
    const cancel = new AbortController();
    const reports: boolean[] = [];
    let isOver = false;
    const asked = kept.ask('flood', {
      signal: cancel.signal,
      progress: () => {
        reports.push(isOver);
        cancel.abort(new Error('left'));
      },
    });
    await expect(asked.finally(() => (isOver = true))).rejects.toThrow('left');
    expect((await kept.ask('goal'))[1]).toBe('GOAL');
    expect(reports).toContain(false);
    expect(reports).not.toContain(true);
  });
});
