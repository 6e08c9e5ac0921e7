import type { RegistrationWindows } from '../registration/index.ts';
import type { StageCode } from '../vocabulary/index.ts';

/** The record that an action is about, as far as a permission depends on it. What is missing permits nothing. */
export interface Subject {
  readonly match?: { readonly stageCode: StageCode };
  readonly club?: { readonly id: number; readonly teamIds?: readonly number[] };
  /** Whose referee registration it is. */
  readonly referee?: { readonly userId: number | null };
  readonly windows?: RegistrationWindows;
}

export type SubjectKind = 'match' | 'club' | 'referee' | 'account';

/** A subject without a record is the actor's own account. */
export function subjectKind({ match, club, referee }: Subject): SubjectKind {
  if (match) return 'match';
  if (club) return 'club';
  return referee ? 'referee' : 'account';
}
