import { answerQuestions } from '../../../platform/threads/index.ts';
import { assess } from './assess.ts';

/* The inside of the threads of `assessApart`. */
answerQuestions(assess);
