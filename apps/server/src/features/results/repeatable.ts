import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Clock } from '../../platform/clock/index.ts';
import type { Prepared } from '../../platform/http/handler.ts';
import type { Answer, Live, LiveState } from '../live/index.ts';
import { editionMissing, notReady } from './refusals.ts';
import type { refusedTopic, topicUnknown } from './refusals.ts';

export type Ready = LiveState & { readonly snapshot: Snapshot };

export type SliceAnswer =
  | { readonly prepared: Prepared; readonly again?: () => Prepared | null }
  | typeof notReady
  | typeof editionMissing
  | ReturnType<typeof topicUnknown>
  | ReturnType<typeof refusedTopic>;

interface LastAnswer {
  readonly state: LiveState | null;
  /** Start of the 100 ms in which the bytes were looked up. */
  readonly slot: number;
  readonly bytes: Prepared;
}

export interface RepeatableOptions {
  readonly live: Pick<Live, 'publisher'>;
  readonly clock: Clock;
}

/** Milliseconds; the maximal delay of changes that depend on time alone (a new minute, a new day). */
const longestReuse = 100;

/**
 * An answer that is reused for later requests of the same URL. It depends on the live data and the time:
 * while the data are the same, the bytes are looked up at most ten times a second.
 */
export function repeatable(
  { live, clock }: RepeatableOptions,
  answer: (state: Ready) => SliceAnswer | Promise<SliceAnswer>,
): SliceAnswer | Promise<SliceAnswer> {
  const answered = whenReady(live, answer);
  if (answered instanceof Promise || !('prepared' in answered)) return answered;
  let last: LastAnswer | null = null;
  const again = () => {
    const { state } = live.publisher;
    const slot = Math.floor(clock.now().getTime() / longestReuse);
    if (last !== null && last.state === state && last.slot === slot) return last.bytes;
    const next = whenReady(live, answer);
    if (next instanceof Promise) {
      // Requests that go to the handler await the same bytes and get the error there.
      next.catch(() => {});
      return null;
    }
    last = 'prepared' in next ? { state, slot, bytes: next.prepared } : null;
    return last?.bytes ?? null;
  };
  return { ...answered, again };
}

function whenReady(
  live: RepeatableOptions['live'],
  answer: (state: Ready) => SliceAnswer | Promise<SliceAnswer>,
): SliceAnswer | Promise<SliceAnswer> {
  const { state } = live.publisher;
  if (!state) return notReady;
  const { snapshot } = state;
  return snapshot ? answer({ ...state, snapshot }) : editionMissing;
}

/** Synchronous if the bytes are cached already. */
export function prepared(answer: Answer): SliceAnswer | Promise<SliceAnswer> {
  return answer instanceof Promise ? answer.then((bytes) => ({ prepared: bytes })) : { prepared: answer };
}
