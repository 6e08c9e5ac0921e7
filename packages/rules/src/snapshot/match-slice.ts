import { stageCodes } from '../vocabulary/index.ts';
import { sliceHead } from './heads.ts';
import type { MatchSlice, PublicMatchDetail } from './slices.ts';
import type { Match, PublicMatchEvent, Snapshot } from './snapshot.ts';
import { ticket } from './ticket.ts';
import { isResultHidden } from './visibility.ts';

/** The page of a match; `detail` holds what was loaded for it. */
export function matchSlice(snapshot: Snapshot, match: Match, detail: PublicMatchDetail): MatchSlice {
  return {
    ...sliceHead(snapshot),
    ticket: ticket(snapshot, match),
    events: publicEvents(snapshot, match, detail.events),
    roster: detail.roster,
    referees: detail.referees.map(({ id, firstName, lastName, countryCode }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      countryCode,
    })),
  };
}

/**
 * By stage and match clock, field by field, so that the same event is the same bytes wherever it came from.
 * Goals tell the score, so a category with hidden results shows no event at all.
 */
export function publicEvents(
  snapshot: Snapshot,
  match: Match,
  events: readonly PublicMatchEvent[],
): PublicMatchEvent[] {
  if (isResultHidden(snapshot, match)) return [];
  return [...events].sort(compareEvents).map(publicEvent);
}

function compareEvents(a: PublicMatchEvent, b: PublicMatchEvent): number {
  const stages = stageOrder(a) - stageOrder(b);
  return stages || a.minute - b.minute || a.second - b.second || a.id - b.id;
}

/** The first half may run past the minute at which the second begins. */
function stageOrder(event: PublicMatchEvent): number {
  return stageCodes.indexOf(event.competitionMatchStageCode);
}

function publicEvent(event: PublicMatchEvent): PublicMatchEvent {
  return {
    id: event.id,
    minute: event.minute,
    second: event.second,
    createdTimestamp: event.createdTimestamp,
    competitionEventTypeId: event.competitionEventTypeId,
    competitionMatchParticipantId: event.competitionMatchParticipantId,
    competitionMatchStageId: event.competitionMatchStageId,
    competitionMatchStageCode: event.competitionMatchStageCode,
    secondaryParticipantId: event.secondaryParticipantId,
    side: event.side,
  };
}
