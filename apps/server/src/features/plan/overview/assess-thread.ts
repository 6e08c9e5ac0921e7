import { answerQuestions } from '../../../platform/work/index.ts';
import { assess } from './assess.ts';

/* Entry point of the threads of `assessInThread`. */
answerQuestions(assess);
