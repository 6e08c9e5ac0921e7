import { teamNameParts } from '../../names/index.ts';
import { derived, push } from './derived.ts';
import { slugOfGroup } from './group-index.ts';
import type {
  CategoryHead,
  CountryHead,
  EditionHead,
  GroupLink,
  HallHead,
  ShortGroupLink,
  TeamHead,
} from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Category, Edition, Group, Team } from '../../tournament/index.ts';

/** `epoch.v`. */
export function versionText(version: Snapshot['version']): string {
  return `${version.epoch}.${version.v}`;
}

export function sliceHead(snapshot: Snapshot): { version: string; edition: EditionHead } {
  return { version: versionText(snapshot.version), edition: editionHead(snapshot.edition) };
}

export function editionHead(edition: Edition): EditionHead {
  const { name, year, city, startDate, endDate, timeZone, showsHalls, terms, identity } = edition;
  const head = {
    name,
    year,
    city,
    startDate,
    endDate,
    timeZone,
    showsHalls,
    terms,
    ...(edition.namesPlayers === false ? { namesPlayers: false } : {}),
  };
  return identity ? { ...head, identity } : head;
}

export function categoryHead(snapshot: Snapshot, category: Category): CategoryHead {
  const { code, nameCs, nameEn, gender, birthDateMin } = category;
  const ageRank = ageRanks(snapshot.categories).get(category.id) ?? 0;
  return { code, nameCs, nameEn, gender, birthDateMin, ageRank };
}

/** Position of each category among those of its gender; 0 is the oldest. */
const ageRanks = derived((categories: Snapshot['categories']): ReadonlyMap<number, number> => {
  const ofGender = new Map<string, Category[]>();
  for (const category of sortedCategories(categories)) push(ofGender, category.gender, category);
  return new Map([...ofGender.values()].flatMap((list) => list.map(({ id }, index) => [id, index] as const)));
});

/** In the organiser's order. */
export const sortedCategories = derived((categories: Snapshot['categories']): readonly Category[] =>
  [...categories.values()].sort((a, b) => a.weight - b.weight || a.id - b.id),
);

export function teamHead(snapshot: Snapshot, id: number | null): TeamHead | null {
  const team = id === null ? undefined : snapshot.teams.get(id);
  return team ? headOfTeam(snapshot, team) : null;
}

export function headOfTeam(snapshot: Snapshot, team: Team): TeamHead {
  const { name, numeral } = teamNameParts(team);
  const countryCode = team.clubCountryCode;
  const sportCode = snapshot.countries.get(countryCode)?.sportCode ?? countryCode;
  return { id: team.id, name, numeral, countryCode, sportCode };
}

/** Teams of each category by club, then number. */
export const teamsOfCategory = derived((teams: Snapshot['teams']): ReadonlyMap<number, readonly Team[]> => {
  const ofCategory = new Map<number, Team[]>();
  for (const team of teams.values()) push(ofCategory, team.teamCategoryId, team);
  for (const list of ofCategory.values()) list.sort(compareTeams);
  return ofCategory;
});

export const teamsOfClub = derived((teams: Snapshot['teams']): ReadonlyMap<number, readonly Team[]> => {
  const ofClub = new Map<number, Team[]>();
  for (const team of teams.values()) push(ofClub, team.clubId, team);
  for (const list of ofClub.values()) list.sort(compareTeams);
  return ofClub;
});

/** Deterministic on every machine; pages sort names by the visitor's language. */
export function compareTeams(a: Team, b: Team): number {
  if (a.clubName !== b.clubName) return a.clubName < b.clubName ? -1 : 1;
  return a.teamNumber - b.teamNumber || a.id - b.id;
}

/** A country without a row is shown by its code. */
export function countryHead(snapshot: Snapshot, code: string): CountryHead {
  const { sportCode = code, nameCs = code, nameEn = code } = snapshot.countries.get(code) ?? {};
  return { countryCode: code, sportCode, nameCs, nameEn };
}

export function groupLink(snapshot: Snapshot, group: Group): GroupLink {
  return { label: group.label, slug: slugOfGroup(snapshot, group) };
}

export function shortGroupLink(snapshot: Snapshot, group: Group): ShortGroupLink {
  const code = snapshot.categories.get(group.categoryId)?.code ?? '';
  return { ...groupLink(snapshot, group), short: shortLabel(group.label, code) };
}

export function hallHead(snapshot: Snapshot, id: number | null): HallHead | null {
  const hall = id === null ? undefined : snapshot.halls.get(id);
  if (!hall) return null;
  const { code, nameCs, nameEn } = hall;
  return { id: hall.id, code, nameCs, nameEn };
}

export function roundNames(snapshot: Snapshot, group: Group): { roundCs: string; roundEn: string } {
  const round = snapshot.roundLevels.get(group.roundLevelId);
  return { roundCs: round?.nameCs ?? '', roundEn: round?.nameEn ?? '' };
}

/** "MA-C" within MA is "C"; a label without the category's code as prefix stays complete. */
function shortLabel(label: string, categoryCode: string): string {
  if (!label.startsWith(categoryCode)) return label;
  const rest = label.slice(categoryCode.length).replace(/^[\s\-–/.]+/, '');
  return rest === '' ? label : rest;
}

/** The category with this code. */
export function findCategory(snapshot: Snapshot, code: string): Category | null {
  for (const category of snapshot.categories.values()) if (category.code === code) return category;
  return null;
}
