import { type KnownRecord, type PlannedRecord, partnersOf } from '@sevenmetre/rules/record-list';
import type { Tx } from '../../../platform/database/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { appendChange } from '../../live/index.ts';
import * as registrationRepository from './registration.repository.ts';
import type { RefereePatch, RefereeRow } from './registration.repository.ts';

/** Registrations that a list of officials is matched to. */
export async function findListedOfficials(editionId: number, tx: Tx): Promise<KnownRecord[]> {
  const rows = await registrationRepository.findAllByEditionId(editionId, tx);
  const nameOf = ({ firstName, lastName }: RefereeRow) => `${firstName} ${lastName}`;
  return rows.map((row) => {
    const colleague = rows.find(({ id }) => id === row.colleagueRefereeId);
    return {
      id: row.id,
      name: nameOf(row),
      names: [nameOf(row)],
      values: {
        lastName: row.lastName,
        firstName: row.firstName,
        email: row.email ?? '',
        phone: row.phone ?? '',
        country: row.countryId === null ? '' : String(row.countryId),
        licence: row.highestCompetition ?? '',
        licenceNumber: row.licenceNumber,
        partner: colleague ? nameOf(colleague) : (row.colleagueRefereeRequested ?? ''),
        street: row.street ?? '',
        city: row.city ?? '',
        zip: row.zip ?? '',
        note: row.registrationNote ?? '',
      },
    };
  });
}

export interface OfficialChange {
  readonly editionId: number;
  readonly userId: number;
  readonly at: Date;
  /** File and line of a row, for the history. */
  readonly reasonOf: (line: number) => string;
}

interface StoredOfficial {
  readonly id: number;
  readonly line: number;
}

/**
 * Stores the officials of a list with audit entries (columns only), without a mail; partners by id where their names
 * mean one official. Appends the live change if a public page shows one of them, so it is the last call of its
 * transaction.
 */
export async function storeListedOfficials(
  change: OfficialChange,
  plan: readonly PlannedRecord[],
  tx: Tx,
): Promise<StoredOfficial[]> {
  const { editionId, at } = change;
  const known = await findListedOfficials(editionId, tx);
  const partners = partnersOf(plan, known);
  const ids = new Map(known.map(({ id }) => [`#${id}`, id]));
  const stored: StoredOfficial[] = [];
  for (const planned of plan) {
    if (planned.result !== 'create' && planned.result !== 'update') continue;
    const id = await storeOfficial(change, planned, ids.get(planned.key) ?? null, tx);
    ids.set(planned.key, id);
    stored.push({ id, line: planned.row.line });
  }
  for (const [key, partner] of partners) {
    const [id, colleagueRefereeId = null] = [ids.get(key), ids.get(partner)];
    if (id === undefined || colleagueRefereeId === null) continue;
    const patch = { colleagueRefereeId, colleagueRefereeRequested: null, updatedAt: at };
    await registrationRepository.update(id, patch, tx);
  }
  const approved = known.length > 0 && (await isOnePublic(editionId, stored, tx));
  if (approved) await appendChange(tx, { structure: true });
  return stored;
}

async function storeOfficial(
  { editionId, userId, at, reasonOf }: OfficialChange,
  { row, fill }: PlannedRecord,
  known: number | null,
  tx: Tx,
): Promise<number> {
  const columns = columnsOf(fill);
  const before = known === null ? null : await registrationRepository.lockById(known, editionId, tx);
  const stored = before
    ? await registrationRepository.update(
        before.id,
        { ...columns, revision: before.revision + 1, updatedAt: at },
        tx,
      )
    : await registrationRepository.insert(
        { firstName: '', lastName: '', ...columns, editionId, createdAt: at, updatedAt: at },
        tx,
      );
  if (!stored) throw new Error('A registration without a key was taken for a repeated one');
  await recordAudit(tx, {
    at,
    userId,
    action: before ? 'referee.updated' : 'referee.registered',
    subjectType: 'referee',
    subjectId: stored.id,
    reason: reasonOf(row.line),
    before: before && { revision: before.revision },
    after: { revision: stored.revision, changed: Object.keys(columns) },
  });
  return stored.id;
}

function columnsOf({ country, licence, partner, note, ...texts }: PlannedRecord['fill']): RefereePatch {
  return {
    ...texts,
    ...(country === undefined ? {} : { countryId: Number(country) }),
    ...(licence === undefined ? {} : { highestCompetition: licence }),
    ...(partner === undefined ? {} : { colleagueRefereeRequested: partner }),
    ...(note === undefined ? {} : { registrationNote: note }),
  };
}

/** Name, country and sex of an accepted referee are public. */
async function isOnePublic(editionId: number, stored: readonly StoredOfficial[], tx: Tx): Promise<boolean> {
  const ids = new Set(stored.map(({ id }) => id));
  const rows = await registrationRepository.findAllByEditionId(editionId, tx);
  return rows.some(({ id, registrationState }) => ids.has(id) && registrationState === 'approved');
}

/** Registrations as a list stores them, for the undo of its import. */
export const listedOfficials = {
  async lockStates(ids: readonly number[], tx: Tx) {
    const rows = await registrationRepository.lockByIds(ids, tx);
    return new Map(
      rows.map((row) => [row.id, { name: `${row.lastName} ${row.firstName}`, values: stateOf(row) }]),
    );
  },
  /** Those of an edition with an address and without an account. */
  async findWithoutAccount(editionId: number, tx: Tx): Promise<RefereeRow[]> {
    const rows = await registrationRepository.findAllByEditionId(editionId, tx);
    return rows.filter(({ userId, email }) => userId === null && email !== null && email !== '');
  },
  /** Locks those of an edition, in the order of their ids. */
  async lockOfEdition(ids: readonly number[], editionId: number, tx: Tx): Promise<RefereeRow[]> {
    const rows = await registrationRepository.lockByIds(ids, tx);
    return rows.filter((row) => row.editionId === editionId);
  },
  async giveAccount(
    { id, revision }: RefereeRow,
    { userId, at }: { readonly userId: number; readonly at: Date },
    tx: Tx,
  ): Promise<void> {
    await registrationRepository.update(id, { userId, revision: revision + 1, updatedAt: at }, tx);
  },
  findUsed: registrationRepository.findUsed,
  remove: (ids: readonly number[], _: Date, tx: Tx) => registrationRepository.deleteByIds(ids, tx),
  async restore(id: number, before: Readonly<Record<string, unknown>>, now: Date, tx: Tx) {
    // Written by lockStates of an earlier import.
    const { isAgreed: _, ...patch } = before as ReturnType<typeof stateOf>;
    await registrationRepository.restore(id, { ...patch, updatedAt: now }, tx);
  },
};

/** What somebody may have changed since. */
function stateOf({
  id: _id,
  editionId: _edition,
  createdAt: _created,
  updatedAt: _updated,
  revision: _revision,
  agreedToTermsAt,
  ...values
}: RefereeRow) {
  return { ...values, isAgreed: agreedToTermsAt !== null };
}
