import type { Clock } from '../../../platform/clock/index.ts';
import { zoneInstant } from '../../competition/index.ts';
import type { GoodFolder } from '../read/read-folder.ts';
import type { Settings } from '../tournament.ts';

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

/** The tournament's first midnight in its zone (01:00 or noon where the clocks skip it). */
export function fallbackInstant({ startDate, timeZone }: Settings): Date {
  const found = ['00:00', '01:00', '12:00'].map((time) => zoneInstant(startDate, time, timeZone));
  return found.find((instant) => instant !== null) ?? new Date(`${startDate}T00:00:00Z`);
}
