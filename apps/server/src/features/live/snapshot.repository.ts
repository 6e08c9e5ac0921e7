import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { placeTypes, type DataLocale } from '@sevenmetre/rules/vocabulary';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type {
  CountryNames,
  Edition,
  EventType,
  GroupTeam,
  Hall,
  Match,
  Team,
} from '@sevenmetre/rules/tournament';
import {
  type EditionRow,
  editionRepository,
  findCurrentEdition as currentEdition,
  publicTeamRepository,
  toSnapshotGroupTeam,
  toSnapshotMatch,
} from '../competition/index.ts';
import type { EditionRules } from '../competition/index.ts';
import type { Db } from '../../platform/database/index.ts';
import {
  countries,
  countryTranslations,
  eventTypes,
  groups,
  groupTeams,
  matches,
  matchStages,
  places,
  placeTranslations,
  roundLevels,
  teamCategories,
} from '../../platform/database/schema/index.ts';

/** The current edition without its rules from the configuration; null while there is none. */
export async function findCurrentEdition(db: Db): Promise<Omit<Edition, keyof EditionRules> | null> {
  return headOf(await currentEdition(db));
}

/** The same of any edition. */
export async function findEditionHead(id: number, db: Db): Promise<Omit<Edition, keyof EditionRules> | null> {
  return headOf(await editionRepository.findById(id, db));
}

function headOf(row: EditionRow | null): Omit<Edition, keyof EditionRules> | null {
  if (!row) return null;
  const { id, name, year, city, startDate, endDate, timeZone, tieBreakers, tieBreakersUnfinished } = row;
  return { id, name, year, city, startDate, endDate, timeZone, tieBreakers, tieBreakersUnfinished };
}

export type Structure = Pick<
  Snapshot,
  'categories' | 'roundLevels' | 'stages' | 'eventTypes' | 'groups' | 'countries' | 'halls'
>;

/** Data that a change of matches and seats does not affect. Public columns only. */
export async function findStructure(editionId: number, db: Db): Promise<Structure> {
  return {
    categories: byId(await findCategories(editionId, db)),
    roundLevels: byId(await db.select().from(roundLevels)),
    stages: byId(await db.select().from(matchStages)),
    eventTypes: byId(await findEventTypes(db)),
    groups: byId(await findGroups(editionId, db)),
    countries: new Map((await findCountries(db)).map((country) => [country.countryCode, country])),
    halls: byId(await findHalls(editionId, db)),
  };
}

export async function findMatches(
  edition: Pick<Edition, 'id' | 'timeZone'>,
  db: Db,
): Promise<Map<number, Match>> {
  const rows = await db.select().from(matches).where(eq(matches.editionId, edition.id));
  return byId(rows.map((row) => toSnapshotMatch(row, edition.timeZone)));
}

export async function findTeams(editionId: number, db: Db): Promise<Map<number, Team>> {
  const rows = await publicTeamRepository.findAllByEditionId(editionId, db);
  return byId(
    rows.map(({ state, withdrawnPolicy, ...row }) => ({
      id: row.id,
      name: row.name,
      teamNumber: row.teamNumber,
      clubId: row.clubId,
      clubName: row.clubName,
      clubCountryCode: row.clubCountryCode,
      teamCategoryId: row.teamCategoryId,
      withdrawn: state === 'withdrawn',
      ...(withdrawnPolicy === null ? {} : { withdrawnPolicy }),
    })),
  );
}

export async function findGroupTeams(editionId: number, db: Db): Promise<Map<number, GroupTeam>> {
  const rows = await db
    .select({ seat: groupTeams })
    .from(groupTeams)
    .innerJoin(groups, eq(groupTeams.groupId, groups.id))
    .where(eq(groups.editionId, editionId));
  return byId(rows.map(({ seat }) => toSnapshotGroupTeam(seat)));
}

function findCategories(editionId: number, db: Db) {
  return db
    .select({
      id: teamCategories.id,
      code: teamCategories.code,
      nameCs: teamCategories.nameCs,
      nameEn: teamCategories.nameEn,
      gender: teamCategories.gender,
      birthDateMin: teamCategories.birthDateMin,
      weight: teamCategories.weight,
      resultsHidden: teamCategories.resultsHidden,
      tieBreakers: teamCategories.tieBreakers,
      tieBreakersUnfinished: teamCategories.tieBreakersUnfinished,
    })
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId));
}

/** In the organiser's order. */
function findEventTypes(db: Db): Promise<EventType[]> {
  return db
    .select({
      id: eventTypes.id,
      code: eventTypes.code,
      nameCs: eventTypes.nameCs,
      nameEn: eventTypes.nameEn,
      category: eventTypes.category,
      scoreIncrease: eventTypes.scoreIncrease,
      penaltyDuration: eventTypes.penaltyDuration,
      penaltyMatchStop: eventTypes.penaltyMatchStop,
      secondaryParticipantAllowed: eventTypes.secondaryParticipantAllowed,
    })
    .from(eventTypes)
    .orderBy(asc(eventTypes.weight), asc(eventTypes.id));
}

function findGroups(editionId: number, db: Db) {
  return db
    .select({
      id: groups.id,
      label: groups.label,
      categoryId: groups.categoryId,
      roundLevelId: groups.roundLevelId,
      playoffCategory: groups.playoffCategory,
      carriesOver: groups.carriesOver,
      comparedPlace: groups.comparedPlace,
      closedByHand: groups.closedByHand,
      weight: groups.weight,
    })
    .from(groups)
    .where(eq(groups.editionId, editionId));
}

/** A name without a translation falls back to the code. */
async function findCountries(db: Db): Promise<CountryNames[]> {
  const rows = await db.select().from(countries);
  const names = namesOf(
    (await db.select().from(countryTranslations)).map((row) => ({ ...row, ownerId: row.countryId })),
  );
  return rows.map(({ id, countryCode, sportCode }) => ({
    countryCode,
    sportCode,
    nameCs: names(id, 'cs') ?? countryCode,
    nameEn: names(id, 'en') ?? countryCode,
  }));
}

/** Halls of the edition and those shared by all. A name without a translation falls back to the code. */
async function findHalls(editionId: number, db: Db): Promise<Hall[]> {
  const rows = await db
    .select({ id: places.id, code: places.code })
    .from(places)
    .where(
      and(
        eq(places.placeType, placeTypes.hall),
        or(eq(places.editionId, editionId), isNull(places.editionId)),
      ),
    );
  const names = namesOf(
    (await db.select().from(placeTranslations)).map((row) => ({ ...row, ownerId: row.placeId })),
  );
  return rows.map(({ id, code }) => ({
    id,
    code,
    nameCs: names(id, 'cs') ?? code,
    nameEn: names(id, 'en') ?? code,
  }));
}

function namesOf(rows: readonly { ownerId: number; locale: string; name: string }[]) {
  const names = new Map(rows.map(({ ownerId, locale, name }) => [`${ownerId} ${locale}`, name]));
  return (ownerId: number, locale: DataLocale) => names.get(`${ownerId} ${locale}`);
}

function byId<T extends { readonly id: number }>(rows: readonly T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
