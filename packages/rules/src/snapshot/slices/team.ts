import type { CategoryHead, GroupLink, SliceHead, TeamHead } from './heads.ts';
import type { MatchTicket } from './ticket.ts';

export interface TeamSlice extends SliceHead {
  readonly team: TeamHead;
  readonly category: CategoryHead;
  readonly club: { readonly id: number; readonly name: string };
  readonly groups: readonly (GroupLink & { readonly position: number | null })[];
  readonly matches: readonly MatchTicket[];
  readonly otherTeams: readonly (TeamHead & { readonly category: string })[];
}
