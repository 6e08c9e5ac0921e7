import { inLanguage } from '@sevenmetre/rules/language';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { type NamedSheet, sheetOf } from '../../../workbooks/index.ts';
import type { OrderExportRow, TeamExportRow } from './order-export.repository.ts';

const orderColumns = [
  'package',
  'bundlePersons',
  'handballPersons',
  'vipPartyPersons',
  'singleRoomPersons',
  'place',
  'halls',
  'classrooms',
  'rooms',
] as const;

export const teamColumns = [
  'clubId',
  'club',
  'id',
  'team',
  'name',
  'teamNumber',
  'categoryCode',
  'teamState',
  'serviceLevel',
  ...orderColumns,
  'participants',
  'groups',
] as const;

export const extraPersonsColumns = ['clubId', 'club', 'id', ...orderColumns] as const;

/** Teams with their orders. */
export function teamSheet(rows: readonly TeamExportRow[], locale: Locale): NamedSheet {
  return sheetOf(
    'teams',
    teamColumns,
    rows.map((row) => ({
      ...row,
      team: teamDisplayName({ ...row, clubName: row.club }),
      package: inLanguage(locale, { cs: row.packageCs, en: row.packageEn }),
      serviceLevel: inLanguage(locale, { cs: row.levelCs, en: row.levelEn }),
    })),
  );
}

/** People of clubs who belong to no team. */
export function extraPersonsSheet(rows: readonly OrderExportRow[], locale: Locale): NamedSheet {
  return sheetOf(
    'extraPersons',
    extraPersonsColumns,
    rows.map((row) => ({ ...row, package: inLanguage(locale, { cs: row.packageCs, en: row.packageEn }) })),
  );
}
