import { isConfigurationText, ordersTables, configurationValue } from '@sevenmetre/rules/configuration';
import { filesOfIdentity, senderOf } from '@sevenmetre/rules/identity';
import { permission } from '../../platform/permission/index.ts';
import { done, refuse, type Outcome, type Refusal } from '../../platform/outcome/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  lockWorkingEdition,
  type Organiser,
  recomputeEdition,
  editionRepository,
  inZone,
} from '../competition/index.ts';
import { claimUploads, lockUploads, publishFiles } from '../files/index.ts';
import { findPictures } from '../images/index.ts';
import { appendChange } from '../live/index.ts';
import { checkTranslations } from '../translations/index.ts';
import { findByKey, upsertOfEdition, findEdition } from './entry.repository.ts';
import type { EntryRow } from './entry.repository.ts';

export interface ConfigurationContext {
  readonly database: Database;
  readonly clock: Clock;
  /** From which a cup may send its mails. */
  readonly senderDomains: readonly string[];
}

export interface AskedEntry {
  readonly key: string;
  readonly value: string | null;
  /** Value that the page showed. The call is refused if the stored value is another one by now. */
  readonly before: string | null;
}

/**
 * Sets an entry for an edition. All public data are reloaded, since anything may depend on it; tables and
 * seats are recomputed at once.
 */
export function saveEntry(
  { database, clock, senderDomains }: ConfigurationContext,
  { actor, edition }: Organiser,
  { key, value, before }: AskedEntry,
): Promise<Outcome<EntryRow>> {
  return database.transaction(async (tx) => {
    const working = await lockWorkingEdition(edition, tx);
    if (!working.ok) return refuse(edition === null ? 'edition-missing' : 'edition-unknown');
    const editionId = working.value.id;
    const stored = await findByKey(editionId, key, tx);
    if (!stored) return refuse('configuration-unknown');
    const at = clock.now();
    const action = stored.protected ? 'protectedConfigurationUpdate' : 'configurationUpdate';
    if (permission(actor, action, {}, at) !== 'granted') return refuse('forbidden');
    if (stored.value === value) return done(stored);
    if (stored.value !== before) return refuse('changed-meanwhile', { value: stored.value });
    const wrong = checkValue(stored, value, senderDomains);
    if (wrong) return wrong;
    if (!(await followDates(editionId, { ...stored, value }, tx))) return invalid(stored);
    if (!(await claimPictures(actor.userId, { before: stored, key, value }, tx))) return invalid(stored);
    const entry = await upsertOfEdition(editionId, stored, value, tx);
    await recordAudit(tx, {
      at,
      userId: actor.userId,
      action: 'configuration.update',
      subjectType: 'configuration',
      subjectId: entry.id,
      editionId,
      before: { key, value: stored.value },
      after: { key, value },
    });
    if (ordersTables(key)) await recomputeEdition(tx, editionId, at);
    await appendChange(tx, { structure: true });
    return done(entry);
  });
}

/**
 * Validates a value by the type and format of its entry; the site's own words by the phrases that they
 * replace.
 */
function checkValue(entry: EntryRow, value: string | null, senderDomains: readonly string[]): Refusal | null {
  const errors = entry.key === 'translations' ? checkTranslations(value) : [];
  if (errors.length > 0) return refuse('translations-invalid', { errors });
  if (!isConfigurationText({ ...entry, value })) return invalid(entry);
  const isOfOthers =
    entry.key === 'cup-sender' && (value ?? '') !== '' && senderOf(value, senderDomains) === null;
  return isOfOthers ? refuse('sender-domain-refused', { domains: senderDomains.join(', ') }) : null;
}

function invalid({ dataType, format }: EntryRow): Refusal {
  return refuse('configuration-value-invalid', { dataType, format });
}

interface PictureChange {
  readonly before: EntryRow;
  readonly key: string;
  readonly value: string | null;
}

/** Makes the pictures that a text of the identity newly names public; false: one is no picture that the user may show. */
async function claimPictures(
  userId: number,
  { before, key, value }: PictureChange,
  tx: Tx,
): Promise<boolean> {
  const kept = filesOfIdentity(new Map([[key, before.value]]));
  const added = filesOfIdentity(new Map([[key, value]])).filter((id) => !kept.includes(id));
  const own = await lockUploads(tx, userId, added);
  const pictures = await findPictures(added, tx);
  const isShowable = (id: number) => pictures.get(id)?.isPublic || (pictures.has(id) && own.includes(id));
  if (!added.every(isShowable)) return false;
  await publishFiles(await claimUploads(tx, userId, own), tx);
  return true;
}

/**
 * Sets the days of an edition, on which ages, schedules and stays depend, from its entries for start and end
 * in its zone. An entry without a value changes nothing.
 * @returns false: the edition would end before it begins
 */
async function followDates(editionId: number, { key, dataType, value }: EntryRow, tx: Tx): Promise<boolean> {
  if (key !== 'tournament-start-date' && key !== 'tournament-end-date') return true;
  const result = configurationValue({ dataType, value });
  const edition = await findEdition(editionId, tx);
  if (!edition || !result.ok || !(result.value instanceof Date)) return true;
  const { day } = inZone(result.value, edition.timeZone);
  const days =
    key === 'tournament-start-date'
      ? { startDate: day, endDate: edition.endDate }
      : { startDate: edition.startDate, endDate: day };
  if (days.endDate < days.startDate) return false;
  await editionRepository.update(editionId, days, tx);
  return true;
}
