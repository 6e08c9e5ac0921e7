/** Rules that appointments must not break. */
export type BrokenAppointment =
  | 'without'
  | 'absent'
  | 'refused'
  | 'ownClub'
  | 'single'
  | 'clash'
  | 'inRow'
  | 'perDay';

/** Wishes that appointments meet as well as possible. */
export type MissedAppointment =
  | 'level'
  | 'mayBeOwnClub'
  | 'hallChange'
  | 'ownCountry'
  | 'thirdTime'
  | 'longWait'
  | 'otherHall'
  | 'load';

/** A problem of appointments. Each code has a phrase. */
export interface AppointmentProblem {
  readonly code: BrokenAppointment | MissedAppointment;
  readonly isBroken: boolean;
  /** Cost of a missed wish, in tenths of a point; 0 for a broken rule. */
  readonly cost: number;
  /** Parameters of the phrase: minutes, levels and counts. */
  readonly params: Readonly<Record<string, number>>;
  /** null: no pair. */
  readonly pair: string | null;
  readonly matches: readonly string[];
}
