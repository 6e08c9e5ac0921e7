import type { GroupProgress } from './group.ts';
import type { CategoryHead, GroupLink, SliceHead, TeamHead } from './heads.ts';

export interface CategorySlice extends SliceHead {
  readonly category: CategoryHead;
  readonly groups: readonly (GroupLink &
    GroupProgress & {
      readonly roundCs: string;
      readonly roundEn: string;
      readonly playoffCategory: string | null;
    })[];
  readonly teams: readonly TeamHead[];
}
