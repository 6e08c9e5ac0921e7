import type { StandingsInput } from '../standings/index.ts';

/** A group whose matches are not all decided; its list is the one that will order it once they are. */
export interface OutlookInput extends Omit<StandingsInput, 'finished' | 'criteriaUnfinished'> {
  /** Whether a match of the group may end level; a bracket match may not. */
  readonly drawsPossible: boolean;
  /** Places after which something else begins: 3 when the first three advance. */
  readonly borders: readonly number[];
}

/** What can still become of the teams of a group. */
export interface Outlook {
  /** Every way the open matches can end was looked at; otherwise places and points are bounds. */
  readonly exact: boolean;
  /** Matches that are not decided. */
  readonly open: number;
  /** Points for a win, by which a number of points can be said in wins. */
  readonly win: number;
  /** By ascending id. */
  readonly teams: readonly TeamOutlook[];
}

export interface TeamOutlook {
  readonly teamId: number;
  /** The place is certain when both are the same. Nobody can do better or worse; bounds may be wider than the truth. */
  readonly best: number;
  readonly worst: number;
  /** Own matches that are not decided. */
  readonly open: number;
  /** Borders that are neither reached for certain nor out of reach, best first. */
  readonly aims: readonly Aim[];
}

/**
 * What settles whether a team reaches a border. `own`: own results alone can. `goals`: when all own matches are won,
 * goals alone may still keep it out. `others`: other results may, whatever the team does. `bound`: not known exactly.
 */
type AimSettledBy = 'own' | 'goals' | 'others' | 'bound';

export interface Aim {
  /** To finish on this place or a better one. */
  readonly place: number;
  readonly by: AimSettledBy;
  /** Points from own open matches that are certainly enough, whichever they come from; null: no number is. */
  readonly enough: number | null;
  /** With fewer points than these from own open matches it is impossible; null: even the fewest may do. */
  readonly needed: number | null;
  /**
   * For a team with one open match: the goal difference in it that is certainly enough, where points alone do not say it.
   * 4: a win by four goals or more. −2: any win or tie, and a loss by two goals or fewer.
   */
  readonly margin: number | null;
  /** Opponents of which one win alone is enough, where any win would not be. */
  readonly beating: readonly number[];
}
