import type { ClubFormBody } from '@sevenmetre/contract/registrations/club-registration';
import type { ClubPatch, ClubRow } from './club.repository.ts';
import type { GroupRow, TeamRow } from './order.repository.ts';

type FormTeam = ClubFormBody['teams'][number];
type FormGroup = ClubFormBody['extraPersons'][number];

export interface StoredRegistration {
  readonly club: ClubRow;
  readonly teams: readonly TeamRow[];
  readonly groups: readonly GroupRow[];
  readonly fileIds: readonly number[];
}

const texts = [
  'street',
  'city',
  'zip',
  'tin',
  'vatin',
  'tournamentContactFirstName',
  'tournamentContactLastName',
  'tournamentContactPhone',
  'invoiceSubjectName',
  'invoiceStreet',
  'invoiceCity',
  'invoiceZip',
  'registrationNote',
] as const;
type TextField = (typeof texts)[number];

/** The form that would result in the stored registration. */
export function toForm({ club, teams, groups, fileIds }: StoredRegistration): ClubFormBody {
  const words = Object.fromEntries(texts.map((field) => [field, club[field] ?? ''])) as Record<
    TextField,
    string
  >;
  return {
    ...words,
    name: club.name,
    countryId: club.countryId,
    regionId: club.regionId,
    arrivalDate: club.arrivalDate ?? '',
    departureDate: club.departureDate ?? '',
    differentInvoiceAddress: club.differentInvoiceAddress,
    invoiceCountryId: club.invoiceCountryId,
    uploadedFilesId: [...fileIds],
    agreeToTerms: club.agreedToTermsAt !== null,
    teams: teams.map(toFormTeam),
    extraPersons: groups.map((group) => ({ id: group.id, ...orderOf(group) })),
  };
}

function toFormTeam(team: TeamRow): FormTeam {
  return {
    id: team.id,
    name: team.name ?? '',
    teamCategoryId: team.categoryId,
    teamStartServiceLevelId: team.serviceLevelId,
    ...orderOf(team),
  };
}

function orderOf(row: TeamRow | GroupRow) {
  const { bundlePricelistItemId, bundlePersons, handballPersons, vipPartyPersons, singleRoomPersons } = row;
  return { bundlePricelistItemId, bundlePersons, handballPersons, vipPartyPersons, singleRoomPersons };
}

/**
 * The columns of a club that a form sets. Empty texts become null; the other address is stored only if given.
 */
export function toClubColumns(form: ClubFormBody): ClubPatch & { name: string } {
  const words = Object.fromEntries(texts.map((field) => [field, form[field].trim() || null])) as Record<
    TextField,
    string | null
  >;
  const different = form.differentInvoiceAddress;
  return {
    ...words,
    ...(different ? {} : { invoiceStreet: null, invoiceCity: null, invoiceZip: null }),
    name: form.name.trim(),
    regionId: form.regionId,
    arrivalDate: form.arrivalDate || null,
    departureDate: form.departureDate || null,
    differentInvoiceAddress: different,
    invoiceCountryId: different ? form.invoiceCountryId : null,
  };
}

/** A form as it would be returned after storing, to distinguish repeats from changes. */
function normalForm(form: ClubFormBody): ClubFormBody {
  const columns = toClubColumns(form);
  const words = Object.fromEntries(texts.map((field) => [field, columns[field] ?? ''])) as Record<
    TextField,
    string
  >;
  return {
    ...form,
    ...words,
    name: columns.name,
    invoiceCountryId: columns.invoiceCountryId ?? null,
    uploadedFilesId: form.uploadedFilesId.toSorted((a, b) => a - b),
    teams: form.teams.map((team) => ({ ...team, name: team.name.trim() })),
  };
}

/** Names of differences: single fields of the club; teams, extra persons and files as wholes. */
export function changedFields(before: ClubFormBody, after: ClubFormBody): string[] {
  const [one, other] = [normalForm(before), normalForm(after)];
  return (Object.keys(one) as (keyof ClubFormBody)[]).filter(
    (field) => JSON.stringify(canonical(one[field])) !== JSON.stringify(canonical(other[field])),
  );
}

/** Fields in one order: a repeat may have another. */
function canonical(value: ClubFormBody[keyof ClubFormBody]): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((entry: number | FormTeam | FormGroup) =>
    typeof entry === 'number' ? entry : Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
