import type { WithdrawnPolicy } from '@sevenmetre/rules/vocabulary';

/** Rows of a tournament folder: clubs, teams, groups, seats and matches. Ids are those of the source. */

export interface FolderClub {
  readonly id: string;
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
}

export interface FolderTeam {
  readonly id: string;
  readonly club: string;
  readonly category: string;
  /** null: the club's name, with the number as a Roman numeral. */
  readonly name: string | null;
  /** Number of the team within the club and category, in the order of the file. */
  readonly number: number;
  /** null: not in the folder. */
  readonly withdrawn: boolean | null;
  /** Policy for the results of a withdrawn team; null: the edition's. */
  readonly results: WithdrawnPolicy | null;
}

export interface FolderGroup {
  readonly id: string;
  readonly category: string;
  readonly label: string;
  readonly round: string;
  readonly playoff: string | null;
  /** Whether results of earlier rounds are carried over; null: derived from the schedule. */
  readonly carryOver: boolean | null;
  /** Place of other groups whose teams are compared here, without matches; null: an ordinary group. */
  readonly comparedPlace: number | null;
}

/** Standing n of another group. */
export interface SeatSource {
  readonly group: string;
  readonly standing: number;
}

export interface FolderSeat {
  readonly group: string;
  readonly seat: number;
  readonly team: string | null;
  readonly from: SeatSource | null;
  /** Points that a ruling has taken from the team, and why; null: not known. */
  readonly deducted: number | null;
  readonly deductionReason: string | null;
  /** Whether an organiser has left the seat empty; null: not known. */
  readonly nobody: boolean | null;
}

/** Time, court and sides of a match. */
export interface FolderMatch {
  readonly number: number;
  readonly group: string | null;
  readonly day: string | null;
  readonly startsAt: Date | null;
  readonly hall: string | null;
  readonly home: string | null;
  readonly away: string | null;
  readonly homeSeat: SeatSource | null;
  readonly awaySeat: SeatSource | null;
  /** Seconds. */
  readonly halfLength: number;
}
