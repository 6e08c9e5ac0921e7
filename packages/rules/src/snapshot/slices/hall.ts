import type { HallHead, SliceHead } from './heads.ts';
import type { MatchTicket } from './ticket.ts';

export interface HallSlice extends SliceHead {
  readonly hall: HallHead;
  readonly days: readonly string[];
  readonly day: string | null;
  readonly matches: readonly MatchTicket[];
}
