import { stageStart } from '../match/index.ts';
import type { Side, StageCode } from '../vocabulary/index.ts';
import type { SeededRandom } from './seeded-random.ts';

export type Action =
  | { readonly kind: 'stage'; readonly at: number; readonly stage: StageCode }
  | {
      readonly kind: 'event';
      readonly at: number;
      readonly stage: StageCode;
      /** Seconds of the match clock. */
      readonly clock: number;
      readonly type: string;
      readonly side: Side;
      readonly participantId: number | null;
    };

/** What has been recorded of a match, and who can be named in it. */
interface RecordedMatch {
  readonly match: { readonly homeScore: number | null; readonly awayScore: number | null };
  readonly events: readonly { readonly minute: number; readonly second: number }[];
  readonly roster: readonly { readonly id: number; readonly side: Side; readonly isLeader: boolean }[];
}

export interface ScriptInput {
  readonly detail: RecordedMatch;
  readonly stage: StageCode;
  /** Seconds. */
  readonly halfLength: number;
  readonly mustBeWon: boolean;
}

/** Seconds between the halves, and from the end to the approval. */
const pause = 180;

/**
 * What a reporter will do from now on; `at` is in seconds from now. A match that has begun continues after
 * its last event.
 */
export function scriptFor(input: ScriptInput, random: SeededRandom): Action[] {
  const { detail, stage, halfLength } = input;
  const last = Math.max(0, ...detail.events.map(({ minute, second }) => minute * 60 + second));
  const actions: Action[] = [];
  let at = 0;
  for (const half of ['1st_half', '2nd_half'] as const) {
    if (isBehind(stage, half)) continue;
    const begins = stageStart(half, halfLength);
    const from = stage === half ? Math.min(Math.max(last, begins), begins + halfLength) : begins;
    if (stage !== half) actions.push({ kind: 'stage', at, stage: half });
    actions.push(...eventsOf(input, half, { from, until: begins + halfLength, at }, random));
    at += begins + halfLength - from + pause;
  }
  if (input.mustBeWon) actions.push(...shootoutOf(input, at, actions, random));
  const end = Math.max(at, ...actions.map((action) => action.at)) + 20;
  if (stage !== 'waiting_for_approval')
    actions.push({ kind: 'stage', at: end, stage: 'waiting_for_approval' });
  actions.push({ kind: 'stage', at: end + 90, stage: 'finished' });
  return actions;
}

const order: readonly StageCode[] = [
  'not_started',
  '1st_half',
  '2nd_half',
  'shootout',
  'waiting_for_approval',
];

function isBehind(stage: StageCode, half: StageCode): boolean {
  return order.indexOf(stage) > order.indexOf(half);
}

interface Span {
  /** Seconds of the match clock. */
  readonly from: number;
  readonly until: number;
  /** When the span begins, in seconds from now. */
  readonly at: number;
}

function eventsOf(input: ScriptInput, stage: StageCode, span: Span, random: SeededRandom): Action[] {
  const actions: Action[] = [];
  for (let clock = span.from + gap(random); clock < span.until; clock += gap(random)) {
    const side = random.chance(0.5) ? 'home' : 'away';
    const type = typeOf(random);
    const participantId = playerOf(input.detail, side, random);
    // Reporters look at the court before they tap.
    const at = span.at + clock - span.from + random.whole(1, 6);
    actions.push({ kind: 'event', at, stage, clock: Math.floor(clock), type, side, participantId });
  }
  return actions;
}

/** Seconds: 33 events in 30 minutes, a goal about every minute. */
function gap(random: SeededRandom): number {
  return 8 - Math.log(1 - random.next()) * 46;
}

function typeOf(random: SeededRandom): string {
  const drawn = random.next();
  if (drawn < 0.8) return 'goal';
  if (drawn < 0.88) return 'seven-metre-goal';
  return drawn < 0.97 ? 'two-minutes' : 'yellow-card';
}

function playerOf({ roster }: RecordedMatch, side: Side, random: SeededRandom): number | null {
  const players = roster.filter((entry) => entry.side === side && !entry.isLeader);
  // Sometimes the player's number is not known yet.
  return players.length === 0 || random.chance(0.02) ? null : random.pick(players).id;
}

/** Only after a draw. The away team misses its last throw. */
function shootoutOf(
  input: ScriptInput,
  at: number,
  planned: readonly Action[],
  random: SeededRandom,
): Action[] {
  const { detail, stage, halfLength } = input;
  if (stage === 'waiting_for_approval') return [];
  const goals = (side: Side) =>
    ((side === 'home' ? detail.match.homeScore : detail.match.awayScore) ?? 0) +
    planned.filter(
      (action) => action.kind === 'event' && action.side === side && action.type.endsWith('goal'),
    ).length;
  if (goals('home') !== goals('away')) return [];
  const throws = Array.from({ length: 7 }, (_, index): Action => {
    const side = index % 2 === 0 ? 'home' : 'away';
    const participantId = playerOf(detail, side, random);
    const clock = 2 * halfLength;
    return {
      kind: 'event',
      at: at + 30 + index * 30,
      stage: 'shootout',
      clock,
      type: 'shootout-goal',
      side,
      participantId,
    };
  });
  return stage === 'shootout' ? throws : [{ kind: 'stage', at, stage: 'shootout' }, ...throws];
}
