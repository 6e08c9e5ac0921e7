import { EngineSession } from './engine-session.ts';
import type { EngineQuestion } from './messages.ts';

const session = new EngineSession();

self.addEventListener('message', ({ data }: MessageEvent<{ id: number; question: EngineQuestion }>) => {
  self.postMessage({ id: data.id, answer: session.answer(data.question) });
});
