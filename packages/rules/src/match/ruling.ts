import type { MatchRuling, StageCode, Walkover } from '../vocabulary/index.ts';

/** Rulings of an organiser on a match. */
export type Ruling =
  | { readonly ruling: Exclude<MatchRuling, 'awarded'> }
  | { readonly ruling: 'awarded'; readonly outcome: Walkover };

/** Effect of a ruling on a match. */
export interface RuledMatch {
  readonly stageCode: Extract<StageCode, 'finished' | 'not_started'>;
  readonly walkOver: Walkover | null;
  /** Whether an official score remains. */
  readonly keepsOfficial: boolean;
  /** Whether recorded events no longer count; they stay in the audit log. */
  readonly erasesEvents: boolean;
}

/** Effect of a ruling (MA53); null: not possible, since a match that has not begun cannot be abandoned. */
export function ruleOn(stageCode: StageCode, ruling: Ruling): RuledMatch | null {
  switch (ruling.ruling) {
    case 'abandoned':
      if (stageCode === 'not_started') return null;
      return { stageCode: 'finished', walkOver: null, keepsOfficial: true, erasesEvents: false };
    case 'awarded':
      return { stageCode: 'finished', walkOver: ruling.outcome, keepsOfficial: false, erasesEvents: false };
    case 'replay':
      return { stageCode: 'not_started', walkOver: null, keepsOfficial: false, erasesEvents: true };
  }
}
