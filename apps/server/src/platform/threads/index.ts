export { KeptThreads, answerQuestions } from './kept-threads.ts';
