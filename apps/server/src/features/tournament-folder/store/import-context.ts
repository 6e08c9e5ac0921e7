import type { Clock } from '../../../platform/clock/index.ts';
import type { GoodFolder } from '../read/read-folder.ts';

/** Told while long work goes on: what is being stored, and how much of it is. */
export type Progress = (part: 'lineups' | 'events', done: number, total: number) => void;

/** What the parts of one import share. */
export interface ImportContext {
  readonly editionId: number;
  /** Nothing of this edition was there before. */
  readonly isNew: boolean;
  readonly good: GoodFolder;
  /** Numbers of matches whose result and events are this product's own. */
  readonly reportedHere: ReadonlySet<number>;
  /** Stands for a match's time where the folder has none: the tournament's first midnight. */
  readonly fallback: Date;
  readonly clock: Clock;
  readonly progress: Progress;
}
