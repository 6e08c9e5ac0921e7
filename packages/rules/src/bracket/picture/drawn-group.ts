/** A group of a play-off with the data for its layout. */
export interface DrawnGroup {
  readonly id: number;
  /** The organiser's order among groups of a round. */
  readonly weight: number;
  readonly round: {
    readonly id: number;
    /** Ascending in the order of play. */
    readonly weight: number;
    /** N of a match for place N; null for rounds on the way to the title. */
    readonly place: number | null;
  };
  /** Seats with a team, now or later. */
  readonly teams: number;
  /** Sources in the order of seats; groups outside of the picture are ignored. */
  readonly sources: readonly PlaceOfGroup[];
}

/** "1. of MA-A". */
export interface PlaceOfGroup {
  readonly groupId: number;
  readonly standing: number;
}

/** A part of a play-off that is drawn separately. */
export interface BracketSection {
  /** A tree has columns from left to right; single matches have no order. */
  readonly kind: 'tree' | 'singles';
  /** Final places of its teams; null: the title, or unknown. */
  readonly places: { readonly from: number; readonly to: number } | null;
  readonly columns: number;
  /** In rows, see `rowsOf`. */
  readonly height: number;
  readonly cells: readonly BracketCell[];
}

export interface BracketCell {
  readonly groupId: number;
  /** From 0, left to right. */
  readonly column: number;
  /** Middle of the card, in rows from the top. */
  readonly middle: number;
  /** The card that a line leads to, where the winner plays next. */
  readonly next: number | null;
}

/** Height of a card besides a row for each team: its header, and the gap to the next card. */
const around = 2;

/** Height reserved for the card of a group, in rows; one row per team. */
export function rowsOf({ teams }: Pick<DrawnGroup, 'teams'>): number {
  return Math.max(2, teams) + around;
}
