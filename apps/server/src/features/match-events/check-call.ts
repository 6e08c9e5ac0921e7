import type { MatchEventBody } from '@sevenmetre/contract/match-events/schemas';
import { checkEvent, isTeamType } from '@sevenmetre/rules/match';
import type { CheckedParticipant } from '@sevenmetre/rules/match';
import type { PublicRosterEntry } from '@sevenmetre/rules/snapshot';
import type { EventContent } from '@sevenmetre/sync';
import type { MatchRow } from '../competition/index.ts';
import { refuse } from '../../platform/outcome/index.ts';
import type { Refusal } from '../../platform/outcome/index.ts';
import type { Reference } from './reference.ts';

export interface CheckContext {
  readonly match: MatchRow;
  readonly reference: Reference;
  readonly roster: readonly PublicRosterEntry[];
}

/**
 * Validates an event by the rules of the match and returns what to store: one that belongs to a team names nobody (MA40,
 * MA115). Approved matches are not refused here: a late event is validated too, and waits.
 */
export function checkCall(
  body: MatchEventBody,
  { match, reference, roster }: CheckContext,
): { readonly ok: true; readonly content: EventContent } | Refusal {
  const stage = reference.stages.get(body.competitionMatchStageId);
  if (!stage) return refuse('stage-not-played', { competitionMatchStageId: body.competitionMatchStageId });
  const participantId = body.competitionMatchParticipantId ?? null;
  const secondaryParticipantId = body.secondaryParticipantId ?? null;
  const inRoster = (id: number | null): CheckedParticipant | null => {
    const entry = roster.find((candidate) => candidate.id === id);
    return entry ? { id: entry.id, matchId: match.id, side: entry.side, isLeader: entry.isLeader } : null;
  };
  const { minute, second } = body;
  const type = reference.types.get(body.competitionEventTypeId) ?? null;
  const stageCode = reference.stageCode(match.stageId);
  const result = checkEvent(
    {
      type,
      stageCode: stage.code,
      minute,
      second,
      side: body.side ?? null,
      participantId,
      secondaryParticipantId,
    },
    { id: match.id, stageCode: stageCode === 'finished' ? 'waiting_for_approval' : stageCode },
    { participant: inRoster(participantId), secondary: inRoster(secondaryParticipantId) },
  );
  if (!result.ok) return refuse(result.code, result.parameters);
  const { competitionEventTypeId: eventTypeId, competitionMatchStageId: stageId } = body;
  const content = {
    stageId,
    eventTypeId,
    side: result.side,
    minute,
    second,
    participantId: isTeamType(type?.code) ? null : participantId,
    secondaryParticipantId: isTeamType(type?.code) ? null : secondaryParticipantId,
  };
  return { ok: true, content };
}
