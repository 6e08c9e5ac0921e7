import type { RegistrationWindows } from '../registration/index.ts';
import type { Role, StageCode } from '../vocabulary/index.ts';
import type { HallDay } from './actor.ts';

/** The record that an action is about, as far as a permission depends on it. What is missing permits nothing. */
export interface Subject {
  readonly match?: {
    readonly stageCode: StageCode;
    /** Where and when it is played; null or left out: nobody knows yet. */
    readonly hall?: HallDay | null;
    /** Who plays it, as far as it is known. */
    readonly teams?: readonly { readonly id: number; readonly clubId: number }[];
  };
  /** A team, and whether its roster for the match in question is locked. */
  readonly team?: { readonly id: number; readonly clubId: number; readonly rosterLocked?: boolean };
  readonly club?: { readonly id: number; readonly teamIds?: readonly number[] };
  /** Whose referee registration it is. */
  readonly referee?: { readonly userId: number | null };
  /** A mail that was kept as a file; one with a link that opens an account is secret. */
  readonly mail?: { readonly secret: boolean };
  /** Somebody of a club, with the teams that he or she is in. */
  readonly participant?: { readonly clubId: number; readonly teamIds: readonly number[] };
  /** When clubs can change their rosters no more, null: never; and whether the club's registration was declined. */
  readonly roster?: { readonly deadline: Date | null; readonly declined?: boolean };
  /** Somebody's account; `wanted`: the roles that it is to have. */
  readonly user?: { readonly id: number; readonly roles: readonly Role[]; readonly wanted?: readonly Role[] };
  readonly windows?: RegistrationWindows;
}

export type SubjectKind = 'match' | 'team' | 'club' | 'participant' | 'referee' | 'mail' | 'user' | 'account';

/** A subject without a record is the actor's own account. */
export function subjectKind({ match, team, club, participant, referee, mail, user }: Subject): SubjectKind {
  if (match) return 'match';
  if (team) return 'team';
  if (club) return 'club';
  if (participant) return 'participant';
  if (referee) return 'referee';
  if (mail) return 'mail';
  return user ? 'user' : 'account';
}
