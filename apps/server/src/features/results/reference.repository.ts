import { asc, eq } from 'drizzle-orm';
import type { EnumsBody } from '@sevenmetre/contract/enumerations/enums-body';
import type { StaticBody } from '@sevenmetre/contract/live/static-body';
import type { Db } from '../../platform/database/index.ts';
import {
  countries,
  countryTranslations,
  eventTypes,
  groups,
  matchStages,
  regions,
  roundLevels,
  teamCategories,
  trainingTypes,
  tshirtSizes,
} from '../../platform/database/schema/index.ts';
import { utcText } from '../competition/index.ts';

type Row<Name extends keyof StaticBody> = StaticBody[Name][number];

export async function findCountries(db: Db): Promise<EnumsBody['countries']> {
  const rows = await db.select().from(countries).orderBy(asc(countries.countryCode));
  const allRegions = await db.select().from(regions).orderBy(asc(regions.code));
  const names = await db.select().from(countryTranslations).orderBy(asc(countryTranslations.id));
  return rows.map(({ id, countryCode, currencyCode, languageCode, createdAt }) => ({
    id,
    countryCode,
    currencyCode,
    languageCode,
    createdAt: utcText(createdAt),
    regions: allRegions
      .filter((region) => region.countryId === id)
      .map((region) => ({ id: region.id, code: region.code, name: region.name })),
    translations: names
      .filter((translation) => translation.countryId === id)
      .map(({ id: ownId, locale, name, description }) => ({ id: ownId, locale, name, description })),
  }));
}

export function findEventTypes(db: Db): Promise<Row<'eventTypes'>[]> {
  return db
    .select({
      id: eventTypes.id,
      nameCs: eventTypes.nameCs,
      nameEn: eventTypes.nameEn,
      code: eventTypes.code,
      category: eventTypes.category,
      shortName: eventTypes.shortName,
      penaltyMatchStop: eventTypes.penaltyMatchStop,
      penaltyDuration: eventTypes.penaltyDuration,
      scoreIncrease: eventTypes.scoreIncrease,
      secondaryParticipantAllowed: eventTypes.secondaryParticipantAllowed,
    })
    .from(eventTypes)
    .orderBy(asc(eventTypes.weight), asc(eventTypes.id));
}

export async function findGroups(editionId: number, db: Db): Promise<Row<'groups'>[]> {
  const rows = await db
    .select({
      id: groups.id,
      label: groups.label,
      playoffCategory: groups.playoffCategory,
      competitionRoundLevelId: groups.roundLevelId,
      teamCategoryId: groups.categoryId,
      teamCategoryCode: teamCategories.code,
      comparedPlace: groups.comparedPlace,
    })
    .from(groups)
    .innerJoin(teamCategories, eq(groups.categoryId, teamCategories.id))
    .where(eq(groups.editionId, editionId))
    .orderBy(asc(groups.weight), asc(groups.id));
  return rows.map(({ comparedPlace, ...row }) => ({
    ...row,
    ...(comparedPlace !== null && { comparedPlace }),
  }));
}

export function findMatchStages(db: Db): Promise<Row<'matchStages'>[]> {
  return db
    .select({
      id: matchStages.id,
      nameCs: matchStages.nameCs,
      nameEn: matchStages.nameEn,
      stageType: matchStages.stageType,
      code: matchStages.code,
      shortNameCs: matchStages.shortNameCs,
      shortNameEn: matchStages.shortNameEn,
      duration: matchStages.duration,
      startTime: matchStages.startTime,
      weight: matchStages.weight,
    })
    .from(matchStages)
    .orderBy(asc(matchStages.weight));
}

export function findRoundLevels(db: Db): Promise<Row<'roundLevels'>[]> {
  return db
    .select({
      id: roundLevels.id,
      nameCs: roundLevels.nameCs,
      nameEn: roundLevels.nameEn,
      systemName: roundLevels.systemName,
      isBracket: roundLevels.isBracket,
    })
    .from(roundLevels)
    .orderBy(asc(roundLevels.weight), asc(roundLevels.id));
}

export function findTshirtSizes(db: Db): Promise<EnumsBody['tshirtSizes']> {
  return db
    .select({ id: tshirtSizes.id, code: tshirtSizes.code })
    .from(tshirtSizes)
    .where(eq(tshirtSizes.isActive, true))
    .orderBy(asc(tshirtSizes.weight), asc(tshirtSizes.id));
}

export function findTrainingTypes(db: Db): Promise<EnumsBody['trainingTypes']> {
  const { id, code, nameCs, nameEn, isActive, weight } = trainingTypes;
  return db
    .select({ id, code, nameCs, nameEn })
    .from(trainingTypes)
    .where(eq(isActive, true))
    .orderBy(asc(weight), asc(id));
}

export function findCategories(editionId: number, db: Db): Promise<Row<'teamCategories'>[]> {
  return db
    .select({
      id: teamCategories.id,
      code: teamCategories.code,
      nameCs: teamCategories.nameCs,
      nameEn: teamCategories.nameEn,
      gender: teamCategories.gender,
      birthDateMin: teamCategories.birthDateMin,
    })
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId))
    .orderBy(asc(teamCategories.weight), asc(teamCategories.id));
}
