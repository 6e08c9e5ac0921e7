import { type ClubPatch, clubRepository, teamRepository } from '../competition/index.ts';
import { rebuildInvoiceLines } from '../invoices/index.ts';
import type { ImportedKinds, ImportedRecords } from '../sheet-imports/index.ts';
import { findUsedClubs, findUsedTeams, lockClubs, lockTeams } from './club-list.repository.ts';

const clubs: ImportedRecords = {
  async lockStates(ids, tx) {
    const rows = await lockClubs(ids, tx);
    return new Map(rows.map(({ id, ...values }) => [id, { name: values.name, values }]));
  },
  findUsed: findUsedClubs,
  remove: (ids, _, tx) => clubRepository.deleteAll(ids, tx),
  async restore(id, { isAgreed: _, ...before }, now, tx) {
    // Written by lockStates of an earlier import.
    await clubRepository.update([id], { ...(before as ClubPatch), updatedAt: now }, tx);
  },
};

const teams: ImportedRecords = {
  async lockStates(ids, tx) {
    const rows = await lockTeams(ids, tx);
    return new Map(rows.map(({ id, ...values }) => [id, { name: values.name ?? '', values }]));
  },
  findUsed: findUsedTeams,
  async remove(ids, now, tx) {
    const rows = await lockTeams(ids, tx);
    await teamRepository.deleteAll(ids, tx);
    for (const clubId of new Set(rows.map((team) => team.clubId))) await rebuildInvoiceLines(tx, clubId, now);
  },
  // A list adds teams and changes none.
  restore: async () => {},
};

/** Clubs and teams as a list stores them. */
export const importedClubs: ImportedKinds = [
  ['club', clubs],
  ['team', teams],
];
