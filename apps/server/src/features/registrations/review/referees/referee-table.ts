import type { CheckedReferee } from '@sevenmetre/rules/registration';
import { nightsBetween } from '@sevenmetre/rules/registration';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { checkCell, momentCell, type NamedSheet, sheetOf } from '../../../workbooks/index.ts';
import type { RefereeExportRow } from './referee-export.repository.ts';

export const refereeColumns = [
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
  'colleagueRequested',
  'tshirtSize',
  'refereeProject',
  'wantsAccommodation',
  'wantsSingleRoom',
  'accompanimentPersons',
  'mealVouchers',
  'arrivalDate',
  'departureDate',
  'nights',
  'accommodationPlace',
  'refereeInHalls',
  'agreedToTermsAt',
  'createdAt',
  'updatedAt',
  'registrationNote',
  'internalNote',
  'checks',
] as const;

interface Exported {
  readonly details: ReadonlyMap<number, RefereeExportRow>;
  /** Days with halls by registration id. */
  readonly halls: ReadonlyMap<number, string>;
  readonly timeZone: string;
  readonly locale: Locale;
}

/** Referees as a sheet. */
export function refereeSheet(
  referees: readonly CheckedReferee[],
  { details, halls, timeZone, locale }: Exported,
): NamedSheet {
  const rows = referees.flatMap((referee) => {
    const detail = details.get(referee.id);
    if (!detail) return [];
    const { arrivalDate, departureDate } = detail.shown;
    return {
      ...detail.shown,
      ...detail,
      id: referee.id,
      firstName: referee.firstName,
      lastName: referee.lastName,
      countryCode: referee.countryCode,
      registrationState: referee.state,
      email: referee.email,
      phone: referee.phone,
      colleague: referee.hasColleague ? referee.colleague : null,
      refereeProject: detail.project ?? detail.ownProject,
      nights: nightsBetween(arrivalDate, departureDate),
      refereeInHalls: halls.get(referee.id) ?? null,
      agreedToTermsAt: momentCell(detail.agreedToTermsAt, timeZone),
      createdAt: momentCell(new Date(referee.createdAt), timeZone),
      updatedAt: momentCell(detail.updatedAt, timeZone),
      checks: checkCell(
        locale,
        referee.checks.map((code) => ({ code })),
      ),
    };
  });
  return sheetOf('referees', refereeColumns, rows);
}
