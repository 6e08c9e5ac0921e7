import * as z from 'zod';
import { MatchTicket } from './match-ticket.ts';

/** Matches whose number, group, teams and hall hold every word that was asked for, in the order of play; the first fifty. */
export const FoundMatches = z
  .object({
    matches: z.array(MatchTicket),
    /** How many there are. */
    total: z.int().nonnegative(),
  })
  .meta({ id: 'FoundMatches' });
export type FoundMatches = z.infer<typeof FoundMatches>;
