import { recordLinks } from '@sevenmetre/contract/permissions';
import type { Link } from '@sevenmetre/contract/common';
import type { RefereeRegistration } from '@sevenmetre/contract/referees/registration';
import { isShown, type ShownKey, shownKeys } from '@sevenmetre/rules/configuration';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { RegistrationWindows } from '@sevenmetre/rules/registration';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { configurationRepository, utcText } from '../../competition/index.ts';
import { findHalls } from './registration.repository.ts';
import type { RefereeRow } from './registration.repository.ts';

export interface Seen {
  readonly actor: Actor;
  readonly editionId: number;
  readonly windows: RegistrationWindows;
  readonly now: Date;
}

/**
 * Registrations for their referee and organisers: with hotels and halls once the organiser publishes them.
 */
export async function recordsOf(
  rows: readonly RefereeRow[],
  seen: Seen,
  tx: Db | Tx,
): Promise<RefereeRegistration[]> {
  if (rows.length === 0) return [];
  const keys = [shownKeys.refereeAccommodation, shownKeys.refereesInHalls];
  const values = await configurationRepository.findAllByEditionId(seen.editionId, keys, tx);
  const shows = (key: ShownKey) => organises(seen.actor) || isShown(values, key);
  const ids = rows.map(({ id }) => id);
  const halls = shows(shownKeys.refereesInHalls) ? await findHalls(ids, tx) : [];
  return rows.map((row) => ({
    ...fieldsOf(row),
    accommodationPlaceId: shows(shownKeys.refereeAccommodation) ? row.accommodationPlaceId : null,
    refereeInHalls: halls.flatMap(({ refereeId, day, placeId }) =>
      refereeId === row.id ? [{ day, placeId }] : [],
    ),
    links: links(row, seen),
  }));
}

export async function recordOf(row: RefereeRow, seen: Seen, tx: Db | Tx): Promise<RefereeRegistration> {
  const [record] = await recordsOf([row], seen, tx);
  if (!record) throw new Error('A registration has no record');
  return record;
}

/** Field by field, so that columns added for organisers are not exposed. */
function fieldsOf(row: RefereeRow) {
  return {
    id: row.id,
    revision: row.revision,
    firstName: row.firstName,
    lastName: row.lastName,
    sex: row.sex,
    birthYear: row.birthYear,
    email: row.email,
    phone: row.phone,
    street: row.street,
    city: row.city,
    zip: row.zip,
    countryId: row.countryId,
    highestCompetition: row.highestCompetition,
    licenceNumber: row.licenceNumber,
    colleagueRefereeId: row.colleagueRefereeId,
    colleagueRefereeRequested: row.colleagueRefereeRequested,
    tshirtSizeId: row.tshirtSizeId,
    refereeProjectId: row.refereeProjectId,
    refereeProjectName: row.refereeProjectName,
    wantsAccommodation: row.wantsAccommodation,
    wantsSingleRoom: row.wantsSingleRoom,
    accompanimentPersons: row.accompanimentPersons,
    mealVouchers: row.mealVouchers,
    arrivalDate: row.arrivalDate,
    departureDate: row.departureDate,
    registrationNote: row.registrationNote,
    registrationState: row.registrationState,
    stateReason: row.stateReason,
    agreeToTerms: row.agreedToTermsAt !== null,
    createdAt: utcText(row.createdAt),
    updatedAt: utcText(row.updatedAt),
  };
}

function links(row: RefereeRow, { actor, windows, now }: Seen): Link[] {
  const subject = { referee: { userId: row.userId }, windows };
  return recordLinks(actor, subject, row.id, now);
}

function organises({ roles }: Actor): boolean {
  return roles.includes('ROLE_ADMIN') || roles.includes('ROLE_SUPER_ADMIN');
}
