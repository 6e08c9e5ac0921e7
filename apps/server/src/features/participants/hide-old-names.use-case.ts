import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { forgetValues, recordAudit } from '../audit/index.ts';
import { configurationRepository, editionRepository, inZone } from '../competition/index.ts';
import { appendChange } from '../live/index.ts';
import { findEntryByKey, lockEditions, type LockedEdition, upsertOfEdition } from '../configuration/index.ts';
import { erasePhotosOf } from '../paper-photos/index.ts';
import { eraseNamesOf } from './participant.repository.ts';

interface Cleaning {
  readonly database: Database;
  readonly clock: Clock;
}

const publication = 'player-name-publication';
const days = 'names-become-numbers-after-days';

/**
 * Some days after the end of an edition, as configured, its players are shown by number only. Once it is
 * closed as well, names and birth dates of its participants are erased, and photos of its paper sheets. Runs daily for all editions and is
 * audited.
 * @returns whether anything was hidden or erased
 */
export function hideOldNames({ database, clock }: Cleaning): Promise<boolean> {
  const at = clock.now();
  return database.transaction(async (tx) => {
    let hasChanged = false;
    for (const edition of await lockEditions(tx)) {
      if (!(await isOver(edition, at, tx))) continue;
      const hidden = await hideNames(edition.id, at, tx);
      const erased = await eraseNames(edition, at, tx);
      hasChanged ||= hidden || erased;
    }
    if (hasChanged) await appendChange(tx, { structure: true });
    return hasChanged;
  });
}

async function hideNames(editionId: number, at: Date, tx: Tx): Promise<boolean> {
  const stored = await findEntryByKey(editionId, publication, tx);
  if (!stored || stored.value === 'number') return false;
  const entry = await upsertOfEdition(editionId, stored, 'number', tx);
  await recordAudit(tx, {
    at,
    userId: null,
    action: 'configuration.update',
    subjectType: 'configuration',
    subjectId: entry.id,
    editionId,
    before: { key: publication, value: stored.value },
    after: { key: publication, value: 'number' },
  });
  return true;
}

async function eraseNames(
  { id, closedAt, namesErasedAt }: LockedEdition,
  at: Date,
  tx: Tx,
): Promise<boolean> {
  if (closedAt === null || namesErasedAt !== null) return false;
  await forgetValues('participant', await eraseNamesOf(id, tx), tx);
  await erasePhotosOf(id, tx);
  await editionRepository.update(id, { namesErasedAt: at }, tx);
  await recordAudit(tx, {
    at,
    userId: null,
    action: 'edition.namesErased',
    subjectType: 'edition',
    subjectId: id,
    before: null,
    after: { namesErasedAt: at },
  });
  return true;
}

/**
 * Whether the retention of names has ended, by the calendar of the edition's zone; without a number it never
 * ends.
 */
async function isOver({ id, endDate, timeZone }: LockedEdition, now: Date, tx: Tx): Promise<boolean> {
  const values = await configurationRepository.findAllByEditionId(id, [days], tx);
  const text = values.get(days) ?? '';
  if (!/^\d{1,6}$/.test(text)) return false;
  const last = Date.parse(endDate) + Number(text) * millisecondsOfDay;
  return Date.parse(inZone(now, timeZone).day) > last;
}
