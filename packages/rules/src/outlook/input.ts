import type { StandingsInput } from '../standings/index.ts';

/** A group with open matches; its criteria are those for the finished group. */
export interface OutlookInput extends Omit<StandingsInput, 'finished' | 'criteriaUnfinished'> {
  /** Whether a match may end in a tie; bracket matches may not. */
  readonly drawsPossible: boolean;
  /** Places after which something changes: 3 if the first three advance. */
  readonly borders: readonly number[];
}

/** Possible final places of the teams of a group. */
export interface Outlook {
  /** Whether all endings of the open matches were examined; otherwise places and points are bounds. */
  readonly exact: boolean;
  /** Matches that are not decided. */
  readonly open: number;
  /** Points for a win, to express points as wins. */
  readonly win: number;
  /** By ascending id. */
  readonly teams: readonly TeamOutlook[];
}

export interface TeamOutlook {
  readonly teamId: number;
  /** The place is certain if both are equal. Never wrong, but bounds may not be tight. */
  readonly best: number;
  readonly worst: number;
  /** Own matches that are not decided. */
  readonly open: number;
  /** Borders that are neither certain nor out of reach, best first. */
  readonly aims: readonly Aim[];
}

/**
 * What decides whether a team reaches a border. `own`: own results suffice. `goals`: even if all own matches
 * are won, goals may decide against it. `others`: other results may, whatever the team does. `bound`: not
 * known exactly.
 */
type AimSettledBy = 'own' | 'goals' | 'others' | 'bound';

export interface Aim {
  /** This place or a better one. */
  readonly place: number;
  readonly by: AimSettledBy;
  /** Points from own open matches that are sufficient; null: none are. */
  readonly enough: number | null;
  /** Points from own open matches that are necessary; null: none are. */
  readonly needed: number | null;
  /**
   * For a team with one open match: the sufficient goal difference in it, if points alone do not decide. 4: a
   * win by four goals or more. −2: any win or tie, and a loss by two goals or fewer.
   */
  readonly margin: number | null;
  /** Opponents against whom one win is sufficient, if not any win is. */
  readonly beating: readonly number[];
}
