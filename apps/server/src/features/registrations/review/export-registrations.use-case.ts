import type { ClubQuery, RefereeQuery } from '@sevenmetre/rules/registration';
import { listClubs, listReferees } from '@sevenmetre/rules/registration';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../../platform/database/index.ts';
import { type NamedSheet, writeWorkbook } from '../../workbooks/index.ts';
import * as clubExport from './clubs/club-export.repository.ts';
import { findRegistrations } from './clubs/club-list.repository.ts';
import { clubSheet, columnsOfSheet } from './clubs/club-table.ts';
import { type EditionRow, findCurrentEdition } from '../../competition/index.ts';
import * as orderExport from './clubs/order-export.repository.ts';
import { extraPersonsSheet, teamSheet } from './clubs/order-tables.ts';
import * as refereeExport from './referees/referee-export.repository.ts';
import { findAllByEditionId as findReferees } from './referees/referee-list.repository.ts';
import { columnsOfRefereeSheet, refereeSheet } from './referees/referee-table.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../../platform/use-case/index.ts';

/** Larger than any edition. */
const all = { page: 1, size: 1_000_000 };

/** How a workbook is read: its language, and the columns of the list as they are seen; undefined: every field. */
interface Shown {
  readonly locale: Locale;
  readonly columns: string | undefined;
}

/**
 * The clubs that a query selects, in its order, as a workbook: the columns that are seen, or every field with the teams and extra
 * persons.
 */
export function exportClubs(
  context: UseCaseContext,
  query: ClubQuery,
  { locale, columns }: Shown,
): Promise<Outcome<Buffer>> {
  return workbook(context, locale, async ({ id, timeZone }, tx) => {
    const { clubs, categories } = await findRegistrations({ id, timeZone }, context.clock.now(), tx);
    const { rows } = listClubs(clubs, categories, { ...query, ...all });
    const details = await clubExport.findAllByEditionId(id, tx);
    const files = await clubExport.findFileNames(id, tx);
    const sheet = clubSheet(rows, { details, files, timeZone, locale, columns: columnsOfSheet(columns) });
    if (columns !== undefined) return [sheet];
    const asked = new Set(rows.map((club) => club.id));
    const isAsked = ({ clubId }: { readonly clubId: number }) => asked.has(clubId);
    const teams = await orderExport.findTeams(id, tx);
    const extraPersons = await orderExport.findExtraPersons(id, tx);
    return [
      sheet,
      teamSheet(teams.filter(isAsked), locale),
      extraPersonsSheet(extraPersons.filter(isAsked), locale),
    ];
  });
}

/** The same for referees. */
export function exportReferees(
  context: UseCaseContext,
  query: RefereeQuery,
  { locale, columns }: Shown,
): Promise<Outcome<Buffer>> {
  return workbook(context, locale, async ({ id, timeZone }, tx) => {
    const { rows } = listReferees(await findReferees(id, tx), { ...query, ...all });
    const details = await refereeExport.findAllByEditionId(id, tx);
    const halls = await refereeExport.findHalls(id, tx);
    return [
      refereeSheet(rows, {
        details,
        halls,
        timeZone,
        locale,
        columns: columnsOfRefereeSheet(columns),
      }),
    ];
  });
}

type Read = (edition: EditionRow, tx: Tx) => Promise<NamedSheet[]>;

async function workbook({ database }: UseCaseContext, locale: Locale, read: Read): Promise<Outcome<Buffer>> {
  const sheets = await database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      return edition && read(edition, tx);
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  );
  return sheets ? done(await writeWorkbook(locale, sheets)) : refuse('edition-missing');
}
