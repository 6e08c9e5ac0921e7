import type { MatchTime } from '@sevenmetre/rules/match';
import type { Side } from '@sevenmetre/rules/vocabulary';
import type { ShownEvent } from '@sevenmetre/sync/outbox/index';
import type { EventContent } from '@sevenmetre/sync/protocol';
import { personOf, typesOf } from '../match-sheets/match-sheet.ts';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import { contentOf } from './content.ts';

/** A button of the grids or of the rail. `personId` null: the number is not known yet. */
export type Pressed =
  | { readonly kind: 'person'; readonly side: Side; readonly personId: number | null }
  | { readonly kind: 'type'; readonly typeId: number };

export interface Armed {
  readonly pressed: Pressed;
  /** Match time of this first tap: the event gets it, however long the second takes. */
  readonly time: MatchTime;
  /** Milliseconds by the wall. */
  readonly since: number;
}

/** What the bar says beside the last event. */
type Notice = 'once' | 'leader-cannot-score' | 'not-started';

/** What stands between two taps; events themselves lie on the disk. */
export interface Taps {
  readonly armed: Armed | null;
  /** Late entry: every event gets this time until it is ended. */
  readonly late: MatchTime | null;
  /** The event whose player is being corrected, or gets its second player: the next number is it. */
  readonly fixing: { readonly event: ShownEvent; readonly who: 'player' | 'second' } | null;
  /** What Undo took away: it can be put back. */
  readonly undone: EventContent | null;
  readonly notice: Notice | null;
  /** The button that acted last, and when. */
  readonly acted: { readonly button: string; readonly at: number } | null;
}

export const noTaps: Taps = {
  armed: null,
  late: null,
  fixing: null,
  undone: null,
  notice: null,
  acted: null,
};

/** Milliseconds. */
const bounceTime = 600;
/** Milliseconds. A second press of the same button within this time is a bounce, not a correction. */
const changeOfMind = 400;
export const armedFor = 10_000;

type Asked =
  | { readonly kind: 'record'; readonly content: EventContent }
  | { readonly kind: 'correct'; readonly event: ShownEvent; readonly content: EventContent };

export interface Pressing {
  readonly taps: Taps;
  /** What the press asks the queue for; null: nothing yet. */
  readonly asked: Asked | null;
}

export interface PressContext {
  readonly sheet: MatchSheet;
  /** Milliseconds by the wall: bounces are measured in real time, not by the match clock. */
  readonly now: number;
  readonly time: MatchTime;
}

/** One tap. Two of them, in either order, are an event; the time is that of the first. */
export function press(taps: Taps, pressed: Pressed, context: PressContext): Pressing {
  const { sheet, now } = context;
  const button = buttonOf(pressed);
  if (bounces(taps, button, now)) return { taps: { ...taps, notice: 'once' }, asked: null };
  if (taps.fixing !== null) return fix(taps, taps.fixing, pressed, context);
  const { armed } = taps;
  if (armed !== null && armed.pressed.kind !== pressed.kind) {
    const pair = pairOf(armed.pressed, pressed);
    if (!mayBe(sheet, pair)) return { taps: { ...taps, notice: 'leader-cannot-score' }, asked: null };
    const content = contentOf(sheet, { ...pair, time: armed.time });
    return {
      taps: { ...taps, armed: null, undone: null, notice: null, acted: { button, at: now } },
      asked: { kind: 'record', content },
    };
  }
  if (armed !== null && buttonOf(armed.pressed) === button) {
    if (now - armed.since < changeOfMind) return { taps, asked: null };
    return { taps: { ...taps, armed: null, notice: null }, asked: null };
  }
  const time = taps.late ?? context.time;
  return { taps: { ...taps, armed: { pressed, time, since: now }, notice: null }, asked: null };
}

/** Whether a press follows the last one of the same button too soon to be meant. */
export function bounces({ acted }: Taps, button: string, now: number): boolean {
  return acted !== null && acted.button === button && now - acted.at < bounceTime;
}

/** Undo: the last event goes, and can be put back. null: ignored as a bounce. */
export function undo(taps: Taps, last: ShownEvent, now: number): Taps | null {
  if (bounces(taps, 'undo', now)) return null;
  return { ...taps, armed: null, undone: last.content, notice: null, acted: { button: 'undo', at: now } };
}

/** The selection runs out by itself; a newer one stays. */
export function expire(taps: Taps, now: number): Taps {
  return taps.armed !== null && now - taps.armed.since >= armedFor ? { ...taps, armed: null } : taps;
}

export function buttonOf(pressed: Pressed): string {
  return pressed.kind === 'type'
    ? `type ${pressed.typeId}`
    : `person ${pressed.side} ${pressed.personId ?? '?'}`;
}

/** Whether a button can be the second tap after the first: leaders get no goals. */
export function mayFollow(sheet: MatchSheet, armed: Armed | null, pressed: Pressed): boolean {
  if (armed === null || armed.pressed.kind === pressed.kind) return true;
  return mayBe(sheet, pairOf(armed.pressed, pressed));
}

interface Pair {
  readonly side: Side;
  readonly personId: number | null;
  readonly typeId: number;
}

function pairOf(first: Pressed, second: Pressed): Pair {
  const person = first.kind === 'person' ? first : second;
  const type = first.kind === 'type' ? first : second;
  if (person.kind !== 'person' || type.kind !== 'type') throw new Error('an event is a person and a type');
  return { side: person.side, personId: person.personId, typeId: type.typeId };
}

function mayBe(sheet: MatchSheet, { personId, typeId }: Pair): boolean {
  const type = typesOf(sheet).get(typeId);
  const scores = type !== undefined && (type.scoreIncrease > 0 || type.category === 'shootout');
  return !(scores && personOf(sheet, personId)?.isLeader === true);
}

function fix(
  taps: Taps,
  { event, who }: NonNullable<Taps['fixing']>,
  pressed: Pressed,
  { sheet, now }: Pick<PressContext, 'sheet' | 'now'>,
): Pressing {
  if (pressed.kind === 'type')
    return who === 'player' ? fixType(taps, event, pressed, { sheet, now }) : { taps, asked: null };
  const { side, personId } = pressed;
  const content: EventContent =
    who === 'player'
      ? { ...event.content, side, participantId: personId }
      : { ...event.content, secondaryParticipantId: personId };
  return {
    taps: { ...taps, fixing: null, notice: null, acted: { button: buttonOf(pressed), at: now } },
    asked: { kind: 'correct', event, content },
  };
}

/** It was something else: the same player at the same time. A second player stays where the new type knows one. */
function fixType(
  taps: Taps,
  event: ShownEvent,
  pressed: Extract<Pressed, { kind: 'type' }>,
  { sheet, now }: Pick<PressContext, 'sheet' | 'now'>,
): Pressing {
  const { side, participantId, secondaryParticipantId } = event.content;
  const { typeId } = pressed;
  if (!mayBe(sheet, { side, personId: participantId, typeId }))
    return { taps: { ...taps, notice: 'leader-cannot-score' }, asked: null };
  const allowsSecond = typesOf(sheet).get(typeId)?.secondaryParticipantAllowed === true;
  const content: EventContent = {
    ...event.content,
    eventTypeId: typeId,
    secondaryParticipantId: allowsSecond ? secondaryParticipantId : null,
  };
  return {
    taps: { ...taps, fixing: null, notice: null, acted: { button: buttonOf(pressed), at: now } },
    asked: { kind: 'correct', event, content },
  };
}
