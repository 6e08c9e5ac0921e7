import type { ControlRoom, TaskTakeBody } from '@sevenmetre/contract/control-room/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import { refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { readIn } from './read-control-room.use-case.ts';
import type { ControlRoomContext } from './read-control-room.use-case.ts';
import * as takenTaskRepository from './taken-task.repository.ts';

const twoDays = 2 * millisecondsOfDay;

/**
 * Takes a task over, or gives it back. Refused with `changed-meanwhile` and the name of the colleague if the
 * holder has changed since the page was read. Taking a task twice changes nothing.
 */
export function takeTask(
  context: ControlRoomContext,
  { userId }: Actor,
  { key, take, seen }: TaskTakeBody,
): Promise<Outcome<ControlRoom>> {
  const { database, clock, snapshot } = context;
  return database.transaction(async (tx) => {
    const editionId = snapshot()?.edition.id;
    if (editionId === undefined) return refuse('edition-missing');
    await takenTaskRepository.lockEdition(editionId, tx);
    const taken = await takenTaskRepository.findAllByEditionId(editionId, tx);
    const holder = taken.find((row) => row.key === key);
    const isOwn = holder?.userId === userId;
    if (holder && !isOwn && holder.userId !== seen) return refuse('changed-meanwhile', { name: holder.name });
    const now = clock.now();
    if (take && !isOwn) await takenTaskRepository.upsert({ editionId, key, userId, takenAt: now }, tx);
    if (!take && isOwn) await takenTaskRepository.deleteByKey(editionId, key, tx);
    await takenTaskRepository.deleteBefore(editionId, new Date(now.getTime() - twoDays), tx);
    return readIn(context, tx);
  });
}
