import type { ClubRegistrationAdmin } from '@sevenmetre/contract/registrations/admin-registrations';
import { utcText } from '../../../competition/index.ts';
import type * as clubRepository from './club.repository.ts';
import type { ClubRow } from './club.repository.ts';

type Detail = ClubRegistrationAdmin;

/** All fields of a registration for organisers. */
export function clubFields(row: ClubRow): Detail['club'] {
  const { shown, countryCode, region, invoiceCountryCode, agreedToTermsAt, createdAt, updatedAt } = row;
  return {
    ...shown,
    countryCode,
    region,
    invoiceCountryCode,
    agreedToTermsAt: agreedToTermsAt && utcText(agreedToTermsAt),
    createdAt: utcText(createdAt),
    updatedAt: utcText(updatedAt),
  };
}

type TeamRow = Awaited<ReturnType<typeof clubRepository.findTeams>>[number];

export function teamFields(row: TeamRow): Detail['teams'][number] {
  const { team, categoryCode, levelCs, levelEn, participants } = row;
  const { id, name, teamNumber, state } = team;
  return {
    id,
    name,
    teamNumber,
    state,
    categoryCode,
    participants,
    serviceLevel:
      levelCs !== null && levelEn !== null
        ? {
            nameCs: levelCs,
            nameEn: levelEn,
          }
        : null,
    ...personsOf(team, row),
  };
}

type ExtraRow = Awaited<ReturnType<typeof clubRepository.findExtraPersons>>[number];

export function extraPersonsFields(row: ExtraRow): Detail['extraPersons'][number] {
  return { id: row.group.id, ...personsOf(row.group, row) };
}

interface Persons {
  readonly bundlePersons: number;
  readonly handballPersons: number;
  readonly vipPartyPersons: number;
  readonly singleRoomPersons: number;
}

interface Ordered {
  readonly packageCs: string | null;
  readonly packageEn: string | null;
  readonly beds: number;
}

function personsOf(persons: Persons, { packageCs, packageEn, beds }: Ordered) {
  const { bundlePersons, handballPersons, vipPartyPersons, singleRoomPersons } = persons;
  const isNamed = packageCs !== null && packageEn !== null;
  return {
    bundlePersons,
    handballPersons,
    vipPartyPersons,
    singleRoomPersons,
    beds,
    package: isNamed
      ? {
          nameCs: packageCs,
          nameEn: packageEn,
        }
      : null,
  };
}
