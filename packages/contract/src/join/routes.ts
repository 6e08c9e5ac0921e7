import { route } from '../route.ts';
import { JoinSlice } from './join-slice.ts';
import { joinOperations } from './operations.ts';

export const joinRoutes = {
  joinSlice: route(joinOperations.joinSlice, {
    tag: 'join',
    summary: 'The edition that invites clubs: window, free places, prices, dates, last year and contact',
    answers: { 200: JoinSlice },
  }),
};
