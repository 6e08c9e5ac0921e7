import type { ClubFormBody, ClubOffer } from '@sevenmetre/contract/registrations/club-registration';
import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import { currencyOf } from '@sevenmetre/rules/pricing';
import { clubLimits, divideAmongTeams, type JoinOrder } from '@sevenmetre/rules/registration';
import type {
  ClubForm,
  ClubStep,
  ExtraPersonsForm,
  OrderForm,
  TeamForm,
} from '@sevenmetre/rules/registration';

/** Each row has its own key, since a team that is not stored yet has no id. */
export interface DraftTeam extends TeamForm {
  readonly key: string;
}
export interface DraftGroup extends ExtraPersonsForm {
  readonly key: string;
}
export interface DraftForm extends Omit<ClubForm, 'teams' | 'extraPersons'> {
  readonly teams: readonly DraftTeam[];
  readonly extraPersons: readonly DraftGroup[];
}

/** Everything of a form that is not sent yet: what a reload must not lose. */
export interface RegistrationDraft {
  readonly form: DraftForm;
  /** Names of the files that the form names by id. */
  readonly files: readonly UploadedFile[];
  readonly step: ClubStep;
  /** Steps whose errors are said: those that somebody wanted to leave. */
  readonly checked: readonly ClubStep[];
  /** Key of the whole form: the server makes one registration of it, however often it is sent. */
  readonly clientKey: string;
  /** What was counted on the join page, once it is in the form or was refused; absent: nothing. */
  readonly order?: JoinOrder | null;
  /** What was stored when this form began; null: a new registration. */
  readonly base: { readonly revision: number; readonly form: ClubFormBody } | null;
}

/** Grows with the shape of `RegistrationDraft`: drafts of another shape are forgotten. */
export const draftVersion = 1;

const noPersons: OrderForm = {
  bundlePricelistItemId: null,
  bundlePersons: 0,
  handballPersons: 0,
  vipPartyPersons: 0,
  singleRoomPersons: 0,
};

interface FirstUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
}

/** A new form: who fills it in is the contact, until it is said otherwise. */
export function emptyForm(
  { firstName, lastName, phone }: FirstUser,
  offer: ClubOffer,
  key: string,
): DraftForm {
  return {
    name: '',
    street: '',
    city: '',
    zip: '',
    countryId: null,
    regionId: null,
    tin: '',
    vatin: '',
    tournamentContactFirstName: firstName,
    tournamentContactLastName: lastName,
    tournamentContactPhone: phone ?? '',
    arrivalDate: offer.edition.startDate,
    departureDate: offer.edition.endDate,
    invoiceSubjectName: '',
    differentInvoiceAddress: false,
    invoiceStreet: '',
    invoiceCity: '',
    invoiceZip: '',
    invoiceCountryId: null,
    registrationNote: '',
    uploadedFilesId: [],
    agreeToTerms: false,
    teams: [newTeam(undefined, offer, key)],
    extraPersons: [],
  };
}

/** Another team is mostly like the one before; its category and name are its own. */
export function newTeam(before: DraftTeam | undefined, { serviceLevels }: ClubOffer, key: string): DraftTeam {
  const order = before ? orderOf(before) : noPersons;
  const teamStartServiceLevelId = before?.teamStartServiceLevelId ?? serviceLevels[0]?.id ?? null;
  return { ...order, key, id: null, name: '', teamCategoryId: null, teamStartServiceLevelId };
}

/** The only country whose clubs pay in the currency of the order; null: there are several, or it names none (CR13). */
export function countryOfOrder(order: JoinOrder | null, { countries }: ClubOffer): number | null {
  const [only, other] = countries.filter((country) => currencyOf(country) === order?.currency);
  return other === undefined ? (only?.id ?? null) : null;
}

/**
 * The teams of an order of the join page (CR13). What this edition does not offer is left out; the form then asks for it
 * as for everything else.
 */
export function teamsOfOrder(order: JoinOrder, offer: ClubOffer, key: () => string): DraftTeam[] {
  const { categories, priceList, serviceLevels } = offer;
  const isPackage = priceList.some(
    ({ id, serviceType }) => id === order.packageId && serviceType === 'package',
  );
  const level = serviceLevels.find(({ id }) => id === order.serviceLevelId) ?? serviceLevels[0];
  const category = categories.find(({ code }) => code === order.category);
  return divideAmongTeams(order).map((persons, index) => ({
    ...noPersons,
    ...(isPackage && persons > 0
      ? { bundlePricelistItemId: order.packageId, bundlePersons: Math.min(persons, clubLimits.persons) }
      : {}),
    key: key(),
    id: null,
    name: '',
    teamCategoryId: index === 0 ? (category?.id ?? null) : null,
    teamStartServiceLevelId: level?.id ?? null,
  }));
}

export function newGroup(key: string): DraftGroup {
  return { ...noPersons, key, id: null };
}

function orderOf(order: OrderForm): OrderForm {
  const { bundlePricelistItemId, bundlePersons, handballPersons, vipPartyPersons, singleRoomPersons } = order;
  return { bundlePricelistItemId, bundlePersons, handballPersons, vipPartyPersons, singleRoomPersons };
}

/** A form as it is typed from one that was stored. */
export function toDraftForm(form: ClubFormBody): DraftForm {
  return {
    ...form,
    teams: form.teams.map((team, index) => ({ ...team, key: `t${team.id ?? `n${index}`}` })),
    extraPersons: form.extraPersons.map((group, index) => ({ ...group, key: `g${group.id ?? `n${index}`}` })),
  };
}

/** A form as it is sent: empty counts become zero. */
export function toBody(form: DraftForm): ClubFormBody {
  return {
    ...form,
    uploadedFilesId: [...form.uploadedFilesId],
    teams: form.teams.map(({ key: _, ...team }) => ({ ...team, ...counted(team) })),
    extraPersons: form.extraPersons.map(({ key: _, ...group }) => ({ ...group, ...counted(group) })),
  };
}

function counted(order: OrderForm) {
  const { bundlePricelistItemId, bundlePersons, handballPersons, vipPartyPersons, singleRoomPersons } = order;
  return {
    bundlePricelistItemId,
    bundlePersons: bundlePersons ?? 0,
    handballPersons: handballPersons ?? 0,
    vipPartyPersons: vipPartyPersons ?? 0,
    singleRoomPersons: singleRoomPersons ?? 0,
  };
}
