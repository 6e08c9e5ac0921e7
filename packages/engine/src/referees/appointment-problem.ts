/** Rules that appointments have to keep. */
export type BrokenAppointment =
  | 'without'
  | 'absent'
  | 'refused'
  | 'ownClub'
  | 'single'
  | 'clash'
  | 'inRow'
  | 'perDay';

/** Wishes that appointments meet as well as they can. */
export type MissedAppointment =
  | 'level'
  | 'hallChange'
  | 'ownCountry'
  | 'thirdTime'
  | 'longWait'
  | 'otherHall'
  | 'load';

/** One thing that is wrong with appointments. Words for the code live in phrases. */
export interface AppointmentProblem {
  readonly code: BrokenAppointment | MissedAppointment;
  readonly isBroken: boolean;
  /** What a wish costs, in tenths of a point; 0 for a broken rule. */
  readonly cost: number;
  /** Minutes, levels and counts that the words need. */
  readonly params: Readonly<Record<string, number>>;
  /** null: nobody is appointed. */
  readonly pair: string | null;
  readonly matches: readonly string[];
}
