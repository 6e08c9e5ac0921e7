import type { RefereeHallsBody } from '@sevenmetre/contract/referees/admin-registrations';
import type { Actor } from '@sevenmetre/rules/permissions';
import { changedSince, type PressChange } from '@sevenmetre/rules/undo';
import type { Tx } from '../../../../platform/database/index.ts';
import { recordAudit } from '../../../audit/index.ts';
import { appendChange } from '../../../live/index.ts';
import { replaceHalls } from '../../../referees/index.ts';
import { hallDaysIn, pressRepository, recordPress } from '../../../undo/index.ts';
import * as refereeHalls from './referee-halls.repository.ts';
import type { HallOfDay } from './referee-halls.repository.ts';
import { done, refuse } from '../../../../platform/outcome/index.ts';
import type { Outcome, Refusal } from '../../../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../../../platform/use-case/index.ts';

/** Assigns halls by day to a referee; public pages follow at once. */
export function saveRefereeHalls(
  { database, clock }: UseCaseContext,
  actor: Actor,
  { id, body }: { readonly id: number; readonly body: RefereeHallsBody },
): Promise<Outcome<{ assigned: HallOfDay[] }>> {
  return database.transaction(async (tx) => {
    const edition = await refereeHalls.lockReferee(id, tx);
    if (!edition) return refuse('referee-unknown');
    const stored = await refereeHalls.findAllByRefereeId(id, tx);
    const wanted = inOrder(body.halls);
    if (keyOf(stored) === keyOf(wanted)) return done({ assigned: stored });
    if (keyOf(stored) !== keyOf(inOrder(body.before)))
      return refuse('changed-meanwhile', { assigned: stored });
    const { editionId, startDate, endDate } = edition;
    const ids = wanted.map(({ placeId }) => placeId);
    const known = await refereeHalls.findHallIds(editionId, ids, tx);
    const isGiven = ({ day, placeId }: HallOfDay) => known.has(placeId) && day >= startDate && day <= endDate;
    if (!wanted.every(isGiven)) return refuse('hall-unknown');
    const { userId } = actor;
    const at = clock.now();
    const press = { kind: 'referee-halls', userId, at, scope: { hallsOfRefereeIds: [id] } } as const;
    await recordPress(press, () => replaceHalls(id, wanted, tx), tx);
    await audit(id, { stored, wanted, userId, at }, tx);
    await appendChange(tx, { structure: true });
    return done({ assigned: wanted });
  });
}

/** Gives the referee of a press the halls again that were assigned before a press; refused if they were changed since, or a hall is gone. */
export async function restoreHalls(
  changes: readonly PressChange[],
  who: { readonly userId: number; readonly at: Date },
  tx: Tx,
): Promise<Refusal | null> {
  for (const { id, before, ...change } of changes) {
    const edition = await refereeHalls.lockReferee(id, tx);
    if (!edition) return refuse('referee-unknown');
    const current = await pressRepository.lockSnapshot({ hallsOfRefereeIds: [id] }, tx);
    if (changedSince([{ id, before, ...change }], current).length > 0) return refuse('changed-meanwhile');
    const wanted = hallDaysIn(before?.['halls']);
    const places = wanted.map(({ placeId }) => placeId);
    const known = await refereeHalls.findHallIds(edition.editionId, places, tx);
    if (places.some((placeId) => !known.has(placeId))) return refuse('hall-unknown');
    const stored = await refereeHalls.findAllByRefereeId(id, tx);
    await replaceHalls(id, wanted, tx);
    await audit(id, { stored, wanted, ...who }, tx);
  }
  await appendChange(tx, { structure: true });
  return null;
}

interface Changed {
  readonly stored: readonly HallOfDay[];
  readonly wanted: readonly HallOfDay[];
  readonly userId: number;
  readonly at: Date;
}

function audit(id: number, { stored, wanted, userId, at }: Changed, tx: Tx): Promise<void> {
  const entry = { at, userId, action: 'referee.halls', subjectType: 'referee', subjectId: id };
  return recordAudit(tx, {
    ...entry,
    before: { halls: stored.length, of: stored },
    after: { halls: wanted.length, of: wanted },
  });
}

/** Ordered by day and hall, each once. */
function inOrder(halls: readonly HallOfDay[]): HallOfDay[] {
  const once = new Map(halls.map(({ day, placeId }) => [`${day} ${placeId}`, { day, placeId }]));
  return [...once.values()].sort(
    (a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)) || a.placeId - b.placeId,
  );
}

function keyOf(halls: readonly HallOfDay[]): string {
  return halls.map(({ day, placeId }) => `${day} ${placeId}`).join();
}
