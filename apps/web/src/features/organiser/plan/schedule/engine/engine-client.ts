import type { EngineAnswers, EngineQuestion } from './messages.ts';

type Asked<K extends EngineQuestion['kind']> = Extract<EngineQuestion, { kind: K }>;

/** The engine beside the page: questions are answered in the order in which they were asked. */
export interface EngineClient {
  ask<K extends EngineQuestion['kind']>(question: Asked<K>): Promise<EngineAnswers[K]>;
  close(): void;
}

/** Starts the engine in a worker of its own. After `close` no question is answered. */
export function startEngine(): EngineClient {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: never) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: never }>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  return {
    ask: (question) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        worker.postMessage({ id: last, question });
      }),
    close: () => {
      waiting.clear();
      worker.terminate();
    },
  };
}
