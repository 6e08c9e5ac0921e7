import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import { PathId } from '../schemas/common.ts';
import { RefereeSlice, RefereesSlice } from '../schemas/referee-slice.ts';
import { CompetitionReferees, RefereePrivate } from '../schemas/referees.ts';
import { refusals, sliceRefusals } from './responses.ts';

const tag = 'referees';
const id = z.object({ id: PathId });

export const refereeRoutes = {
  competitionReferees: route(operations.competitionReferees, {
    tag,
    summary: 'Approved referees',
    responses: { 200: CompetitionReferees, ...sliceRefusals, 401: refusals[401], 403: refusals[403] },
  }),
  refereesSlice: route(operations.refereesSlice, {
    tag,
    summary: 'Approved referees by country',
    responses: { 200: RefereesSlice, ...sliceRefusals },
  }),
  refereeSlice: route(operations.refereeSlice, {
    tag,
    summary: 'What everybody may know of a referee, with all matches',
    params: id,
    responses: { 200: RefereeSlice, ...sliceRefusals },
  }),
  refereePrivate: route(operations.refereePrivate, {
    tag,
    summary: 'A referee registration, for the referee and for organisers; nobody else learns that it exists',
    params: id,
    responses: {
      200: RefereePrivate,
      400: refusals[400],
      401: refusals[401],
      404: refusals[404],
      429: refusals[429],
      500: refusals[500],
    },
  }),
};
