import type { ClubStatesBody } from '@sevenmetre/contract/registrations/admin-registrations';
import type { TeamStateRefusal } from '@sevenmetre/rules/registration';
import { checkTeamState, clubTransitions } from '@sevenmetre/rules/registration';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { RegistrationState } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../../../platform/database/index.ts';
import { takeBackBeds } from '../../../accommodation/index.ts';
import { recordAudit } from '../../../audit/index.ts';
import { rebuildInvoiceLines } from '../../../invoices/index.ts';
import { appendChange } from '../../../live/index.ts';
import { findClubReaders, queueMails } from '../../../mail/index.ts';
import { recordPress } from '../../../undo/index.ts';
import * as clubStates from './club-state.repository.ts';
import type { LockedClub } from './club-state.repository.ts';
import { lockTablesOf } from './follow-withdrawals.ts';
import { checkAsked, onceEach } from '../check-asked.ts';
import type { Outcome } from '../check-asked.ts';
import { clubStateLetter } from '../letters.ts';
import type { Who } from './record-team-states.ts';
import { placeReopenedTeams } from './record-team-states.ts';
import * as teamStates from './team-state.repository.ts';
import type { UseCaseContext } from '../../../../platform/use-case/index.ts';

/**
 * Applies one action to registrations and returns the result for each. A refusal of one does not affect the
 * others; the changes are committed together, with audit entries, mails and the live change.
 */
export function changeClubStates(
  { database, clock }: UseCaseContext,
  actor: Actor,
  asked: ClubStatesBody,
): Promise<Outcome[]> {
  return database.transaction((tx) => change(asked, { actor, now: clock.now() }, tx));
}

async function change({ action, reason, clubs }: ClubStatesBody, who: Who, tx: Tx): Promise<Outcome[]> {
  const seen = onceEach(clubs);
  const ids = seen.map(({ id }) => id);
  // Tables and seats are locked before the clubs, as for an approved result.
  const playing = action === 'decline' ? await lockPlayOf(ids, tx) : noPlay;
  const locked = await clubStates.lockAllByIds(ids, tx);
  const rows = new Map(locked.map((row) => [row.id, row]));
  const transition = clubTransitions[action];
  const changed: LockedClub[] = [];
  const outcomes = seen.map((record): Outcome => {
    const row = rows.get(record.id);
    const asked = checkAsked(record, row, transition, { reason, unknown: 'club-unknown' });
    const inPlay = playing.get(record.id) ?? null;
    const result = asked.ok && inPlay !== null ? { ok: false as const, code: inPlay } : asked;
    if (result.ok && row) changed.push(row);
    const outcome = result.ok ? 'done' : result.code;
    const state = result.ok ? result.to : (row?.state ?? null);
    return { id: record.id, name: row?.name ?? null, outcome, state };
  });
  if (changed.length > 0) {
    const mailedState = action === 'resume' ? 'resumed' : transition.to;
    const next = { to: transition.to, mailedState, reason: reason?.trim() || null, ...who } as const;
    const scope = { clubIds: changed.map(({ id }) => id) };
    const press = { kind: 'club-states', userId: who.actor.userId, at: who.now, scope } as const;
    await recordPress(press, () => store(changed, next, tx), tx);
  }
  return outcomes;
}

const noPlay: ReadonlyMap<number, TeamStateRefusal> = new Map();

/** Clubs with a team that has played or has matches to play cannot be declined (rule BO8). */
async function lockPlayOf(
  clubIds: readonly number[],
  tx: Tx,
): Promise<ReadonlyMap<number, TeamStateRefusal>> {
  const standing = await teamStates.findStanding(clubIds, tx);
  const play = await lockTablesOf(
    standing.map(({ id }) => id),
    tx,
  );
  const found = new Map<number, TeamStateRefusal>();
  for (const { id, clubId } of standing) {
    const code = checkTeamState('waiting', play.get(id) ?? { running: 0, open: 0 }, null);
    if (code !== null && found.get(clubId) !== 'team-playing') found.set(clubId, code);
  }
  return found;
}

interface Change extends Who {
  readonly to: RegistrationState;
  /** State in the mail. */
  readonly mailedState: RegistrationState | 'resumed';
  readonly reason: string | null;
}

async function store(changed: readonly LockedClub[], change: Change, tx: Tx): Promise<void> {
  const { to, reason, actor, now } = change;
  const ids = changed.map(({ id }) => id);
  if (to === 'new') await placeReopenedTeams(ids, change, tx);
  await clubStates.updateStates(ids, { state: to, reason, now }, tx);
  for (const { id, state } of changed) {
    await recordAudit(tx, {
      at: now,
      userId: actor.userId,
      action: 'club.state',
      subjectType: 'club',
      subjectId: id,
      before: { state },
      after: { state: to },
      reason,
    });
    // A declined club owes nothing.
    if (to === 'declined' || state === 'declined') await rebuildInvoiceLines(tx, id, now);
  }
  if (to === 'declined')
    await takeBackBeds({ teamIds: [], clubIds: ids }, { userId: actor.userId, at: now }, tx);
  await notifyClubs(changed, change, tx);
  await appendChange(tx, { structure: true });
}

/** Mails the state of clubs to those who act for them. */
export async function notifyClubs(
  changed: readonly LockedClub[],
  { mailedState: state, reason, now }: Pick<Change, 'mailedState' | 'reason' | 'now'>,
  tx: Tx,
): Promise<void> {
  if (state === 'unknown') return;
  const ids = changed.map(({ id }) => id);
  const clubs = new Map(changed.map((club) => [club.id, club]));
  const waiting = await clubStates.countWaitingByClubIds(ids, tx);
  const readers = await findClubReaders(ids, tx);
  const orders = readers.flatMap(({ clubId, email, firstName }) => {
    const club = clubs.get(clubId);
    if (!club) return [];
    const recipient = { ...club, waitingTeams: waiting.get(clubId) ?? 0 };
    const letter = clubStateLetter(recipient, state, { name: firstName, reason });
    return [{ to: email, locale: club.locale, letter, now }];
  });
  await queueMails(tx, orders);
}
