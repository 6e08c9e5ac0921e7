import type { EventContent } from './protocol.ts';

/** A live event with its server id. */
export interface HashedEvent extends EventContent {
  readonly id: number;
}

/** Data that an approval compares: number of live events, and a hash of their contents. */
export interface EventsDigest {
  readonly count: number;
  /** 16 hexadecimal digits. */
  readonly hash: string;
}

const offsetBasis = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/**
 * Count and hash of the live events of a match, the same on device and server. Each event is one line
 * `id:stageId:eventTypeId:side:minute:second:participantId:secondaryParticipantId` (empty for null), in
 * ascending order of ids, with a line feed at the end; the hash is FNV-1a with 64 bits over these ASCII
 * bytes. It detects accidental differences, not manipulation.
 */
export function eventsDigest(events: readonly HashedEvent[]): EventsDigest {
  const lines = events.toSorted((a, b) => a.id - b.id).map(line);
  return { count: events.length, hash: textHash(lines.join('')) };
}

/** Whether both sides have the same events, by count and hash. */
export function isSameDigest(a: EventsDigest, b: EventsDigest): boolean {
  return a.count === b.count && a.hash.toLowerCase() === b.hash.toLowerCase();
}

/**
 * FNV-1a with 64 bits over the characters of a text, 16 hexadecimal digits. Detects accidents, not
 * manipulation.
 */
export function textHash(text: string): string {
  return fnv1a(text).toString(16).padStart(16, '0');
}

function line(event: HashedEvent): string {
  const fields = [
    event.id,
    event.stageId,
    event.eventTypeId,
    event.side,
    event.minute,
    event.second,
    event.participantId ?? '',
    event.secondaryParticipantId ?? '',
  ];
  return `${fields.join(':')}\n`;
}

function fnv1a(text: string): bigint {
  let hash = offsetBasis;
  for (let index = 0; index < text.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * prime);
  }
  return hash;
}

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
