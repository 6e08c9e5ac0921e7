import type { Actor } from '@sevenmetre/rules/permissions';
import { teamsWithoutRoom } from '@sevenmetre/rules/registration';
import type { Tx } from '../../../../platform/database/index.ts';
import { recordAudit } from '../../../audit/index.ts';
import * as teamStates from './team-state.repository.ts';
import type { LockedTeam, NewState } from './team-state.repository.ts';

export interface Who {
  readonly actor: Actor;
  readonly now: Date;
}

/** Stores another state of locked teams, with entries in the history of their clubs. */
export async function recordTeamStates(
  changed: readonly LockedTeam[],
  to: NewState,
  { actor, now }: Who,
  tx: Tx,
): Promise<void> {
  const ids = changed.map(({ id }) => id);
  await teamStates.updateStates(ids, to, now, tx);
  for (const { id, state, clubId } of changed) {
    const entry = {
      at: now,
      userId: actor.userId,
      action: 'team.state',
      subjectType: 'club',
      subjectId: clubId,
    };
    const results = to.policies.get(id);
    const after = { teamId: id, state: to.state, ...(results === undefined ? {} : { results }) };
    await recordAudit(tx, { ...entry, before: { teamId: id, state }, after });
  }
}

/**
 * Called before declined clubs become new again: their accepted teams take places in the order of ids while
 * their category has any, the others go to the waiting list (BO7), since the places may be taken by now.
 */
export async function placeReopenedTeams(clubIds: readonly number[], who: Who, tx: Tx): Promise<void> {
  const locked = await teamStates.lockAllByIds(await teamStates.findAcceptedIds(clubIds, tx), tx);
  const categoryIds = [...new Set(locked.map(({ categoryId }) => categoryId))];
  const waiting = teamsWithoutRoom(locked, await teamStates.countAccepted(categoryIds, tx));
  if (waiting.length > 0) await recordTeamStates(waiting, { state: 'waiting', policies: new Map() }, who, tx);
}
