/** What is open in an edition that is to be closed; each a number of things that somebody may still have to do. */
export interface OpenWork {
  /** Matches that are not over. */
  readonly unplayed: number;
  /** Results that nobody has approved. */
  readonly unapproved: number;
  /** Groups whose order waits for lots. */
  readonly lots: number;
  /** Seats without a team. */
  readonly seats: number;
  /** Protests that nobody has decided. */
  readonly protests: number;
  /** Clubs that owe something. */
  readonly unpaid: number;
}

/** How much is open altogether: whoever closes the edition agrees to this number (rule ED4). */
export function openOfClosing({ unplayed, unapproved, lots, seats, protests, unpaid }: OpenWork): number {
  return unplayed + unapproved + lots + seats + protests + unpaid;
}
