import type { Handlers } from '../../platform/http/handler.ts';
import type { Random } from '../../platform/random/index.ts';
import { inviteReporters } from './invite-reporters.use-case.ts';
import { assignReporter, readAssignments } from './assign-reporters.use-case.ts';
import type { AssignContext, AssignOutcome } from './assign-reporters.use-case.ts';

type Operation = 'reporterAssignments' | 'reporterAssignmentsSave' | 'reportersInvite';

/** Handlers of assignments of reporters, for organisers. */
export function assignmentHandlers(
  context: AssignContext & { readonly random: Random },
): Handlers<Operation> {
  return {
    async reporterAssignments() {
      const outcome = await readAssignments(context);
      if (outcome.ok) return { status: 200, body: outcome.body };
      return { status: 404, body: { error: outcome.code, additionalProperties: outcome.parameters } };
    },
    async reporterAssignmentsSave({ params, body, actor }) {
      const outcome = await assignReporter(context, actor, params.userId, body);
      if (outcome.ok) return { status: 200, body: outcome.body };
      return {
        status: statusOf(outcome),
        body: { error: outcome.code, additionalProperties: outcome.parameters },
      };
    },
    async reportersInvite({ body, actor }) {
      const outcome = await inviteReporters(context, actor, body);
      if (outcome.ok) return { status: 200, body: outcome.body };
      return {
        status: statusOf(outcome),
        body: { error: outcome.code, additionalProperties: outcome.parameters },
      };
    },
  };
}

function statusOf({ code }: Extract<AssignOutcome, { ok: false }>): 404 | 422 {
  return code === 'assignment-unknown' ? 422 : 404;
}
