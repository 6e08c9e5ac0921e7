import { answerQuestions } from '../work/kept-threads.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetTask } from './read-sheet-in-thread.ts';

/* Entry point of the threads of `readSheetInThread`. */
answerQuestions(({ file, limits, answers }: SheetTask, progress) =>
  readSheet(file, limits, answers, progress),
);
