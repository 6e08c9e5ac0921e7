import * as z from 'zod';
import { PathId } from '../common.ts';
import { route } from '../route.ts';
import { assignmentOperations } from './operations.ts';
import { ReporterAssignments, ReporterAssignmentsBody, ReporterInvitationsBody } from './schemas.ts';

const tag = 'assignments';

/** What a reporter's screens ask for beside events and stages. Answers are private and never kept by a cache. */
export const assignmentRoutes = {
  reporterAssignments: route(assignmentOperations.reporterAssignments, {
    tag,
    summary: 'Who may report in which hall on which day',
    answers: {
      200: ReporterAssignments,
    },
  }),
  reporterAssignmentsSave: route(assignmentOperations.reporterAssignmentsSave, {
    tag,
    summary: 'Give a reporter these halls and days, and no others',
    params: z.object({ userId: PathId }),
    body: ReporterAssignmentsBody,
    answers: {
      200: ReporterAssignments,
    },
  }),
  reportersInvite: route(assignmentOperations.reportersInvite, {
    tag,
    summary: 'Gives addresses the role of a reporter with halls and days, and mails each a link',
    body: ReporterInvitationsBody,
    answers: {
      200: ReporterAssignments,
    },
  }),
};
