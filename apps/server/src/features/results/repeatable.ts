import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Prepared } from '../../platform/http/handler.ts';
import type { Answer, Live, LiveState } from '../live/index.ts';
import { editionMissing, notReady } from './refusals.ts';
import type { refusedTopic, unknownThing } from './refusals.ts';

export type Ready = LiveState & { readonly snapshot: Snapshot };

export type SliceAnswer =
  | { readonly prepared: Prepared; readonly again?: () => Prepared | null }
  | typeof notReady
  | typeof editionMissing
  | ReturnType<typeof unknownThing>
  | ReturnType<typeof refusedTopic>;

/** An answer that the next readers of the same address may have without being asked anything. */
export function repeatable(
  live: Live,
  answer: (state: Ready) => SliceAnswer | Promise<SliceAnswer>,
): SliceAnswer | Promise<SliceAnswer> {
  const answered = whenReady(live, answer);
  if (answered instanceof Promise || !('prepared' in answered)) return answered;
  const again = () => {
    const next = whenReady(live, answer);
    if (!(next instanceof Promise)) return 'prepared' in next ? next.prepared : null;
    // Whoever goes the long way instead waits for the same making and hears of its failure.
    next.catch(() => {});
    return null;
  };
  return { ...answered, again };
}

function whenReady(
  live: Live,
  answer: (state: Ready) => SliceAnswer | Promise<SliceAnswer>,
): SliceAnswer | Promise<SliceAnswer> {
  const { state } = live.publisher;
  if (!state) return notReady;
  const { snapshot } = state;
  return snapshot ? answer({ ...state, snapshot }) : editionMissing;
}

/** No promise where the bytes are there already. */
export function prepared(answer: Answer): SliceAnswer | Promise<SliceAnswer> {
  return answer instanceof Promise ? answer.then((bytes) => ({ prepared: bytes })) : { prepared: answer };
}
