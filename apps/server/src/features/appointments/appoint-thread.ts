import { appoint } from '@sevenmetre/engine/referees';
import { answerQuestions } from '../../platform/work/index.ts';
import type { AppointTask, Given } from './start-appointing.ts';

/* Entry point of the thread that `startAppointing` starts. */
answerQuestions(({ input, keep, seed, moves }: AppointTask): Given => {
  const { appointments } = appoint(input, { seed, moves, keep: new Map(keep) });
  return [...appointments];
});
