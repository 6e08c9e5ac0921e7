import type { CheckedClub, ClubListColumn } from '@sevenmetre/rules/registration';
import { clubListColumns, standingTeams } from '@sevenmetre/rules/registration';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import {
  amountCell,
  checkCell,
  chosenColumns,
  momentCell,
  type NamedSheet,
  sheetOf,
} from '../../../workbooks/index.ts';
import type { ClubExportRow } from './club-export.repository.ts';

export const clubColumns = [
  'id',
  'name',
  'countryCode',
  'region',
  'registrationState',
  'stateReason',
  'teams',
  'teamsAccepted',
  'teamsWaiting',
  'categories',
  'persons',
  'extraPersons',
  'currency',
  'toPay',
  'paid',
  'rest',
  'variableSymbol',
  'tin',
  'vatin',
  'street',
  'city',
  'zip',
  'invoiceSubjectName',
  'differentInvoiceAddress',
  'invoiceStreet',
  'invoiceCity',
  'invoiceZip',
  'invoiceCountryCode',
  'arrivalDate',
  'departureDate',
  'contactFirstName',
  'contactLastName',
  'contactPhone',
  'admins',
  'locale',
  'agreedToTermsAt',
  'createdAt',
  'updatedAt',
  'registrationNote',
  'internalNote',
  'files',
  'checks',
] as const;

type Column = (typeof clubColumns)[number];

/** What an export shows for each column of the list. */
const seen: Readonly<Record<ClubListColumn, readonly Column[]>> = {
  name: ['name', 'countryCode'],
  teams: ['teams', 'categories'],
  persons: ['persons', 'extraPersons'],
  state: ['registrationState'],
  checks: ['checks'],
  owed: ['currency', 'toPay'],
  paid: ['currency', 'paid'],
  arrival: ['arrivalDate'],
  waits: ['createdAt'],
  rest: ['currency', 'rest'],
  country: ['countryCode'],
  contact: ['contactFirstName', 'contactLastName', 'contactPhone'],
  symbol: ['variableSymbol'],
};

/** The columns of a sheet for the chosen columns of the list, in their order; every field where nothing was chosen. */
export function columnsOfSheet(chosen: string | undefined): readonly Column[] {
  return chosenColumns(chosen, { all: clubColumns, seen, keys: clubListColumns });
}

interface Exported {
  readonly details: ReadonlyMap<number, ClubExportRow>;
  /** Names of files, by club id. */
  readonly files: ReadonlyMap<number, string>;
  readonly timeZone: string;
  readonly locale: Locale;
  readonly columns: readonly Column[];
}

/** Registrations as a sheet, with amounts in whole units of the club's currency. */
export function clubSheet(
  clubs: readonly CheckedClub[],
  { details, files, timeZone, locale, columns }: Exported,
): NamedSheet {
  const rows = clubs.flatMap((club) => {
    const detail = details.get(club.id);
    if (!detail) return [];
    return {
      ...detail,
      ...counted(club, locale),
      agreedToTermsAt: momentCell(detail.agreedToTermsAt, timeZone),
      createdAt: momentCell(new Date(club.createdAt), timeZone),
      updatedAt: momentCell(detail.updatedAt, timeZone),
      contactFirstName: detail.tournamentContactFirstName,
      contactLastName: detail.tournamentContactLastName,
      contactPhone: detail.tournamentContactPhone,
      name: club.name,
      countryCode: club.countryCode,
      registrationState: club.state,
      variableSymbol: club.variableSymbol,
      tin: club.tin,
      admins: club.emails.join(', '),
      files: files.get(club.id) ?? null,
    };
  });
  return sheetOf('clubs', columns, rows);
}

function counted(club: CheckedClub, locale: Locale) {
  const teams = standingTeams(club);
  const { currency, owed, paid, extraPersons, checks } = club;
  return {
    teams: teams.length,
    teamsAccepted: teams.filter(({ state }) => state === 'accepted').length,
    teamsWaiting: teams.filter(({ state }) => state === 'waiting').length,
    categories: teams.map(({ categoryCode }) => categoryCode).join(', '),
    persons: teams.reduce((sum, { persons }) => sum + persons, 0),
    extraPersons,
    currency,
    toPay: amountCell(owed),
    paid: amountCell(paid),
    rest: amountCell(owed - paid),
    checks: checkCell(locale, checks),
  };
}
