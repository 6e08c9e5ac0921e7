import * as z from 'zod';
import { PathId } from '../common.ts';
import { route } from '../route.ts';
import { disciplineOperations as operations } from './operations.ts';
import { DisciplinaryBody, Discipline, WrittenReportBody } from './schemas.ts';

const tag = 'organiser';
const params = z.object({ matchId: PathId });

export const disciplineRoutes = {
  discipline: route(operations.discipline, {
    tag,
    summary: 'The red and blue cards of a match with their written reports and decisions',
    params,
    answers: { 200: Discipline },
  }),
  disciplinaryDecide: route(operations.disciplinaryDecide, {
    tag,
    summary: 'Decides for how many of the next matches of the team a disqualified person is suspended',
    params,
    body: DisciplinaryBody,
    answers: { 200: Discipline },
  }),
  writtenReportAdd: route(operations.writtenReportAdd, {
    tag,
    summary: 'Adds the written report of a blue card; the record of an approved match is sealed with it',
    params,
    body: WrittenReportBody,
    answers: { 200: Discipline },
  }),
};
