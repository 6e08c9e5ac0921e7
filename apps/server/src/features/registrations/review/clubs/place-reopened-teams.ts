import { teamsWithoutRoom } from '@sevenmetre/rules/registration';
import type { Tx } from '../../../../platform/database/index.ts';
import { recordTeamStates } from './record-team-states.ts';
import type { Who } from './record-team-states.ts';
import * as teamStates from './team-state.repository.ts';

/**
 * Before declined clubs are new again: their accepted teams take places in the order of their ids while their category has
 * room, the others wait (BO7). Others may have got the places meanwhile.
 */
export async function placeReopenedTeams(clubIds: readonly number[], who: Who, tx: Tx): Promise<void> {
  const locked = await teamStates.lockAllByIds(await teamStates.findAcceptedIds(clubIds, tx), tx);
  const categoryIds = [...new Set(locked.map(({ categoryId }) => categoryId))];
  const waiting = teamsWithoutRoom(locked, await teamStates.countAccepted(categoryIds, tx));
  if (waiting.length > 0) await recordTeamStates(waiting, { state: 'waiting', policies: new Map() }, who, tx);
}
