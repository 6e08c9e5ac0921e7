import { recordLinks } from '@sevenmetre/contract/permissions';
import type { RefereePrivate } from '@sevenmetre/contract/referees/schemas';
import { isShown, shownKeys } from '@sevenmetre/rules/configuration';
import type { Actor } from '@sevenmetre/rules/permissions';
import { can } from '../../platform/permission/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { configurationRepository, findRegistrationWindows } from '../competition/index.ts';
import { privateBody } from './private-body.ts';
import { findById, findOwnerById } from './referee.repository.ts';

export interface RefereesContext {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * A registration of the current edition. It is unknown, too, where the actor may not see it; callers cannot tell
 * which.
 */
export async function readPrivate(
  { database, clock }: RefereesContext,
  actor: Actor,
  id: number,
): Promise<Outcome<RefereePrivate>> {
  return database.transaction((tx) => read(tx, actor, id, clock.now()), { accessMode: 'read only' });
}

async function read(tx: Tx, actor: Actor, id: number, now: Date): Promise<Outcome<RefereePrivate>> {
  const owner = await findOwnerById(id, tx);
  if (!owner || !can(actor, 'refereePrivate', { referee: owner }, now)) return refuse('referee-unknown');
  const row = await findById(id, tx);
  if (!row) return refuse('referee-unknown');
  const { editionId } = row.referee;
  const windows = await findRegistrationWindows(editionId, tx);
  const values = await configurationRepository.findAllByEditionId(
    editionId,
    [shownKeys.refereeAccommodation],
    tx,
  );
  const organises = actor.roles.some((role) => role === 'ROLE_ADMIN' || role === 'ROLE_SUPER_ADMIN');
  const body = privateBody(row, {
    showsHotel: organises || isShown(values, shownKeys.refereeAccommodation),
    updateTill: windows.refereeUpdate.till,
    links: recordLinks(actor, { referee: owner, windows }, id, now),
  });
  return done(body);
}
