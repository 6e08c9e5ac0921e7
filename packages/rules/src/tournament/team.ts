import type { WithdrawnPolicy } from '../vocabulary/index.ts';

export interface Team {
  readonly id: number;
  readonly name: string | null;
  readonly teamNumber: number;
  readonly clubId: number;
  readonly clubName: string;
  readonly clubCountryCode: string;
  readonly teamCategoryId: number;
  readonly withdrawn: boolean;
  /** What becomes of its results; absent: what the edition says. */
  readonly withdrawnPolicy?: WithdrawnPolicy;
}
