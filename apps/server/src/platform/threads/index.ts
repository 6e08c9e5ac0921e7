export { answerQuestions } from './answer-questions.ts';
export { KeptThreads } from './kept-threads.ts';
