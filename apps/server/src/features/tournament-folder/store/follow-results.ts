import { agreeingSeats, differingSeats } from '@sevenmetre/rules/bracket';
import type { NamedSeats } from '@sevenmetre/rules/bracket';
import type { GroupTeam } from '@sevenmetre/rules/tournament';
import type { Tx } from '../../../platform/database/index.ts';
import { findCompetition, recomputeGroups, updateByHand } from '../../competition/index.ts';
import type { ImportContext } from './import-context.ts';
import type { Note } from '../note.ts';
import { findNamedSeats, findSeatConflicts, nameSeats } from './seat.repository.ts';

/**
 * Recomputes tables and seats after a folder was stored. A seat filled by a result that has changed gets its
 * new team, or is empty again. Teams that the folder names stay, and so do teams that have played on their
 * seat, which the notes list. Those of a past year also list each seat that differs from the computed tables, since the points or
 * criteria of another portal may be others (ED6).
 */
export async function followResults(
  { editionId, good, clock, isPast }: ImportContext,
  tx: Tx,
): Promise<{ readonly groupTeams: readonly GroupTeam[]; readonly notes: readonly Note[] }> {
  const { seats, matches } = good.tournament;
  const named = await findNamedSeats(editionId, { seats, matches }, tx);
  await updateByHand(named, true, tx);
  const request = { editionId, groupIds: 'all', now: clock.now() } as const;
  const { groupTeams, conflicts } = await recomputeGroups(tx, request);
  const differing = await letAgreeingFollow(editionId, named, tx);
  const others = isPast ? await nameSeats(differing, tx) : [];
  const kept = await findSeatConflicts(conflicts, tx);
  const notes = [
    ...kept.map((conflict): Note => ({ code: 'seat-played', ...conflict })),
    ...others.map((seat): Note => ({ code: 'seat-differs', ...seat })),
  ];
  return { groupTeams, notes };
}

/** A named team that agrees with the table is not a decision by hand: the seat follows later corrections. Returns those that differ. */
async function letAgreeingFollow(editionId: number, named: NamedSeats, tx: Tx) {
  const competition = await findCompetition(editionId, tx);
  const agreeing = agreeingSeats(competition);
  await updateByHand(
    {
      seats: both(named.seats, agreeing.seats),
      home: both(named.home, agreeing.home),
      away: both(named.away, agreeing.away),
    },
    false,
    tx,
  );
  return differingSeats(competition);
}

function both(some: ReadonlySet<number>, others: ReadonlySet<number>): Set<number> {
  return new Set([...some].filter((id) => others.has(id)));
}
