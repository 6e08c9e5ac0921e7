import type { CheckedReferee } from '@sevenmetre/rules/back-office';
import type { Table } from '../../platform/sheets/index.ts';
import type { RefereeExportRow } from './referee-export.repository.ts';

const columns = [
  'id',
  'firstName',
  'lastName',
  'sex',
  'birthYear',
  'countryCode',
  'registrationState',
  'stateReason',
  'email',
  'phone',
  'street',
  'city',
  'zip',
  'highestCompetition',
  'colleague',
  'tshirtSize',
  'project',
  'wantsAccommodation',
  'wantsSingleRoom',
  'accompanimentPersons',
  'mealVouchers',
  'arrivalDate',
  'departureDate',
  'hallDays',
  'createdAt',
  'registrationNote',
  'internalNote',
  'checks',
] as const;

/** Referees as a table; what is true is 1, what is not is 0. */
export function refereeTable(
  referees: readonly CheckedReferee[],
  details: ReadonlyMap<number, RefereeExportRow>,
): Table {
  const rows = referees.flatMap((referee) => {
    const detail = details.get(referee.id);
    if (!detail) return [];
    const { id, firstName, lastName, countryCode, email, phone, colleague, hallDays, createdAt } = referee;
    const listed = { id, firstName, lastName, countryCode, email, phone, colleague, hallDays, createdAt };
    const cells: Record<(typeof columns)[number], string | number | null> = {
      ...detail.shown,
      ...listed,
      wantsAccommodation: Number(referee.wantsAccommodation),
      wantsSingleRoom: Number(detail.wantsSingleRoom),
      registrationState: referee.state,
      tshirtSize: detail.tshirtSize,
      project: detail.project ?? detail.ownProject,
      checks: referee.checks.join('; '),
    };
    return [columns.map((column) => cells[column])];
  });
  return { columns, rows };
}
