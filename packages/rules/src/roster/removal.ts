/** A person's presence in matches. */
export interface Standing {
  readonly events: number;
  /** Number of matches with a confirmed roster, or that have begun. */
  readonly fixedRosters: number;
}

export type RemovalRefusal = 'participant-has-events' | 'participant-in-confirmed-roster';

/** Why a person cannot be removed; null: nothing would be lost (RO13). */
export function removalRefusal({ events, fixedRosters }: Standing): RemovalRefusal | null {
  if (events > 0) return 'participant-has-events';
  return fixedRosters > 0 ? 'participant-in-confirmed-roster' : null;
}
