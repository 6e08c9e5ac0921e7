import { answerQuestions } from '../../../platform/work/index.ts';
import { compactCourts } from './compact-days.ts';

/* Entry point of the threads of `compactInThread`. */
answerQuestions(compactCourts);
