import type { RefereeStatesBody } from '@sevenmetre/contract/referees/admin-registrations';
import type { Actor } from '@sevenmetre/rules/permissions';
import { refereeTransitions } from '@sevenmetre/rules/registration';
import type { RefereeRegistrationState } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../../../platform/database/index.ts';
import { recordAudit } from '../../../audit/index.ts';
import { appendChange } from '../../../live/index.ts';
import { queueMails } from '../../../mail/index.ts';
import { recordPress } from '../../../undo/index.ts';
import { checkAsked, onceEach } from '../check-asked.ts';
import type { Outcome } from '../check-asked.ts';
import { refereeStateLetter } from '../letters.ts';
import * as refereeStates from './referee-state.repository.ts';
import type { LockedReferee } from './referee-state.repository.ts';
import type { UseCaseContext } from '../../../../platform/use-case/index.ts';

/** As for clubs: changes are committed together, and a refusal of one does not affect the others. */
export function changeRefereeStates(
  { database, clock }: UseCaseContext,
  actor: Actor,
  asked: RefereeStatesBody,
): Promise<Outcome[]> {
  return database.transaction((tx) => change(asked, { actor, now: clock.now() }, tx));
}

interface Who {
  readonly actor: Actor;
  readonly now: Date;
}

async function change({ action, reason, referees }: RefereeStatesBody, who: Who, tx: Tx): Promise<Outcome[]> {
  const seen = onceEach(referees);
  const locked = await refereeStates.lockAllByIds(
    seen.map(({ id }) => id),
    tx,
  );
  const rows = new Map(locked.map((row) => [row.id, row]));
  const transition = refereeTransitions[action];
  const changed: LockedReferee[] = [];
  const outcomes = seen.map((record): Outcome => {
    const row = rows.get(record.id);
    const result = checkAsked(record, row, transition, { reason, unknown: 'referee-unknown' });
    if (result.ok && row) changed.push(row);
    const outcome = result.ok ? 'done' : result.code;
    const state = result.ok ? result.to : (row?.state ?? null);
    return { id: record.id, name: row ? `${row.firstName} ${row.lastName}` : null, outcome, state };
  });
  if (transition && changed.length > 0) {
    const next = { to: transition.to, reason: reason?.trim() || null, ...who };
    const scope = { refereeIds: changed.map(({ id }) => id) };
    const press = { kind: 'referee-states', userId: who.actor.userId, at: who.now, scope } as const;
    await recordPress(press, () => store(changed, next, tx), tx);
  }
  return outcomes;
}

interface Change extends Who {
  readonly to: RefereeRegistrationState;
  readonly reason: string | null;
}

async function store(changed: readonly LockedReferee[], change: Change, tx: Tx): Promise<void> {
  const { to, reason, actor, now } = change;
  const ids = changed.map(({ id }) => id);
  await refereeStates.updateStates(ids, { state: to, reason, now }, tx);
  for (const { id, state } of changed) {
    const entry = {
      at: now,
      userId: actor.userId,
      action: 'referee.state',
      subjectType: 'referee',
      subjectId: id,
    };
    await recordAudit(tx, { ...entry, before: { state }, after: { state: to }, reason });
  }
  await notifyReferees(changed, change, tx);
  await appendChange(tx, { structure: true });
}

/** Mails their state to referees. */
export async function notifyReferees(
  changed: readonly LockedReferee[],
  { to, reason, now }: Omit<Change, 'actor'>,
  tx: Tx,
): Promise<void> {
  if (to === 'unknown') return;
  const orders = changed.flatMap(({ id, firstName, email, userEmail, locale }) => {
    const address = userEmail ?? email;
    if (address === null) return [];
    const letter = refereeStateLetter(id, to, { name: firstName, reason });
    return [{ to: address, locale: locale ?? 'en', letter, now }];
  });
  await queueMails(tx, orders);
}
