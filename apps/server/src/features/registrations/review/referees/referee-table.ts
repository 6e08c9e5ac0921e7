import type { CheckedReferee, RefereeListColumn } from '@sevenmetre/rules/registration';
import { nightsBetween, refereeListColumns } from '@sevenmetre/rules/registration';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { checkCell, chosenColumns, momentCell, type NamedSheet, sheetOf } from '../../../workbooks/index.ts';
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
  'licenceNumber',
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

type Column = (typeof refereeColumns)[number];

/** What an export shows for each column of the list. */
const seen: Readonly<Record<RefereeListColumn, readonly Column[]>> = {
  name: ['firstName', 'lastName', 'countryCode'],
  colleague: ['colleague', 'colleagueRequested'],
  state: ['registrationState'],
  checks: ['checks'],
  bed: ['wantsAccommodation', 'accommodationPlace'],
  halls: ['refereeInHalls'],
  waits: ['createdAt'],
  country: ['countryCode'],
  email: ['email'],
  phone: ['phone'],
};

/** The columns of a sheet for the chosen columns of the list, in their order; every field where nothing was chosen. */
export function columnsOfRefereeSheet(chosen: string | undefined): readonly Column[] {
  return chosenColumns(chosen, { all: refereeColumns, seen, keys: refereeListColumns });
}

interface Exported {
  readonly details: ReadonlyMap<number, RefereeExportRow>;
  /** Days with halls by registration id. */
  readonly halls: ReadonlyMap<number, string>;
  readonly timeZone: string;
  readonly locale: Locale;
  readonly columns: readonly Column[];
}

/** Referees as a sheet. */
export function refereeSheet(
  referees: readonly CheckedReferee[],
  { details, halls, timeZone, locale, columns }: Exported,
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
  return sheetOf('referees', columns, rows);
}
