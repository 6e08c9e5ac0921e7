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
  /** Policy for its results; absent: the edition's. */
  readonly withdrawnPolicy?: WithdrawnPolicy;
}
