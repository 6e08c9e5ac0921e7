import * as z from 'zod';
import { PathId } from '../common.ts';
import { route } from '../route.ts';
import { undoOperations } from './operations.ts';
import { Presses } from './schemas.ts';

const tag = 'registrations';

export const undoRoutes = {
  presses: route(undoOperations.presses, {
    tag,
    summary: 'Changes of states and beds of the last ten minutes that can be undone',
    answers: { 200: Presses },
  }),
  pressUndo: route(undoOperations.pressUndo, {
    tag,
    summary: 'Undoes a press, whole or not at all; refused if a record was changed since',
    params: z.object({ id: PathId }),
    answers: { 200: Presses },
  }),
};
