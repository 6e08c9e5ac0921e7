import type { Clock } from '../../../platform/clock/index.ts';
import { zoneInstant } from '../../competition/index.ts';
import type { GoodFolder } from '../read/read-folder.ts';
import type { Settings } from '../tournament.ts';

/** Called during long work: the part that is being stored, with done and total rows. */
export type Progress = (part: 'lineups' | 'events', done: number, total: number) => void;

/** Data shared by the parts of one import. */
export interface ImportContext {
  readonly editionId: number;
  /** Whether the edition was created by this import. */
  readonly isNew: boolean;
  /** Imported as a past edition. */
  readonly isPast: boolean;
  readonly good: GoodFolder;
  /** Numbers of matches whose results and events were recorded in this product. */
  readonly reportedHere: ReadonlySet<number>;
  /** Start of matches without a time: the tournament's first midnight. */
  readonly fallback: Date;
  readonly clock: Clock;
  readonly progress: Progress;
}

/** The tournament's first midnight in its zone (01:00 or noon if the clock change skips it). */
export function fallbackInstant({ startDate, timeZone }: Settings): Date {
  const found = ['00:00', '01:00', '12:00'].map((time) => zoneInstant(startDate, time, timeZone));
  return found.find((instant) => instant !== null) ?? new Date(`${startDate}T00:00:00Z`);
}
