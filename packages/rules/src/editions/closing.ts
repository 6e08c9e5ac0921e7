/** Numbers of open items in an edition that is to be closed. */
export interface OpenWork {
  /** Matches that are not finished. */
  readonly unplayed: number;
  /** Results without approval. */
  readonly unapproved: number;
  /** Groups whose order waits for lots. */
  readonly lots: number;
  /** Seats without a team. */
  readonly seats: number;
  /** Open protests. */
  readonly protests: number;
  /** Clubs with debts. */
  readonly unpaid: number;
}

/** The sum of open items, which has to be confirmed to close the edition (rule ED4). */
export function openOfClosing({ unplayed, unapproved, lots, seats, protests, unpaid }: OpenWork): number {
  return unplayed + unapproved + lots + seats + protests + unpaid;
}
