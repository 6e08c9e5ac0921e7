import { route } from '../route.ts';
import { findOperations } from './operations.ts';
import { FindIndex } from './schemas.ts';

export const findRoutes = {
  findIndex: route(findOperations.findIndex, {
    tag: 'find',
    summary: 'Clubs, teams, people, papers, matches and places that an organiser can jump to',
    answers: { 200: FindIndex },
  }),
};
