import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import { configurationRepository, inZone, lockWorkingEdition } from '../competition/index.ts';
import { appendChange } from '../live/index.ts';
import { findByKey, findEdition, upsertOfEdition } from './entry.repository.ts';
import type { ConfigurationContext } from './save-entry.use-case.ts';

const publication = 'player-name-publication';
const days = 'names-become-numbers-after-days';
const day = 86_400_000;

/**
 * So many days after the end of the current edition its players are shown by their numbers only. An edition that is not current
 * is shown nowhere. Done once a day, by the organiser's own setting, and written down like any other change of it.
 *
 * @returns whether names were hidden just now
 */
export function hideOldNames({ database, clock }: ConfigurationContext): Promise<boolean> {
  const at = clock.now();
  return database.transaction(async (tx) => {
    const current = await lockWorkingEdition(null, tx);
    if (!current.ok) return false;
    const editionId = current.value.id;
    if (!(await isOver(editionId, at, tx))) return false;
    const stored = await findByKey(editionId, publication, tx);
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
    await appendChange(tx, { structure: true });
    return true;
  });
}

/** Whether the days that names stay have passed, by the calendar of the edition's zone; without a number they never do. */
async function isOver(editionId: number, now: Date, tx: Tx): Promise<boolean> {
  const edition = await findEdition(editionId, tx);
  const values = await configurationRepository.findAllByEditionId(editionId, [days], tx);
  const text = values.get(days) ?? '';
  if (!edition || !/^\d{1,6}$/.test(text)) return false;
  const last = Date.parse(edition.endDate) + Number(text) * day;
  return Date.parse(inZone(now, edition.timeZone).day) > last;
}
