import type { Side } from '../vocabulary/index.ts';
import { eventClock } from './clock.ts';
import type { EventTypes } from './event-type.ts';
import type { EventTypeRule } from '../tournament/index.ts';
import type { RecordedEvent } from './recorded-event.ts';

export interface SuspensionOptions {
  readonly types: EventTypes;
  /** Seconds of one half. */
  readonly halfLength: number;
  /**
   * Players of a side without suspensions, including the goalkeeper; 7 unless the category has another
   * number.
   */
  readonly playersOnCourt?: number;
}

export interface RunningSuspension {
  readonly eventId: number;
  /** null: number to follow. */
  readonly participantId: number | null;
  /** Match clock in seconds. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Remaining seconds, at least 1. */
  readonly remaining: number;
}

interface SideSuspensions {
  readonly playersAllowed: number;
  /** The suspension that ends first is first. */
  readonly running: readonly RunningSuspension[];
}

export type Suspensions = Readonly<Record<Side, SideSuspensions>>;

interface Served {
  readonly event: RecordedEvent;
  readonly startsAt: number;
  readonly endsAt: number;
}

/**
 * Running suspensions at a time of the match clock, which is continuous over half-time: a suspension that the
 * first half does not finish continues in the second. A player serves suspensions one after the other.
 */
export function suspensionsAt(
  events: Iterable<RecordedEvent>,
  clockSeconds: number,
  { types, halfLength, playersOnCourt = 7 }: SuspensionOptions,
): Suspensions {
  const served = servedSuspensions(inMatchOrder(events, halfLength), types, halfLength);
  const ofSide = (side: Side): SideSuspensions => {
    const running = served
      .filter(
        ({ event, startsAt, endsAt }) =>
          event.side === side && startsAt <= clockSeconds && clockSeconds < endsAt,
      )
      .map((suspension) => toRunning(suspension, clockSeconds))
      .sort((a, b) => a.endsAt - b.endsAt || a.eventId - b.eventId);
    return { running, playersAllowed: Math.max(playersOnCourt - running.length, 0) };
  };
  return { home: ofSide('home'), away: ofSide('away') };
}

/** Events by match clock, then by id: the most probable order. */
function inMatchOrder<E extends RecordedEvent>(events: Iterable<E>, halfLength: number): E[] {
  return [...events].sort((a, b) => eventClock(a, halfLength) - eventClock(b, halfLength) || a.id - b.id);
}

function servedSuspensions(
  ordered: readonly RecordedEvent[],
  types: EventTypes,
  halfLength: number,
): Served[] {
  const served: Served[] = [];
  const freeAgainAt = new Map<number, number>();
  const before: RecordedEvent[] = [];
  for (const event of ordered) {
    const type = types.get(event.competitionEventTypeId);
    before.push(event);
    if (!type || type.penaltyDuration <= 0 || isServedAlready(event, type, before, types)) continue;
    const player = event.competitionMatchParticipantId;
    const clock = eventClock(event, halfLength);
    const startsAt = player === null ? clock : Math.max(clock, freeAgainAt.get(player) ?? 0);
    const endsAt = startsAt + type.penaltyDuration;
    if (player !== null) freeAgainAt.set(player, endsAt);
    served.push({ event, startsAt, endsAt });
  }
  return served;
}

/**
 * A red card for the third suspension belongs to it, and a blue card to its red one: the side is short of one
 * player for one penalty, not for two.
 */
function isServedAlready(
  event: RecordedEvent,
  type: EventTypeRule,
  upToNow: readonly RecordedEvent[],
  types: EventTypes,
): boolean {
  const player = event.competitionMatchParticipantId;
  if (player === null || type.category !== 'card') return false;
  const earlier = upToNow.filter(
    (other) => other !== event && other.competitionMatchParticipantId === player,
  );
  const codes = earlier.map((other) => types.get(other.competitionEventTypeId));
  const disqualified = codes.some((other) => other?.code === 'red-card' || other?.code === 'blue-card');
  return disqualified || codes.filter((other) => other?.category === 'suspension').length >= 3;
}

function toRunning({ event, startsAt, endsAt }: Served, clockSeconds: number): RunningSuspension {
  return {
    eventId: event.id,
    participantId: event.competitionMatchParticipantId,
    startsAt,
    endsAt,
    remaining: Math.ceil(endsAt - clockSeconds),
  };
}
