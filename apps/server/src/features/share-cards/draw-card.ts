import { Worker } from 'node:worker_threads';
import type { Overrides } from '@sevenmetre/phrases';
import type { GroupSlice, TeamSlice } from '@sevenmetre/rules/snapshot';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { KeptThreads, WorkQueue } from '../../platform/work/index.ts';
import type { CupOnCard } from './drawing.ts';
import type { OverviewContent } from './overview-card.ts';
import type { MatchOnCard } from './match-card.ts';

export type CardContent =
  | { readonly kind: 'match'; readonly match: MatchOnCard }
  | { readonly kind: 'team'; readonly slice: TeamSlice }
  | { readonly kind: 'group'; readonly slice: GroupSlice }
  | { readonly kind: 'overview'; readonly overview: OverviewContent };

/** Input of the thread. */
export interface CardTask {
  readonly content: CardContent;
  readonly cup: CupOnCard;
  readonly lang: Locale;
  /** The organiser's own words of this language. */
  readonly overrides: Overrides;
}

/** With the start of the thread on a busy machine. */
const milliseconds = 60_000;

const threads = new KeptThreads<CardTask, Uint8Array>(
  () => new Worker(new URL('./card-thread.ts', import.meta.url), { execArgv: [], name: 'card' }),
  { milliseconds },
);

/** One at a time, so that cards leave the processor to the results. */
const queue = new WorkQueue({ threads: 1, waiting: 40 });

/**
 * A card as PNG, its letters set and its picture drawn in a thread.
 * @throws TooBusy if too many cards wait already
 */
export async function drawCard(task: CardTask): Promise<Buffer> {
  return Buffer.from(await queue.run(() => threads.ask(task)));
}
