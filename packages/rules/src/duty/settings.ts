import type { DutyKind } from '../vocabulary/index.ts';

/** How shifts are made from the schedule. Times in minutes. */
export interface DutySettings {
  /** From the opening of a hall to its first match. */
  readonly lead: number;
  /** From the end of its last match to its closing. */
  readonly lag: number;
  /** The longest shift. */
  readonly longest: number;
  /** Between two halls whose distance is not known. */
  readonly travel: number;
  /** Minute of the day after which nobody under 18 is on duty. */
  readonly minorsUntil: number;
  /** How many are needed at a time: in each hall, or in the whole tournament. */
  readonly needs: Readonly<Record<DutyKind, number>>;
}

/** Two at the table, of whom reporters count (DU3), and one in the hall; the rest for the whole tournament. */
export const usualDutySettings: DutySettings = {
  lead: 45,
  lag: 30,
  longest: 360,
  travel: 20,
  minorsUntil: 20 * 60,
  needs: { timekeeper: 2, hall: 1, desk: 2, kitchen: 2, driver: 1, 'first-aid': 1 },
};

const hallKinds: readonly DutyKind[] = ['timekeeper', 'hall'];

/** Whether each hall has its own people of the kind; the others are for the whole tournament. */
export function isHallKind(kind: DutyKind): boolean {
  return hallKinds.includes(kind);
}
