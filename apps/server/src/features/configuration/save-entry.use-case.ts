import { isConfigurationText, ordersTables, configurationValue } from '@sevenmetre/rules/configuration';
import { filesOfIdentity, senderOf } from '@sevenmetre/rules/identity';
import type { Actor } from '@sevenmetre/rules/permissions';
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

/** Who stores values, when, and for which edition. */
export interface Saving extends Pick<ConfigurationContext, 'senderDomains'> {
  readonly actor: Actor;
  readonly editionId: number;
  readonly at: Date;
}

/** An entry and the value that it gets. */
export interface EntryChange {
  readonly stored: EntryRow;
  readonly value: string | null;
}

/**
 * Sets an entry for an edition. All public data are reloaded, since anything may depend on it; tables and
 * seats are recomputed at once.
 */
export function saveEntry(
  { database, clock, senderDomains }: ConfigurationContext,
  { actor, edition }: Organiser,
  asked: AskedEntry,
): Promise<Outcome<EntryRow>> {
  return database.transaction(async (tx) => {
    const working = await lockWorkingEdition(edition, tx);
    if (!working.ok) return refuse(edition === null ? 'edition-missing' : 'edition-unknown');
    const saving = { actor, editionId: working.value.id, at: clock.now(), senderDomains };
    const checked = await checkEntry(saving, asked, tx);
    if (!checked.ok) return checked;
    const { stored, value } = checked.value;
    if (stored.value === value) return done(stored);
    const refusal = await storeChanges(saving, [checked.value], tx);
    return refusal ?? done({ ...stored, value });
  });
}

/** Checks one value: the key, the permission, what the page showed, and the value itself. Stores nothing. */
export async function checkEntry(
  { actor, editionId, at, senderDomains }: Saving,
  { key, value, before }: AskedEntry,
  tx: Tx,
): Promise<Outcome<EntryChange>> {
  const stored = await findByKey(editionId, key, tx);
  if (!stored) return refuse('configuration-unknown');
  const action = stored.protected ? 'protectedConfigurationUpdate' : 'configurationUpdate';
  if (permission(actor, action, {}, at) !== 'granted') return refuse('forbidden');
  if (stored.value === value) return done({ stored, value });
  if (stored.value !== before) return refuse('changed-meanwhile', { value: stored.value });
  return checkValue(stored, value, senderDomains) ?? done({ stored, value });
}

/**
 * Stores values that were checked, with the days and pictures that follow them, and recomputes tables and seats once.
 * @returns null: stored; otherwise nothing is
 */
export async function storeChanges(
  saving: Saving,
  changes: readonly EntryChange[],
  tx: Tx,
): Promise<Refusal | null> {
  const { editionId, actor, at } = saving;
  const days = await daysAfter(editionId, changes, tx);
  if (!days.ok) return days;
  const refused = await claimPictures(actor.userId, changes, tx);
  if (refused) return invalid(refused);
  if (days.value) await editionRepository.update(editionId, days.value, tx);
  for (const { stored, value } of changes) {
    const { key } = stored;
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
  }
  if (changes.some(({ stored }) => ordersTables(stored.key))) await recomputeEdition(tx, editionId, at);
  await appendChange(tx, { structure: true });
  return null;
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

function invalid({ key, dataType, format }: EntryRow): Refusal {
  return refuse('configuration-value-invalid', { key, dataType, format });
}

/**
 * Makes the pictures that texts of the identity newly name public.
 * @returns the entry that names what is no picture or one that the user may not show; null: there is none, and all are public
 */
async function claimPictures(
  userId: number,
  changes: readonly EntryChange[],
  tx: Tx,
): Promise<EntryRow | null> {
  const addedBy = ({ stored: { key, value: before }, value }: EntryChange) => {
    const kept = filesOfIdentity(new Map([[key, before]]));
    return filesOfIdentity(new Map([[key, value]])).filter((id) => !kept.includes(id));
  };
  const added = changes.flatMap(addedBy);
  const own = await lockUploads(tx, userId, added);
  const pictures = await findPictures(added, tx);
  const isShowable = (id: number) => pictures.get(id)?.isPublic || (pictures.has(id) && own.includes(id));
  const refused = changes.find((change) => !addedBy(change).every(isShowable));
  if (refused) return refused.stored;
  await publishFiles(await claimUploads(tx, userId, own), tx);
  return null;
}

/**
 * The days of an edition, on which ages, schedules and stays depend, after its entries for start and end get values, in its zone. An
 * entry without a value changes nothing.
 * @returns null: they stay; refused if the edition would end before it begins
 */
async function daysAfter(
  editionId: number,
  changes: readonly EntryChange[],
  tx: Tx,
): Promise<Outcome<{ readonly startDate: string; readonly endDate: string } | null>> {
  const start = changes.find(({ stored }) => stored.key === 'tournament-start-date');
  const end = changes.find(({ stored }) => stored.key === 'tournament-end-date');
  const last = end ?? start;
  const edition = last && (await findEdition(editionId, tx));
  if (!edition) return done(null);
  const startDate = (start && dayOf(start, edition.timeZone)) ?? edition.startDate;
  const endDate = (end && dayOf(end, edition.timeZone)) ?? edition.endDate;
  return endDate < startDate ? invalid(last.stored) : done({ startDate, endDate });
}

/** The day of an instant in a zone; null: the value is no instant. */
function dayOf({ stored: { dataType }, value }: EntryChange, timeZone: string): string | null {
  const result = configurationValue({ dataType, value });
  return result.ok && result.value instanceof Date ? inZone(result.value, timeZone).day : null;
}
