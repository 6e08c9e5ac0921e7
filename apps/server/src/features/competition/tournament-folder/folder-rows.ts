import type { WithdrawnPolicy } from '@sevenmetre/rules/vocabulary';

/** What a tournament folder says of clubs, teams, groups, seats and matches. Ids are the source's own. */

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
  /** null: the club's name with the number as a Roman numeral. */
  readonly name: string | null;
  /** Counts the club's teams in the category in the order of the file. */
  readonly number: number;
  /** null: the folder does not say. */
  readonly withdrawn: boolean | null;
  /** What becomes of its results when it has withdrawn; null: what the edition says. */
  readonly results: WithdrawnPolicy | null;
}

export interface FolderGroup {
  readonly id: string;
  readonly category: string;
  readonly label: string;
  readonly round: string;
  readonly playoff: string | null;
  /** Whether it takes results over from earlier rounds; null: the schedule tells. */
  readonly carryOver: boolean | null;
  /** The place of other groups whose teams are compared here, and nobody meets; null: teams meet. */
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
}

/** When and where a match is played, and by whom. */
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
