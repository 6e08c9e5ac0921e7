import type { RosterRole } from '@sevenmetre/rules/vocabulary';
import type { EventContent } from '../protocol.ts';

/** A requested roster entry; `participantId` is the person of the club. */
export interface RosterEntryAsked {
  readonly participantId: number;
  readonly role: RosterRole;
  readonly jerseyNumber: number | null;
}

/** One side of a save at the table. */
export interface RosterSideAsked {
  /** The revision that the page has from the server. */
  readonly revision: number;
  /** Key of this device's previous save, sent or not; null: none. */
  readonly after: string | null;
  readonly entries: readonly RosterEntryAsked[];
}

/** Both sides, one, or the referees alone; null: unchanged. */
export interface RosterAsked {
  readonly home: RosterSideAsked | null;
  readonly away: RosterSideAsked | null;
  readonly referees: readonly [number | null, number | null] | null;
  /** Locks both sides for their clubs. */
  readonly confirm: boolean;
}

/** Persons in the rosters of a match: participant id, and the id that events use. */
export type Lineup = readonly (readonly [participantId: number, entryId: number])[];

/**
 * Id in events for a person whose roster has not reached the server, so that the server has assigned none
 * yet. Negative, unlike ids of the server.
 */
export function provisionalId(participantId: number): number {
  return -participantId;
}

export function isProvisional(id: number | null): boolean {
  return id !== null && id < 0;
}

/** Whether an event contains a provisional id. */
export function namesProvisional({ participantId, secondaryParticipantId }: EventContent): boolean {
  return isProvisional(participantId) || isProvisional(secondaryParticipantId);
}

/** The event with ids that the server has assigned meanwhile; others stay provisional. */
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
 * Replaces ids of persons who have left the rosters by provisional ones, since they get another id if they
 * return. Returns the event itself if all of its persons are still there.
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

/** Whether a save contains everything of an earlier one, which it then replaces. */
export function covers(save: RosterAsked, earlier: RosterAsked): boolean {
  return (
    (save.home !== null || earlier.home === null) &&
    (save.away !== null || earlier.away === null) &&
    (save.referees !== null || earlier.referees === null)
  );
}
