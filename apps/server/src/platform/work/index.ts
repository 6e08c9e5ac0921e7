export { Allowance, AllowanceUsed, costs } from './allowance.ts';
export { KeptThreads, type Watch, WorkLimit, answerQuestions } from './kept-threads.ts';
export { PreparedCache } from './prepared-cache.ts';
export { topicStamp } from './topic-stamp.ts';
export { TooBusy, WorkQueue, fileQueue, paperQueue } from './work-queue.ts';
