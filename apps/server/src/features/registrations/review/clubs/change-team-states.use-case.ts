import type { TeamOutcomes, TeamStatesBody } from '@sevenmetre/contract/teams/team-states';
import type { ErrorCode } from '@sevenmetre/contract/errors';
import type { TeamPlay } from '@sevenmetre/rules/registration';
import { checkTeamState, hasRoom } from '@sevenmetre/rules/registration';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { TeamState } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../../../platform/database/index.ts';
import { takeBackBeds } from '../../../accommodation/index.ts';
import { rebuildInvoiceLines } from '../../../invoices/index.ts';
import { appendChange } from '../../../live/index.ts';
import { findClubReaders, queueMails } from '../../../mail/index.ts';
import { recordPress } from '../../../undo/index.ts';
import { followWithdrawals, lockTablesOf } from './follow-withdrawals.ts';
import { onceEach } from '../check-asked.ts';
import type { Outcome } from '../check-asked.ts';
import { teamStateLetter } from '../letters.ts';
import { recordTeamStates } from './record-team-states.ts';
import type { Who } from './record-team-states.ts';
import * as teamStates from './team-state.repository.ts';
import type { LockedTeam, NewState } from './team-state.repository.ts';
import type { UseCaseContext } from '../../../../platform/use-case/index.ts';

/**
 * Accepts teams one after another while their category has places, puts them on the waiting list or withdraws
 * them, and returns the result for each. A withdrawal updates tables, seats and beds in the same transaction,
 * its reversal tables and seats. If several compete for the last place of a category, one of them gets it.
 */
export function changeTeamStates(
  { database, clock }: UseCaseContext,
  actor: Actor,
  asked: TeamStatesBody,
): Promise<TeamOutcomes> {
  return database.transaction((tx) => change(asked, { actor, now: clock.now() }, tx));
}

async function change({ to, teams }: TeamStatesBody, who: Who, tx: Tx): Promise<TeamOutcomes> {
  const seen = onceEach(teams);
  const ids = seen.map(({ id }) => id);
  // Tables and seats are locked before the teams, as for an approved result.
  const scope = await lockTablesOf(ids, tx);
  const locked = await teamStates.lockAllByIds(ids, tx);
  const rows = new Map(locked.map((row) => [row.id, row]));
  const accepted = new Map(
    await teamStates.countAccepted([...new Set(locked.map(({ categoryId }) => categoryId))], tx),
  );
  const changed: LockedTeam[] = [];
  const results = seen.map((record): Outcome => {
    const row = rows.get(record.id);
    const code = refusal(record.state, row, to, accepted) ?? outOfPlay(record, to, scope);
    if (code !== null || !row) return outcomeOf(record.id, row, code ?? 'team-unknown');
    changed.push(row);
    if (to === 'accepted') accepted.set(row.categoryId, (accepted.get(row.categoryId) ?? 0) + 1);
    return { ...outcomeOf(record.id, row, 'done'), state: to };
  });
  const policies: NewState['policies'] = new Map(
    seen.flatMap(({ id, results: own }) => (to === 'withdrawn' && own !== undefined ? [[id, own]] : [])),
  );
  if (changed.length === 0) return { results, conflicts: [] };
  const records = { teamIds: changed.map(({ id }) => id) };
  const press = { kind: 'team-states', userId: who.actor.userId, at: who.now, scope: records } as const;
  const conflicts = await recordPress(press, () => store(changed, { state: to, policies }, who, tx), tx);
  return { results, conflicts };
}

function outOfPlay(
  { id, agreedMatches }: TeamStatesBody['teams'][number],
  to: TeamState,
  play: ReadonlyMap<number, TeamPlay>,
): ErrorCode | null {
  return checkTeamState(to, play.get(id) ?? { running: 0, open: 0 }, agreedMatches ?? null);
}

function refusal(
  seen: TeamState,
  row: LockedTeam | undefined,
  to: TeamState,
  accepted: ReadonlyMap<number, number>,
): ErrorCode | null {
  if (!row) return 'team-unknown';
  if (row.state !== seen) return 'changed-meanwhile';
  if (row.state === to || row.clubState === 'declined') return 'state-not-allowed';
  const isFull = to === 'accepted' && !hasRoom(row.capacity, accepted.get(row.categoryId) ?? 0);
  return isFull ? 'category-full' : null;
}

function outcomeOf(id: number, row: LockedTeam | undefined, outcome: Outcome['outcome']): Outcome {
  return { id, name: row ? teamDisplayName(row) : null, outcome, state: row?.state ?? null };
}

async function store(
  changed: readonly LockedTeam[],
  next: NewState,
  who: Who,
  tx: Tx,
): Promise<TeamOutcomes['conflicts']> {
  const { state: to } = next;
  await recordTeamStates(changed, next, who, tx);
  for (const clubId of new Set(changed.map((team) => team.clubId)))
    await rebuildInvoiceLines(tx, clubId, who.now);
  if (to === 'withdrawn')
    await takeBackBeds(
      { teamIds: changed.map(({ id }) => id), clubIds: [] },
      { userId: who.actor.userId, at: who.now },
      tx,
    );
  await notifyTeams(changed, to, who.now, tx);
  const outOrBack = changed.filter(({ state }) => (state === 'withdrawn') !== (to === 'withdrawn'));
  const conflicts = await followWithdrawals(
    outOrBack.map(({ id }) => id),
    who.now,
    tx,
  );
  await appendChange(tx, { structure: true });
  return conflicts;
}

/** Mails the state of teams to those who act for their clubs. */
export async function notifyTeams(
  changed: readonly LockedTeam[],
  to: TeamState,
  now: Date,
  tx: Tx,
): Promise<void> {
  const clubIds = [...new Set(changed.map(({ clubId }) => clubId))];
  const readers = Map.groupBy(await findClubReaders(clubIds, tx), ({ clubId }) => clubId);
  const orders = changed.flatMap((team) =>
    (readers.get(team.clubId) ?? []).map(({ email, firstName }) => ({
      to: email,
      locale: team.locale,
      letter: teamStateLetter(team, to, { name: firstName }),
      now,
    })),
  );
  await queueMails(tx, orders);
}
