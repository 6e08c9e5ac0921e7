import { audienceOf, currencyOf, type PriceListItem } from '../pricing/index.ts';
import { firstError, maxLength, wholeNumber } from '../validation/index.ts';
import type { ClubError, FieldClubError } from './club-error.ts';
import { type ClubForm, clubLimits, type OrderForm, type TeamForm } from './club-form.ts';
import type { ClubChoices } from './club-choices.ts';

/** Errors of the teams and the extra persons (CR3 to CR7). */
export function checkOrders(form: ClubForm, choices: ClubChoices): FieldClubError[] {
  const packages = offeredPackages(form.countryId, choices);
  const levels = choices.serviceLevels;
  const errors = form.teams.flatMap((team, index) => [
    ...checkTeam(team, choices).map((error) => below(`teams.${index}`, error)),
    ...checkOrder(team, packages).map((error) => below(`teams.${index}`, error)),
    ...(levels.length > 0 ? checkLevel(team, levels, index) : []),
  ]);
  const extra = form.extraPersons.flatMap((group, index) =>
    checkOrder(group, packages).map((error) => below(`extraPersons.${index}`, error)),
  );
  return [...checkLists(form), ...errors, ...extra];
}

/** Packages that a club of a country may choose: those sold to such clubs, and those it has already. */
export function offeredPackages(
  countryId: number | null,
  { countries, priceList, keptPackageIds }: ClubChoices,
): PriceListItem[] {
  const country = countries.find(({ id }) => id === countryId);
  const audience = country ? audienceOf(currencyOf(country)) : null;
  return priceList.filter(
    ({ id, serviceType, isActive, availabilityFilter: filter }) =>
      serviceType === 'package' &&
      (keptPackageIds.includes(id) || (isActive && (filter === null || filter === audience))),
  );
}

function checkLists({ teams, extraPersons }: ClubForm): FieldClubError[] {
  const { teams: mostTeams, extraPersons: mostGroups } = clubLimits;
  return [
    ...(teams.length === 0 ? [{ field: 'teams', error: { code: 'teamMissing' } } as const] : []),
    ...(teams.length > mostTeams
      ? [{ field: 'teams', error: { code: 'max', max: mostTeams } } as const]
      : []),
    ...(extraPersons.length > mostGroups
      ? [{ field: 'extraPersons', error: { code: 'max', max: mostGroups } } as const]
      : []),
    ...repeated('teams', teams),
    ...repeated('extraPersons', extraPersons),
  ];
}

function repeated(list: string, records: readonly { readonly id: number | null }[]): FieldClubError[] {
  return records.flatMap(({ id }, index) =>
    id !== null && records.findIndex((other) => other.id === id) !== index
      ? [{ field: `${list}.${index}.id`, error: { code: 'unique' } }]
      : [],
  );
}

function checkTeam(team: TeamForm, { categories }: ClubChoices): FieldClubError[] {
  const name = firstError(team.name, [maxLength(clubLimits.line)]);
  return [
    ...(name ? [{ field: 'name', error: name }] : []),
    ...checkChoice('teamCategoryId', team.teamCategoryId, categories),
  ];
}

function checkLevel(team: TeamForm, levels: ClubChoices['serviceLevels'], index: number): FieldClubError[] {
  return checkChoice(`teams.${index}.teamStartServiceLevelId`, team.teamStartServiceLevelId, levels);
}

function checkChoice(
  field: string,
  chosen: number | null,
  offered: readonly { readonly id: number }[],
): FieldClubError[] {
  if (chosen === null) return [{ field, error: { code: 'required' } }];
  return offered.some(({ id }) => id === chosen) ? [] : [{ field, error: { code: 'unknown' } }];
}

const counted = wholeNumber(0, clubLimits.persons);

function checkOrder(order: OrderForm, packages: readonly PriceListItem[]): FieldClubError[] {
  const chosen = packages.find(({ id }) => id === order.bundlePricelistItemId);
  const persons = order.bundlePersons ?? 0;
  const withPackage = order.bundlePricelistItemId !== null;
  const packageError: ClubError | null =
    withPackage && !chosen ? { code: 'unknown' } : !withPackage && persons > 0 ? { code: 'required' } : null;
  const personsError =
    counted(order.bundlePersons) ?? (chosen && persons === 0 ? { code: 'positive' as const } : null);
  return [
    ...(packageError ? [{ field: 'bundlePricelistItemId', error: packageError }] : []),
    ...(personsError ? [{ field: 'bundlePersons', error: personsError }] : []),
    ...checkExtra('handballPersons', order, chosen?.handballRestaurantAvailable ?? true),
    ...checkExtra('vipPartyPersons', order, chosen?.vipPartyAvailable ?? true),
    ...checkSingleRooms(order, chosen),
  ];
}

function checkExtra(
  field: 'handballPersons' | 'vipPartyPersons' | 'singleRoomPersons',
  order: OrderForm,
  isOffered: boolean,
): FieldClubError[] {
  const error =
    counted(order[field]) ?? (isOffered || !order[field] ? null : { code: 'notOffered' as const });
  return error ? [{ field, error }] : [];
}

/** Single rooms need a package, and are at most as many as persons. */
function checkSingleRooms(order: OrderForm, chosen: PriceListItem | undefined): FieldClubError[] {
  const errors = checkExtra('singleRoomPersons', order, chosen?.singleRoomAvailable ?? false);
  const max = order.bundlePersons ?? 0;
  const isMore = (order.singleRoomPersons ?? 0) > max;
  return isMore && errors.length === 0
    ? [{ field: 'singleRoomPersons', error: { code: 'morePersons', max } }]
    : errors;
}

function below(path: string, { field, error }: FieldClubError): FieldClubError {
  return { field: `${path}.${field}`, error };
}
