import * as z from 'zod';
import { PathId } from '../common.ts';
import { route } from '../route.ts';
import { assignmentOperations } from './operations.ts';
import { ReporterAssignments, ReporterAssignmentsBody, ReporterInvitationsBody } from './schemas.ts';

const tag = 'assignments';

/** Data for reporters' screens besides events and stages. Answers are private and not cached. */
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
