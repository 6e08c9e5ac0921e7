import type { EventContent } from './protocol.ts';

/** Whether two events have the same content, apart from when and where they were recorded. */
export function sameContent(a: EventContent, b: EventContent): boolean {
  return (
    a.stageId === b.stageId &&
    a.eventTypeId === b.eventTypeId &&
    a.side === b.side &&
    a.minute === b.minute &&
    a.second === b.second &&
    a.participantId === b.participantId &&
    a.secondaryParticipantId === b.secondaryParticipantId
  );
}
