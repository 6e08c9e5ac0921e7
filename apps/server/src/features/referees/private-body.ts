import type { RefereePrivate } from '@sevenmetre/contract/referees/schemas';
import { nightsBetween } from '@sevenmetre/rules/registration';
import { utcText } from '../competition/index.ts';
import type { RefereeRow } from './referee.repository.ts';

export interface PrivateBodyOptions {
  /** The referee's hotel is shown only if the organiser publishes it. */
  readonly showsHotel: boolean;
  readonly updateTill: Date | null;
  readonly links: RefereePrivate['links'];
}

/** A registration for the referee and organisers. */
export function privateBody(row: RefereeRow, options: PrivateBodyOptions): RefereePrivate {
  const { referee, timeZone, countryCode, tshirtSize, project } = row;
  const { id, firstName, lastName, sex, birthYear, street, city, zip, email, phone } = referee;
  return {
    referee: { id, firstName, lastName, sex, countryCode, birthYear },
    contact: { street, city, zip, email, phone },
    accommodation: accommodation(row, options),
    other: {
      colleagueRequested: referee.colleagueRefereeRequested,
      highestCompetition: referee.highestCompetition,
      project: project ?? referee.refereeProjectName,
      tshirtSize,
      mealVouchers: referee.mealVouchers,
    },
    note: referee.registrationNote,
    registration: {
      state: referee.registrationState,
      createdAt: utcText(referee.createdAt),
      updateTill: options.updateTill && utcText(options.updateTill),
      timeZone,
    },
    links: options.links,
  };
}

function accommodation(
  { referee, hotel }: RefereeRow,
  { showsHotel }: PrivateBodyOptions,
): RefereePrivate['accommodation'] {
  const { arrivalDate, departureDate } = referee;
  const { id, code, nameCs, nameEn } = hotel;
  return {
    requested: referee.wantsAccommodation,
    hotel:
      showsHotel && id !== null && code !== null
        ? { id, nameCs: nameCs ?? code, nameEn: nameEn ?? code }
        : null,
    arrivalDate,
    departureDate,
    nights: nightsBetween(arrivalDate, departureDate),
    singleRoom: referee.wantsSingleRoom,
    accompanyingPersons: referee.accompanimentPersons,
  };
}
