import type { Actor } from '@sevenmetre/rules/permissions';
import type { Handlers } from '../../platform/http/handler.ts';
import { changeMatch } from './change-match.use-case.ts';
import type { MatchAction } from './change-match.use-case.ts';
import type { SyncHeaders } from './event-call.ts';
import { beingChecked, eraseEvents, officialScore, restoreEvents, walkover } from './match-actions.ts';
import { ruleMatch } from './rule-match.ts';
import type { WriteDependencies } from './write-event.use-case.ts';

type Operation =
  | 'matchWalkover'
  | 'matchOfficialScore'
  | 'matchRuling'
  | 'matchBeingChecked'
  | 'matchEventsErase'
  | 'matchEventsRestore';

interface AnyCall {
  readonly params: { readonly matchId: number };
  readonly headers: SyncHeaders;
  readonly actor: Actor;
}

/** Calls that change a match as a whole; each is one transaction and one step that can be undone. */
export function matchChangeHandlers(dependencies: WriteDependencies): Handlers<Operation> {
  const change = ({ params, headers, actor }: AnyCall, asked: MatchAction) =>
    changeMatch(dependencies, { matchId: params.matchId, actor, headers }, asked);
  return {
    matchWalkover: (call) => change(call, walkover(call.body.outcome, call.body.reason ?? null)),
    matchOfficialScore: (call) => change(call, officialScore(call.body)),
    matchRuling: (call) => change(call, ruleMatch(call.body.ruling, call.body.reason)),
    matchBeingChecked: (call) => change(call, beingChecked(call.body.open)),
    matchEventsErase: (call) => change(call, eraseEvents(call.body.events, call.body.reason ?? null)),
    matchEventsRestore: (call) => change(call, restoreEvents(call.body.reason ?? null)),
  };
}
