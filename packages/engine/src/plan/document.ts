import type { FormatTemplate } from '../formats/index.ts';
import type { Placement } from '../schedule/index.ts';

/** The plan of an edition: formats, draws, placements and what is locked. */
export interface PlanDocument {
  /** By code of the category. */
  readonly categories: ReadonlyMap<string, PlannedCategory>;
  /** By key of the match; one that is missing has no place. */
  readonly placements: ReadonlyMap<string, Placement>;
  /** Matches that nothing but a person moves. */
  readonly locked: ReadonlySet<string>;
}

export interface PlannedCategory {
  readonly format: FormatTemplate;
  /** Teams by entry of the format; null: the place is not drawn. */
  readonly entries: readonly (string | null)[];
}

export const emptyPlan: PlanDocument = { categories: new Map(), placements: new Map(), locked: new Set() };

/** One change of a draft by one person. Stored before it is answered; numbers begin with 1 and have no gaps. */
export type PlanChange =
  | {
      readonly kind: 'format';
      readonly category: string;
      readonly format: FormatTemplate;
      readonly entries: number;
    }
  | { readonly kind: 'draw'; readonly category: string; readonly entries: readonly (string | null)[] }
  | { readonly kind: 'place'; readonly match: string; readonly to: Placement }
  | { readonly kind: 'unplace'; readonly match: string }
  | { readonly kind: 'swap'; readonly matches: readonly [string, string] }
  | { readonly kind: 'shift'; readonly matches: readonly string[]; readonly minutes: number }
  | { readonly kind: 'lock'; readonly matches: readonly string[]; readonly on: boolean }
  /** What a search found, or a file brought: null takes a match off the schedule. */
  | { readonly kind: 'apply'; readonly placements: readonly (readonly [string, Placement | null])[] }
  | { readonly kind: 'undo'; readonly command: number }
  | { readonly kind: 'redo'; readonly command: number };

export interface PlanCommand {
  readonly number: number;
  readonly change: PlanChange;
}
