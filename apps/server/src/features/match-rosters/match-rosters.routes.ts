import { errorStatuses } from '@sevenmetre/contract';
import type { ErrorAnswer } from '@sevenmetre/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { readMatchRoster, saveMatchRoster } from './match-roster.use-case.ts';
import type { RosterContext, RosterOutcome } from './match-roster.use-case.ts';
import { readTeamPlan } from './team-plan.use-case.ts';

type Operation = 'teamPlan' | 'matchRoster' | 'matchRosterSave';

/** Handlers of match rosters for clubs. */
export function matchRosterHandlers(context: RosterContext): Handlers<Operation> {
  return {
    async teamPlan({ params, actor }) {
      const body = await readTeamPlan(context, actor, params.id);
      if (body) return { status: 200, body };
      const unknown: ErrorAnswer = { error: 'team-unknown', additionalProperties: { id: params.id } };
      return { status: 404, body: unknown };
    },
    async matchRoster({ params: { id, side }, actor }) {
      const outcome = await readMatchRoster(context, actor, { matchId: id, side });
      if (outcome.ok) return { status: 200, body: outcome.body };
      return { status: 404, body: refusal(outcome) };
    },
    async matchRosterSave({ params: { id, side }, body, actor }) {
      const outcome = await saveMatchRoster(context, { matchId: id, side, actor, ...body });
      if (outcome.ok) return { status: 200, body: outcome.body };
      return { status: statusOf(outcome), body: refusal(outcome) };
    },
  };
}

type Refusal = Extract<RosterOutcome, { ok: false }>;

function refusal({ code, parameters }: Refusal): ErrorAnswer {
  return { error: code, additionalProperties: { ...parameters } };
}

/** A code that saving a roster does not declare is a bug. */
function statusOf({ code }: Refusal): 403 | 404 | 409 | 422 {
  const status = errorStatuses[code];
  if (status === 403 || status === 404 || status === 409 || status === 422) return status;
  throw new Error(`saving a roster does not answer ${code}`);
}
