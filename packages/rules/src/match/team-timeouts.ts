/** Number and length of a team's time-outs (MA52). */
export interface TeamTimeouts {
  readonly ofMatch: number;
  readonly ofHalf: number;
  /** Seconds to count down; 0: no countdown. */
  readonly seconds: number;
}

export const usualTeamTimeouts: TeamTimeouts = { ofMatch: 3, ofHalf: 2, seconds: 60 };

export const teamTimeoutKeys = ['timeouts-of-match', 'timeouts-of-half', 'timeout-countdown'] as const;

/** Configured numbers up to 999; defaults for invalid ones. */
export function readTeamTimeouts(values: ReadonlyMap<string, string | null>): TeamTimeouts {
  const numberOf = (key: (typeof teamTimeoutKeys)[number], usual: number): number => {
    const text = values.get(key)?.trim() ?? '';
    return /^\d{1,3}$/.test(text) ? Number(text) : usual;
  };
  return {
    ofMatch: numberOf('timeouts-of-match', usualTeamTimeouts.ofMatch),
    ofHalf: numberOf('timeouts-of-half', usualTeamTimeouts.ofHalf),
    seconds: numberOf('timeout-countdown', usualTeamTimeouts.seconds),
  };
}
