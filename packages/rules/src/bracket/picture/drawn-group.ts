/** A group of a play-off, as far as its place in the picture depends on it. */
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
  /** Seats that somebody sits on or will. */
  readonly teams: number;
  /** Where they come from, in the order of seats; groups that are not in the picture do no harm. */
  readonly sources: readonly PlaceOfGroup[];
}

/** "1. of MA-A". */
export interface PlaceOfGroup {
  readonly groupId: number;
  readonly standing: number;
}

/** A part of a play-off that is drawn by itself. */
export interface BracketSection {
  /** A tree has columns from left to right; single matches have no order among each other. */
  readonly kind: 'tree' | 'singles';
  /** Places that its teams end on; null: the title, or it is not known. */
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
  /** Of the card, in rows from the top. */
  readonly middle: number;
  /** The card to which a line leads: whoever is first here goes there. */
  readonly next: number | null;
}

/** What a card needs beside a row for each team: what stands above them, and the gap to the next card. */
const around = 2;

/** Height that is kept free for the card of a group, in rows; one row shows one team. */
export function rowsOf({ teams }: Pick<DrawnGroup, 'teams'>): number {
  return Math.max(2, teams) + around;
}
