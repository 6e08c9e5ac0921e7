import type { FormatTemplate } from '../formats/index.ts';
import type { Placement } from '../schedule/index.ts';

/** The plan of an edition: formats, draws, placements and locks. */
export interface PlanDocument {
  /** By code of the category. */
  readonly categories: ReadonlyMap<string, PlannedCategory>;
  /** By key of the match; missing ones have no place. */
  readonly placements: ReadonlyMap<string, Placement>;
  /** Matches that only a person may move. */
  readonly locked: ReadonlySet<string>;
}

export interface PlannedCategory {
  readonly format: FormatTemplate;
  /** Teams by entry of the format; null: not drawn. */
  readonly entries: readonly (string | null)[];
}

export const emptyPlan: PlanDocument = { categories: new Map(), placements: new Map(), locked: new Set() };

/** A change of a draft by one person. Stored before it is answered; numbers count from 1 without gaps. */
export type PlanChange =
  | {
      readonly kind: 'format';
      readonly category: string;
      readonly format: FormatTemplate;
      readonly entries: number;
    }
  | {
      readonly kind: 'draw';
      readonly category: string;
      readonly entries: readonly (string | null)[];
      /** Published; needed once the category was drawn in public. */
      readonly reason?: string;
    }
  | { readonly kind: 'place'; readonly match: string; readonly to: Placement }
  | { readonly kind: 'unplace'; readonly match: string }
  | { readonly kind: 'swap'; readonly matches: readonly [string, string] }
  | { readonly kind: 'shift'; readonly matches: readonly string[]; readonly minutes: number }
  | { readonly kind: 'lock'; readonly matches: readonly string[]; readonly on: boolean }
  /** Result of a search, or of a file: null removes a match from the schedule. */
  | {
      readonly kind: 'apply';
      readonly placements: readonly (readonly [string, Placement | null])[];
      /** Name of the file that they are from. */
      readonly source?: string;
    }
  | { readonly kind: 'undo'; readonly command: number }
  | { readonly kind: 'redo'; readonly command: number };

export interface PlanCommand {
  readonly number: number;
  readonly change: PlanChange;
}
