/** Rows of this portal, confirmed by a person, by ids of the folder. Other rows are new or known already. */
export interface Confirmed {
  readonly clubs: ReadonlyMap<string, number>;
  readonly teams: ReadonlyMap<string, number>;
}

export const nothingConfirmed: Confirmed = { clubs: new Map(), teams: new Map() };
