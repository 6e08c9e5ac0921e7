import type { Handlers } from '../../platform/http/handler.ts';
import { readMatchRoster, saveMatchRoster } from './match-roster.use-case.ts';
import type { RosterContext } from './match-roster.use-case.ts';
import { readTeamPlan } from './team-plan.use-case.ts';

type Operation = 'teamPlan' | 'matchRoster' | 'matchRosterSave';

/** Handlers of match rosters for clubs. */
export function matchRosterHandlers(context: RosterContext): Handlers<Operation> {
  return {
    teamPlan: ({ params, actor }) => readTeamPlan(context, actor, params.id),
    matchRoster: ({ params: { id, side }, actor }) => readMatchRoster(context, actor, { matchId: id, side }),
    matchRosterSave: ({ params: { id, side }, body, actor }) =>
      saveMatchRoster(context, { matchId: id, side, actor, ...body }),
  };
}
