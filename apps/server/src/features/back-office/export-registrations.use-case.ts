import { listClubs, listReferees } from '@sevenmetre/rules/back-office';
import type { ClubQuery, RefereeQuery } from '@sevenmetre/rules/back-office';
import type { Tx } from '../../platform/database/index.ts';
import { type Table, writeXlsx } from '../../platform/sheets/index.ts';
import * as clubExport from './club-export.repository.ts';
import { findRegistrations } from './club-list.repository.ts';
import { clubTable } from './club-table.ts';
import type { BackOfficeContext } from './context.ts';
import { findCurrent } from './edition.repository.ts';
import * as refereeExport from './referee-export.repository.ts';
import { findAllByEditionId as findReferees } from './referee-list.repository.ts';
import { refereeTable } from './referee-table.ts';

/** More than any edition has. */
const all = { page: 1, size: 1_000_000 };

/** All clubs that a question asks for, in its order, as a workbook. null: there is no edition. */
export async function exportClubs({ database }: BackOfficeContext, query: ClubQuery): Promise<Buffer | null> {
  const read = async (editionId: number, tx: Tx) => {
    const { clubs, categories } = await findRegistrations(editionId, tx);
    const { rows } = listClubs(clubs, categories, { ...query, ...all });
    return clubTable(rows, await clubExport.findAllByEditionId(editionId, tx));
  };
  return workbook('clubs', await database.transaction((tx) => ofCurrent(read, tx)));
}

/** The same of referees. */
export async function exportReferees(
  { database }: BackOfficeContext,
  query: RefereeQuery,
): Promise<Buffer | null> {
  const read = async (editionId: number, tx: Tx) => {
    const { rows } = listReferees(await findReferees(editionId, tx), { ...query, ...all });
    return refereeTable(rows, await refereeExport.findAllByEditionId(editionId, tx));
  };
  return workbook('referees', await database.transaction((tx) => ofCurrent(read, tx)));
}

async function ofCurrent(read: (editionId: number, tx: Tx) => Promise<Table>, tx: Tx): Promise<Table | null> {
  const edition = await findCurrent(tx);
  return edition && read(edition.id, tx);
}

async function workbook(name: string, table: Table | null): Promise<Buffer | null> {
  return table && writeXlsx(name, table);
}
