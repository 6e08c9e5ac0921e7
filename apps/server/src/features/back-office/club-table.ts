import { standingTeams } from '@sevenmetre/rules/back-office';
import type { CheckedClub } from '@sevenmetre/rules/back-office';
import type { Table } from '../../platform/sheets/index.ts';
import type { ClubExportRow } from './club-export.repository.ts';

const columns = [
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
  'registrationNote',
  'internalNote',
  'checks',
] as const;

/** Registrations as a table, amounts in whole units of the club's currency. */
export function clubTable(clubs: readonly CheckedClub[], details: ReadonlyMap<number, ClubExportRow>): Table {
  const rows = clubs.flatMap((club) => {
    const detail = details.get(club.id);
    if (!detail) return [];
    const cells: Record<(typeof columns)[number], string | number | null> = {
      ...detail,
      ...counted(club),
      id: club.id,
      name: club.name,
      countryCode: club.countryCode,
      registrationState: club.state,
      variableSymbol: club.variableSymbol,
      tin: club.tin,
      admins: club.emails.join(', '),
      createdAt: club.createdAt,
    };
    return [columns.map((column) => cells[column])];
  });
  return { columns, rows };
}

function counted(club: CheckedClub) {
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
    toPay: owed / 100,
    paid: paid / 100,
    rest: (owed - paid) / 100,
    checks: checks.map(({ code, about }) => [code, ...about].join(' ')).join('; '),
  };
}
