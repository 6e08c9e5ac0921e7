import { teamsWithoutRoom } from '@sevenmetre/rules/registration';
import type { Tx } from '../../../../platform/database/index.ts';
import { recordTeamStates } from './record-team-states.ts';
import type { Who } from './record-team-states.ts';
import * as teamStates from './team-state.repository.ts';

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
