import { audienceOf, currencyOf, type PriceListItem } from '../pricing/index.ts';
import { firstFault, maxLength, wholeNumber } from '../validation/index.ts';
import type { ClubFault, FieldClubFault } from './club-fault.ts';
import { type ClubForm, clubLimits, type OrderForm, type TeamForm } from './club-form.ts';
import type { ClubGround } from './club-ground.ts';

/** What is wrong with the teams and the extra persons (CR3 to CR7). */
export function judgeOrders(form: ClubForm, ground: ClubGround): FieldClubFault[] {
  const packages = offeredPackages(form.countryId, ground);
  const levels = ground.serviceLevels;
  const faults = form.teams.flatMap((team, index) => [
    ...judgeTeam(team, ground).map((fault) => below(`teams.${index}`, fault)),
    ...judgeOrder(team, packages).map((fault) => below(`teams.${index}`, fault)),
    ...(levels.length > 0 ? judgeLevel(team, levels, index) : []),
  ]);
  const extra = form.extraPersons.flatMap((group, index) =>
    judgeOrder(group, packages).map((fault) => below(`extraPersons.${index}`, fault)),
  );
  return [...judgeLists(form), ...faults, ...extra];
}

/** Packages that a club of a country may choose: what is sold to such clubs, and what this one has already. */
export function offeredPackages(
  countryId: number | null,
  { countries, priceList, keptPackageIds }: ClubGround,
): PriceListItem[] {
  const country = countries.find(({ id }) => id === countryId);
  const audience = country ? audienceOf(currencyOf(country)) : null;
  return priceList.filter(
    ({ id, serviceType, isActive, availabilityFilter: filter }) =>
      serviceType === 'package' &&
      (keptPackageIds.includes(id) || (isActive && (filter === null || filter === audience))),
  );
}

function judgeLists({ teams, extraPersons }: ClubForm): FieldClubFault[] {
  const { teams: mostTeams, extraPersons: mostGroups } = clubLimits;
  return [
    ...(teams.length === 0 ? [{ field: 'teams', fault: { code: 'teamMissing' } } as const] : []),
    ...(teams.length > mostTeams
      ? [{ field: 'teams', fault: { code: 'max', max: mostTeams } } as const]
      : []),
    ...(extraPersons.length > mostGroups
      ? [{ field: 'extraPersons', fault: { code: 'max', max: mostGroups } } as const]
      : []),
    ...repeated('teams', teams),
    ...repeated('extraPersons', extraPersons),
  ];
}

function repeated(list: string, records: readonly { readonly id: number | null }[]): FieldClubFault[] {
  return records.flatMap(({ id }, index) =>
    id !== null && records.findIndex((other) => other.id === id) !== index
      ? [{ field: `${list}.${index}.id`, fault: { code: 'unique' } }]
      : [],
  );
}

function judgeTeam(team: TeamForm, { categories }: ClubGround): FieldClubFault[] {
  const name = firstFault(team.name, [maxLength(clubLimits.line)]);
  return [
    ...(name ? [{ field: 'name', fault: name }] : []),
    ...judgeChoice('teamCategoryId', team.teamCategoryId, categories),
  ];
}

function judgeLevel(team: TeamForm, levels: ClubGround['serviceLevels'], index: number): FieldClubFault[] {
  return judgeChoice(`teams.${index}.teamStartServiceLevelId`, team.teamStartServiceLevelId, levels);
}

function judgeChoice(
  field: string,
  chosen: number | null,
  offered: readonly { readonly id: number }[],
): FieldClubFault[] {
  if (chosen === null) return [{ field, fault: { code: 'required' } }];
  return offered.some(({ id }) => id === chosen) ? [] : [{ field, fault: { code: 'unknown' } }];
}

const counted = wholeNumber(0, clubLimits.persons);

function judgeOrder(order: OrderForm, packages: readonly PriceListItem[]): FieldClubFault[] {
  const chosen = packages.find(({ id }) => id === order.bundlePricelistItemId);
  const persons = order.bundlePersons ?? 0;
  const withPackage = order.bundlePricelistItemId !== null;
  const packageFault: ClubFault | null =
    withPackage && !chosen ? { code: 'unknown' } : !withPackage && persons > 0 ? { code: 'required' } : null;
  const personsFault =
    counted(order.bundlePersons) ?? (chosen && persons === 0 ? { code: 'positive' as const } : null);
  return [
    ...(packageFault ? [{ field: 'bundlePricelistItemId', fault: packageFault }] : []),
    ...(personsFault ? [{ field: 'bundlePersons', fault: personsFault }] : []),
    ...judgeExtra('handballPersons', order, chosen?.handballRestaurantAvailable ?? true),
    ...judgeExtra('vipPartyPersons', order, chosen?.vipPartyAvailable ?? true),
    ...judgeSingleRooms(order, chosen),
  ];
}

function judgeExtra(
  field: 'handballPersons' | 'vipPartyPersons' | 'singleRoomPersons',
  order: OrderForm,
  isOffered: boolean,
): FieldClubFault[] {
  const fault =
    counted(order[field]) ?? (isOffered || !order[field] ? null : { code: 'notOffered' as const });
  return fault ? [{ field, fault }] : [];
}

/** A single room is a way to sleep with the package: there are none without it, and never more than persons. */
function judgeSingleRooms(order: OrderForm, chosen: PriceListItem | undefined): FieldClubFault[] {
  const faults = judgeExtra('singleRoomPersons', order, chosen?.singleRoomAvailable ?? false);
  const max = order.bundlePersons ?? 0;
  const isMore = (order.singleRoomPersons ?? 0) > max;
  return isMore && faults.length === 0
    ? [{ field: 'singleRoomPersons', fault: { code: 'morePersons', max } }]
    : faults;
}

function below(path: string, { field, fault }: FieldClubFault): FieldClubFault {
  return { field: `${path}.${field}`, fault };
}
