import { permission } from '@sevenmetre/rules/permissions';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Handlers } from '../../platform/http/handler.ts';
import { assignReporter, readAssignments } from './assign-reporters.use-case.ts';
import type { AssignContext, AssignOutcome } from './assign-reporters.use-case.ts';

type Operation = 'reporterAssignments' | 'reporterAssignmentsSave';

/** The organiser's table of reporters, halls and days. */
export function assignmentHandlers(context: AssignContext): Handlers<Operation> {
  return {
    async reporterAssignments({ actor }) {
      const refused = refuse(context, actor, 'reporterAssignments');
      if (refused) return refused;
      const outcome = await readAssignments(context);
      if (outcome.ok) return { status: 200, body: outcome.body };
      return { status: 404, body: { error: outcome.code, additionalProperties: outcome.parameters } };
    },
    async reporterAssignmentsSave({ params, body, actor }) {
      const refused = refuse(context, actor, 'reporterAssignmentsSave');
      if (refused || actor === null) return refused ?? signedOut;
      const outcome = await assignReporter(context, actor, params.userId, body.assignments);
      if (outcome.ok) return { status: 200, body: outcome.body };
      return {
        status: statusOf(outcome),
        body: { error: outcome.code, additionalProperties: outcome.parameters },
      };
    },
  };
}

const signedOut = {
  status: 401 as const,
  body: { error: 'not-signed-in' as const, additionalProperties: {} },
};

function refuse({ clock }: AssignContext, actor: Actor | null, action: Operation) {
  if (actor === null) return signedOut;
  if (permission(actor, action, {}, clock.now()) === 'granted') return null;
  const body = { error: 'forbidden' as const, additionalProperties: { action } };
  return { status: 403 as const, body };
}

function statusOf({ code }: Extract<AssignOutcome, { ok: false }>): 404 | 422 {
  return code === 'assignment-unknown' ? 422 : 404;
}
