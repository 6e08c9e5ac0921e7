import type { ClubListImported } from '@sevenmetre/contract/club-list/schemas';
import type { FilledField, PlannedClub } from '@sevenmetre/rules/club-list';
import { isLocale } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import { clubRepository, type ClubPatch, teamRepository } from '../competition/index.ts';
import { rebuildInvoiceLines } from '../invoices/index.ts';
import { appendChange } from '../live/index.ts';
import type { StoredRow } from '../sheet-imports/index.ts';
import type { ListData } from './club-list.repository.ts';

export interface ListChange {
  readonly editionId: number;
  readonly userId: number;
  readonly at: Date;
  /** Name of the file; '' for a pasted list. */
  readonly source: string;
}

interface StoredClubs {
  readonly stored: readonly StoredRow[];
  /** Addresses that do not act for their club yet. */
  readonly contacts: ClubListImported['contacts'];
}

/**
 * Stores clubs and teams of a list with an audit entry for each row (file, line, numbers; no name or address), the
 * clubs' lines, and the live change last. Must be the last call of its transaction.
 */
export async function storeClubs(
  change: ListChange,
  plan: readonly PlannedClub[],
  data: ListData,
  tx: Tx,
): Promise<StoredClubs> {
  const stored: StoredRow[] = [];
  const created = new Map<string, number>();
  const contacts = new Map<string, ClubListImported['contacts'][number]>();
  for (const planned of plan) {
    if (planned.result === 'asked' || planned.result === 'refused') continue;
    const id = planned.clubId ?? created.get(planned.key) ?? (await insertClub(change, planned, data, tx));
    created.set(planned.key, id);
    const { line } = planned.row;
    if (planned.result !== 'same') {
      stored.push({ subjectType: 'club', subjectId: id, line });
      for (const teamId of await storeRow(change, planned, id, tx))
        stored.push({ subjectType: 'team', subjectId: teamId, line });
    }
    const email = planned.row.texts.email.toLowerCase();
    const known = data.clubs.find((club) => club.id === id)?.emails ?? [];
    if (email !== '' && !known.includes(email)) contacts.set(`${id} ${email}`, { clubId: id, email });
  }
  if (plan.some(({ teams }) => teams.length > 0)) await appendChange(tx, { structure: true });
  return { stored, contacts: [...contacts.values()] };
}

async function insertClub(
  { editionId, at }: ListChange,
  { row, countryId }: PlannedClub,
  { countryRows }: ListData,
  tx: Tx,
): Promise<number> {
  const country = countryRows.find(({ id }) => id === countryId);
  if (!country) throw new Error('A club without a country was not refused');
  const { languageCode } = country;
  const locale = isLocale(languageCode) ? languageCode : 'en';
  const times = { createdAt: at, updatedAt: at };
  const name = row.texts.club;
  const club = await clubRepository.insert({ editionId, name, countryId: country.id, locale, ...times }, tx);
  if (!club) throw new Error('A club without a key was taken for a repeated one');
  return club.id;
}

async function storeRow(
  { editionId, userId, at, source }: ListChange,
  { row, result, fill, teams }: PlannedClub,
  clubId: number,
  tx: Tx,
): Promise<number[]> {
  if (Object.keys(fill).length > 0) {
    await clubRepository.update([clubId], { ...patchOf(fill), updatedAt: at }, tx);
  }
  const ids = await teamRepository.insertAll(
    teams.map((team) => ({ ...team, editionId, clubId, createdAt: at, updatedAt: at })),
    tx,
  );
  await recordAudit(tx, {
    at,
    userId,
    action: result === 'create' ? 'club.registered' : 'club.updated',
    subjectType: 'club',
    subjectId: clubId,
    // Shown in the history of the club.
    reason: `${source === '' ? 'text' : source}:${row.line}`,
    after: { line: row.line, teams: teams.length, changed: Object.keys(fill) },
  });
  await rebuildInvoiceLines(tx, clubId, at);
  return ids;
}

const columns: Readonly<Record<FilledField, keyof ClubPatch>> = {
  contactFirstName: 'tournamentContactFirstName',
  contactLastName: 'tournamentContactLastName',
  phone: 'tournamentContactPhone',
  street: 'street',
  city: 'city',
  zip: 'zip',
  tin: 'tin',
  vatin: 'vatin',
};

function patchOf(fill: PlannedClub['fill']): ClubPatch {
  const fields = Object.keys(columns) as FilledField[];
  return Object.fromEntries(
    fields.flatMap((field) => (fill[field] === undefined ? [] : [[columns[field], fill[field]]])),
  );
}
