import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import type { playSpans } from '@sevenmetre/contract/rehearsal/schemas';
import { type Action, scriptFor, SeededRandom } from '@sevenmetre/rules/fiction';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import { millisecondsOfHour } from '@sevenmetre/rules/dates';
import { manualClock } from '../../platform/clock/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { inZone } from '../competition/index.ts';
import { changeStage, loadReference, type Reference, writeEvent } from '../match-events/index.ts';
import { findPlayable, findZone, type PlayableMatch } from './rehearsal.repository.ts';

type PlaySpan = (typeof playSpans)[number];

export interface SimulatorContext extends UseCaseContext {
  readonly log: Log;
  /** Called when a match is over, with the time of its end. */
  readonly playedUntil: (at: Date) => void;
}

interface Simulator {
  /** Matches of the next hour and day. */
  counts(): Promise<Readonly<Record<PlaySpan, number>>>;
  /** The running play; null: nothing is played. */
  running(): { readonly done: number; readonly known: number } | null;
  /** Matches that the last play could not finish. */
  left(): number;
  /** Begins to play; false: it plays already. `whenOver` resolves at the end. */
  start(span: PlaySpan, actor: Actor): { readonly whenOver: Promise<void> } | null;
  /** Ends after the match in progress. */
  stop(): Promise<void>;
}

/**
 * Plays matches of a rehearsal as reporters record them: every stage and event goes through the use cases of the
 * table, with their checks, so that tables, seats and histories follow as on the day. Matches are played one after
 * another and to their end; what becomes known meanwhile, such as a final of the same day, is played too.
 */
export function createSimulator(context: SimulatorContext): Simulator {
  let running: { done: number; known: number } | null = null;
  let over: Promise<void> = Promise.resolve();
  let left = 0;
  const ending = new AbortController();
  const play = async (span: PlaySpan, actor: Actor, progress: { done: number; known: number }) => {
    const isWithin = spanFrom(await findPlayable(context.database.db), await zoneOf(context), span);
    const tried = new Set<number>();
    left = 0;
    while (!ending.signal.aborted) {
      const open = (await findPlayable(context.database.db)).filter(
        (match) => isWithin(match) && !tried.has(match.id),
      );
      progress.known = progress.done + open.length;
      const [next] = open;
      if (!next) return;
      tried.add(next.id);
      if (!(await playMatch(context, next, actor))) left += 1;
      progress.done += 1;
    }
  };
  return {
    async counts() {
      const matches = await findPlayable(context.database.db);
      const zone = await zoneOf(context);
      const count = (span: PlaySpan) => matches.filter(spanFrom(matches, zone, span)).length;
      return { hour: count('hour'), day: count('day') };
    },
    running: () => running,
    left: () => left,
    start(span, actor) {
      if (running !== null || ending.signal.aborted) return null;
      const progress = { done: 0, known: 0 };
      running = progress;
      over = play(span, actor, progress)
        .catch((error: unknown) => context.log.error({ err: error }, 'The simulator could not go on'))
        .finally(() => {
          running = null;
        });
      return { whenOver: over };
    },
    async stop() {
      ending.abort();
      await over;
    },
  };
}

async function zoneOf({ database }: SimulatorContext): Promise<string> {
  return (await findZone(database.db)) ?? 'UTC';
}

/** Whether a match begins within an hour of the first one, or on its day. Matches without a time form the last span. */
function spanFrom(
  matches: readonly PlayableMatch[],
  zone: string,
  span: PlaySpan,
): (match: PlayableMatch) => boolean {
  const first = matches[0]?.startsAt ?? null;
  if (first === null) return ({ startsAt }) => startsAt === null;
  const { day } = inZone(first, zone);
  return ({ startsAt }) =>
    startsAt !== null &&
    (span === 'day'
      ? inZone(startsAt, zone).day <= day
      : startsAt.getTime() < first.getTime() + millisecondsOfHour);
}

/** false: a call was refused, and the match stays as it is. */
async function playMatch(
  { database, clock: present, playedUntil }: SimulatorContext,
  match: PlayableMatch,
  actor: Actor,
): Promise<boolean> {
  const reference = await database.transaction(loadReference, { accessMode: 'read only' });
  // A match is recorded at its own time; without one it is played now.
  const clock = manualClock(match.startsAt ?? present.now());
  const recorder = createRecorder({ database, clock }, { match, actor, reference });
  // The stage it has already is answered with the match and changes nothing.
  const standing = await recorder.stage(match.stage);
  if (!standing.ok) return false;
  const { stage, halfLength, mustBeWon } = match;
  const input = { detail: standing.value, stage, halfLength, mustBeWon };
  const script = scriptFor(input, new SeededRandom(match.id)).toSorted((one, other) => one.at - other.at);
  const startsAt = clock.now().getTime();
  for (const action of script) {
    clock.set(new Date(startsAt + action.at * 1000));
    const outcome =
      action.kind === 'stage' ? await recorder.stage(action.stage) : await recorder.event(action);
    if (!outcome.ok && action.kind === 'stage') return false;
  }
  playedUntil(clock.now());
  return true;
}

interface Recording {
  readonly match: PlayableMatch;
  readonly actor: Actor;
  readonly reference: Reference;
}

type EventAction = Extract<Action, { readonly kind: 'event' }>;

/** The device of an invented reporter: every tap has a key and a second of its own. */
function createRecorder(context: UseCaseContext, { match, actor, reference }: Recording) {
  const stageIds = new Map([...reference.stages.values()].map(({ id, code }) => [code, id]));
  const typeIds = new Map<string, number>([...reference.types.values()].map(({ id, code }) => [code, id]));
  let second = 0;
  let taps = 0;
  return {
    stage: (code: StageCode): Promise<Outcome<MatchDetail>> =>
      changeStage(context, {
        matchId: match.id,
        stageId: stageIds.get(code) ?? 0,
        actor,
        protocol: undefined,
        reason: null,
        events: null,
        halvesChecked: true,
      }),
    event({ clock, stage, type, side, participantId }: EventAction) {
      second = Math.max(second + 1, Math.floor(context.clock.now().getTime() / 1000));
      taps += 1;
      const at = new Date(second * 1000).toISOString().replace('.000Z', 'Z');
      return writeEvent(context, {
        kind: 'create',
        matchId: match.id,
        actor,
        headers: {
          'idempotency-key': `rehearsal-${match.id}-${at}-${taps}`,
          'x-modified-at': at,
          'x-device': 'rehearsal',
        },
        body: {
          minute: Math.floor(clock / 60),
          second: clock % 60,
          createdTimestamp: at,
          competitionEventTypeId: typeIds.get(type) ?? 0,
          competitionMatchParticipantId: participantId,
          competitionMatchStageId: stageIds.get(stage) ?? 0,
          side,
        },
      });
    },
  };
}
