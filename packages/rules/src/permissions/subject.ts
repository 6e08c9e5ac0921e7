import type { RegistrationWindows } from '../registration/index.ts';
import type { Role, StageCode } from '../vocabulary/index.ts';
import type { HallDay } from './actor.ts';

/** The record of an action, as far as permissions depend on it. Missing parts permit nothing. */
export interface Subject {
  readonly match?: {
    readonly stageCode: StageCode;
    /** Hall and day of the match; null or absent: not scheduled. */
    readonly hall?: HallDay | null;
    /** The known teams of the match. */
    readonly teams?: readonly { readonly id: number; readonly clubId: number }[];
  };
  /** A team, and whether its roster for the match in question is locked. */
  readonly team?: { readonly id: number; readonly clubId: number; readonly rosterLocked?: boolean };
  readonly club?: { readonly id: number; readonly teamIds?: readonly number[] };
  /** Owner of a referee registration. */
  readonly referee?: { readonly userId: number | null };
  /** A mail stored as a file; secret if its link gives access to an account. */
  readonly mail?: { readonly secret: boolean };
  /** A participant of a club, with their teams. */
  readonly participant?: { readonly clubId: number; readonly teamIds: readonly number[] };
  /** The clubs' deadline for rosters, null: none; and whether the club's registration was declined. */
  readonly roster?: { readonly deadline: Date | null; readonly declined?: boolean };
  /** Another user's account; `wanted`: the requested roles. */
  readonly user?: { readonly id: number; readonly roles: readonly Role[]; readonly wanted?: readonly Role[] };
  readonly windows?: RegistrationWindows;
}

export type SubjectKind = 'match' | 'team' | 'club' | 'participant' | 'referee' | 'mail' | 'user' | 'account';

/** Without a record, the subject is the actor's own account. */
export function subjectKind({ match, team, club, participant, referee, mail, user }: Subject): SubjectKind {
  if (match) return 'match';
  if (team) return 'team';
  if (club) return 'club';
  if (participant) return 'participant';
  if (referee) return 'referee';
  if (mail) return 'mail';
  return user ? 'user' : 'account';
}
