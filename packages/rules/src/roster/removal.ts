/** Where somebody stands already. */
export interface Standing {
  readonly events: number;
  /** Of matches whose roster is confirmed, or that have begun. */
  readonly fixedRosters: number;
}

export type RemovalRefusal = 'participant-has-events' | 'participant-in-confirmed-roster';

/** Why somebody cannot be removed; null: removing loses nothing (RO13). */
export function removalRefusal({ events, fixedRosters }: Standing): RemovalRefusal | null {
  if (events > 0) return 'participant-has-events';
  return fixedRosters > 0 ? 'participant-in-confirmed-roster' : null;
}
