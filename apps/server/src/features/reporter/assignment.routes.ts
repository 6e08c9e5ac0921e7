import type { Handlers } from '../../platform/http/handler.ts';
import type { Random } from '../../platform/random/index.ts';
import { inviteReporters } from './invite-reporters.use-case.ts';
import { assignReporter, readAssignments } from './assign-reporters.use-case.ts';
import type { AssignContext } from './assign-reporters.use-case.ts';

type Operation = 'reporterAssignments' | 'reporterAssignmentsSave' | 'reportersInvite';

/** Handlers of assignments of reporters, for organisers. */
export function assignmentHandlers(
  context: AssignContext & { readonly random: Random },
): Handlers<Operation> {
  return {
    reporterAssignments: () => readAssignments(context),
    reporterAssignmentsSave: ({ params, body, actor }) => assignReporter(context, actor, params.userId, body),
    reportersInvite: ({ body, actor }) => inviteReporters(context, actor, body),
  };
}
