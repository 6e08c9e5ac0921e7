import { parentPort } from 'node:worker_threads';

/** Entry point of a thread of `KeptThreads`: one answer for each question. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer): void {
  parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)));
}
