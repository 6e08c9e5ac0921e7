import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import { PathId } from '../schemas/common.ts';
import { RefereeSlice, RefereesSlice } from '../schemas/referee-slice.ts';
import { CompetitionReferees, RefereePrivate } from '../schemas/referees.ts';

const tag = 'referees';
const id = z.object({ id: PathId });

export const refereeRoutes = {
  competitionReferees: route(operations.competitionReferees, {
    tag,
    summary: 'Approved referees',
    answers: { 200: CompetitionReferees },
  }),
  refereesSlice: route(operations.refereesSlice, {
    tag,
    summary: 'Approved referees by country',
    answers: { 200: RefereesSlice },
  }),
  refereeSlice: route(operations.refereeSlice, {
    tag,
    summary: 'What everybody may know of a referee, with all matches',
    params: id,
    answers: { 200: RefereeSlice },
  }),
  refereePrivate: route(operations.refereePrivate, {
    tag,
    summary: 'A referee registration, for the referee and for organisers; nobody else learns that it exists',
    params: id,
    answers: {
      200: RefereePrivate,
    },
  }),
};
