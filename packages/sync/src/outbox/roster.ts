import type { RosterRole } from '@sevenmetre/rules/vocabulary';
import type { EventContent } from '../protocol.ts';

/** Somebody who shall stand in the roster of a match; `participantId` names the person of the club. */
export interface RosterEntryAsked {
  readonly participantId: number;
  readonly role: RosterRole;
  readonly jerseyNumber: number | null;
}

/** One side as it is saved at the table. */
export interface RosterSideAsked {
  /** The revision that the page had from the server. */
  readonly revision: number;
  /** Key of the save of this device that the page had on top of it, sent or not; null: none. */
  readonly after: string | null;
  readonly entries: readonly RosterEntryAsked[];
}

/** Both sides, one, or the referees alone; null: it stays as it is. */
export interface RosterAsked {
  readonly home: RosterSideAsked | null;
  readonly away: RosterSideAsked | null;
  readonly referees: readonly [number | null, number | null] | null;
  /** Locks both sides for their clubs. */
  readonly confirm: boolean;
}

/** Who stands in the rosters of a match: the person of the club, and the id under which events name him. */
export type Lineup = readonly (readonly [participantId: number, entryId: number])[];

/**
 * The id under which events name somebody whose roster has not reached the server: it has given him none yet. Below
 * zero, where no id of the server lies.
 */
export function provisionalId(participantId: number): number {
  return -participantId;
}

export function isProvisional(id: number | null): boolean {
  return id !== null && id < 0;
}

/** Whether an event names somebody by a provisional id. */
export function namesProvisional({ participantId, secondaryParticipantId }: EventContent): boolean {
  return isProvisional(participantId) || isProvisional(secondaryParticipantId);
}

/** The event with the ids that the server has given meanwhile; whom it has given none keeps the provisional one. */
export function named(content: EventContent, lineup: Lineup | undefined): EventContent {
  if (!namesProvisional(content)) return content;
  const idOf = (id: number | null): number | null =>
    id === null || id >= 0
      ? id
      : (lineup?.find(([participantId]) => provisionalId(participantId) === id)?.[1] ?? id);
  return {
    ...content,
    participantId: idOf(content.participantId),
    secondaryParticipantId: idOf(content.secondaryParticipantId),
  };
}

/**
 * The event with whoever has left the rosters under his provisional id: the id of his place is gone, and he gets another one
 * if he comes back. The event itself, as long as all whom it names still stand there.
 */
export function withoutLeavers(
  content: EventContent,
  before: Lineup | undefined,
  now: Lineup | undefined,
): EventContent {
  const idOf = (id: number | null): number | null => {
    const place = before?.find(([, entryId]) => entryId === id);
    const hasLeft = place !== undefined && now?.some(([, entryId]) => entryId === id) === false;
    return hasLeft ? provisionalId(place[0]) : id;
  };
  const participantId = idOf(content.participantId);
  const secondaryParticipantId = idOf(content.secondaryParticipantId);
  const isSame =
    participantId === content.participantId && secondaryParticipantId === content.secondaryParticipantId;
  return isSame ? content : { ...content, participantId, secondaryParticipantId };
}

/** Whether a save asks for all that an earlier one asks for: it then stands in its place. */
export function covers(save: RosterAsked, earlier: RosterAsked): boolean {
  return (
    (save.home !== null || earlier.home === null) &&
    (save.away !== null || earlier.away === null) &&
    (save.referees !== null || earlier.referees === null)
  );
}
