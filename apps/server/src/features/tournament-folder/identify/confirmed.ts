/** What a person has confirmed: rows of this portal by the ids of the folder. What is not in it is new, or known already. */
export interface Confirmed {
  readonly clubs: ReadonlyMap<string, number>;
  readonly teams: ReadonlyMap<string, number>;
}

export const nothingConfirmed: Confirmed = { clubs: new Map(), teams: new Map() };
