import type { ClubOffer, ClubRegistration } from '@sevenmetre/contract/registrations/club-registration';
import { teamDisplayName } from '@sevenmetre/rules/names';
import { type Order, type OrderLine, currencyOf, orderLines, totalOf } from '@sevenmetre/rules/pricing';
import {
  type ClubHint,
  type FieldClubError,
  type OrderForm,
  clubHints,
  checkClub,
  checkPackagePlaces,
  numberTeams,
  offeredPackages,
  packagePersons,
  placeTeams,
} from '@sevenmetre/rules/registration';
import type { Currency, TeamState } from '@sevenmetre/rules/vocabulary';
import type { DraftForm } from './draft.ts';

export type PriceItem = ClubOffer['priceList'][number];

interface TeamView {
  /** As it will be called when it has no name of its own. */
  readonly ownName: string;
  readonly state: TeamState;
  /** Minor units. */
  readonly total: number;
  readonly fee: PriceItem | null;
}

export interface FormView {
  readonly currency: Currency;
  readonly countryCode: string | null;
  readonly errors: readonly FieldClubError[];
  readonly hints: readonly ClubHint[];
  /** By the form's order. */
  readonly teams: readonly TeamView[];
  readonly groupTotals: readonly number[];
  /** Minor units. */
  readonly total: number;
  /** With a package, of teams that have a place and of extra persons. */
  readonly persons: number;
  readonly packages: readonly PriceItem[];
  /** Places of a package that are left beside those in this form; null: no bound. */
  readonly packagesLeft: ReadonlyMap<number, number | null>;
  /** Places of a category that are left beside those in this form; null: no bound. */
  readonly categoriesLeft: ReadonlyMap<number, number | null>;
}

type Stored = Pick<ClubRegistration, 'teams' | 'form'> | null;

/**
 * Everything that a form shows beside what was typed: prices, places left, sums, what is wrong. The same rules as the
 * server's, on what the server said last; the server decides.
 */
export function formView(form: DraftForm, offer: ClubOffer, stored: Stored): FormView {
  const choices = { ...offer, ...offer.edition };
  const country = offer.countries.find(({ id }) => id === form.countryId);
  const currency = country ? currencyOf(country) : 'EUR';
  const states = statesOf(form, offer, stored);
  const lines = linesOf(form, states, offer, currency);
  const packages = offeredPackages(form.countryId, choices);
  const known = new Set(packages.map(({ id }) => id));
  const coming = form.teams.filter((_, index) => states[index] !== 'withdrawn');
  const ordered = packagePersons([...coming, ...form.extraPersons]);
  return {
    currency,
    countryCode: country?.countryCode ?? null,
    errors: [...checkClub(form, choices), ...checkPackagePlaces(form, offer.priceList, stored?.teams ?? [])],
    hints: clubHints(form, country?.countryCode ?? null),
    teams: teamsOf(form, { states, lines, offer, stored }),
    groupTotals: form.extraPersons.map((_, index) => totalOf(linesAt(lines, `extra:${index}`))),
    total: totalOf(lines),
    persons: chargedPersons(form, states),
    packages: offer.priceList.filter(({ id }) => known.has(id)),
    packagesLeft: new Map(
      offer.priceList.map(({ id, left }) => [id, left === null ? null : left - (ordered.get(id) ?? 0)]),
    ),
    categoriesLeft: categoriesLeft(form, states, offer),
  };
}

function storedTeams(stored: Stored) {
  const categories = new Map(stored?.form.teams.map(({ id, teamCategoryId }) => [id, teamCategoryId]));
  return new Map(
    (stored?.teams ?? []).map((team) => [team.id, { ...team, categoryId: categories.get(team.id) ?? 0 }]),
  );
}

/** A team without a category yet takes no place. */
function statesOf(form: DraftForm, { categories }: ClubOffer, stored: Stored): TeamState[] {
  const known = storedTeams(stored);
  const teams = form.teams.map(({ id, teamCategoryId }) => ({
    categoryId: teamCategoryId ?? 0,
    stored: id === null ? null : (known.get(id) ?? null),
  }));
  return placeTeams(teams, categories);
}

function chargedPersons({ teams, extraPersons }: DraftForm, states: readonly TeamState[]): number {
  const charged = [...teams.filter((_, index) => states[index] === 'accepted'), ...extraPersons];
  return charged.reduce((sum, order) => sum + countsOf(order).bundlePersons, 0);
}

function linesOf(
  { teams, extraPersons }: DraftForm,
  states: readonly TeamState[],
  { priceList }: ClubOffer,
  currency: Currency,
): OrderLine[] {
  const order: Order = {
    registrationState: 'new',
    teams: teams.map((team, index) => ({
      ...countsOf(team),
      id: index,
      state: states[index] ?? 'accepted',
      serviceLevelId: team.teamStartServiceLevelId,
    })),
    extraPersons: extraPersons.map((group, index) => ({ ...countsOf(group), id: index })),
  };
  return orderLines(order, priceList, currency);
}

/** An invalid count costs nothing; its field shows the error. */
function countsOf(order: OrderForm) {
  const count = (value: number | null) =>
    value !== null && Number.isSafeInteger(value) && value > 0 ? value : 0;
  return {
    bundlePricelistItemId: order.bundlePricelistItemId,
    bundlePersons: count(order.bundlePersons),
    handballPersons: count(order.handballPersons),
    vipPartyPersons: count(order.vipPartyPersons),
    singleRoomPersons: count(order.singleRoomPersons),
  };
}

function linesAt(lines: readonly OrderLine[], key: string): OrderLine[] {
  return lines.filter(({ systemKey }) => systemKey.startsWith(`${key}:`));
}

interface Around {
  readonly states: readonly TeamState[];
  readonly lines: readonly OrderLine[];
  readonly offer: ClubOffer;
  readonly stored: Stored;
}

function teamsOf(form: DraftForm, { states, lines, offer, stored }: Around): TeamView[] {
  const known = storedTeams(stored);
  const numbers = numberTeams(
    form.teams.map(({ id, teamCategoryId }) => ({
      categoryId: teamCategoryId ?? 0,
      stored: id === null ? null : (known.get(id) ?? null),
    })),
  );
  return form.teams.map((_, index) => {
    const own = linesAt(lines, `team:${index}`);
    const fee = own.find(({ systemKey }) => systemKey.endsWith(':entry-fee'));
    return {
      ownName: teamDisplayName({ name: null, clubName: form.name, teamNumber: numbers[index] ?? 1 }),
      state: states[index] ?? 'accepted',
      total: totalOf(own),
      fee: offer.priceList.find(({ id }) => id === fee?.pricelistItemId) ?? null,
    };
  });
}

function categoriesLeft(
  { teams }: DraftForm,
  states: readonly TeamState[],
  { categories }: ClubOffer,
): Map<number, number | null> {
  return new Map(
    categories.map(({ id, capacity, acceptedOfOthers }) => {
      const own = teams.filter(
        ({ teamCategoryId }, index) => teamCategoryId === id && states[index] === 'accepted',
      ).length;
      return [id, capacity === null ? null : Math.max(0, capacity - acceptedOfOthers - own)];
    }),
  );
}

/** The price in the currency of the club. Minor units. */
export function priceIn(
  currency: Currency,
  item: { readonly priceCzk: number; readonly priceEur: number },
): number {
  return currency === 'CZK' ? item.priceCzk : item.priceEur;
}
