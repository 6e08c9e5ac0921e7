import { answerQuestions } from '../../../platform/work/kept-threads.ts';
import { parseBankFile } from './read-bank-file.ts';

/* Entry point of the threads of `readBankFile`. */
answerQuestions(parseBankFile);
