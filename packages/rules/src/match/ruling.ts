import type { MatchRuling, StageCode, Walkover } from '../vocabulary/index.ts';

/** How an organiser ends a match beside its play. */
export type Ruling =
  | { readonly ruling: Exclude<MatchRuling, 'awarded'> }
  | { readonly ruling: 'awarded'; readonly outcome: Walkover };

/** What becomes of a match by a ruling. */
export interface RuledMatch {
  readonly stageCode: Extract<StageCode, 'finished' | 'not_started'>;
  readonly walkOver: Walkover | null;
  /** Whether an official score still stands. */
  readonly keepsOfficial: boolean;
  /** Whether what was recorded counts no longer; it stays in the log. */
  readonly erasesEvents: boolean;
}

/** What a ruling does to a match (MA53); null: it cannot be, since a match that has not begun is not abandoned. */
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
