import * as z from 'zod';
import {
  cateringTypes,
  configurationDataTypes,
  genders,
  locales,
  serviceTypes,
  stageCodes,
} from '@sevenmetre/rules/vocabulary';
import { Day, Id, Instant } from './common.ts';

const Translation = z.object({
  locale: z.enum(locales),
  name: z.string(),
  description: z.string().nullable(),
});

export const Configuration = z.object({
  key: z.string(),
  value: z.string().nullable(),
  dataType: z.enum(configurationDataTypes),
});

export const Country = z.object({
  id: Id,
  countryCode: z.string(),
  currencyCode: z.string(),
  languageCode: z.string(),
  createdAt: Instant,
  regions: z.array(z.object({ id: Id, code: z.string(), name: z.string() })),
  translations: z.array(Translation.extend({ id: Id })),
});

export const TeamCategory = z.object({
  id: Id,
  code: z.string(),
  nameCs: z.string(),
  nameEn: z.string(),
  gender: z.enum(genders),
  birthDateMin: Day.nullable(),
});

export const EventType = z.object({
  id: Id,
  nameCs: z.string(),
  nameEn: z.string(),
  code: z.string(),
  category: z.string(),
  shortName: z.string(),
  penaltyMatchStop: z.boolean(),
  penaltyDuration: z.int(),
  scoreIncrease: z.int(),
  secondaryParticipantAllowed: z.boolean(),
});

export const GroupRow = z.object({
  id: Id,
  label: z.string(),
  playoffCategory: z.string().nullable(),
  competitionRoundLevelId: Id,
  teamCategoryId: Id,
  teamCategoryCode: z.string(),
});

export const HallRow = z.object({
  id: Id,
  code: z.string(),
  data: z.string(),
  translations: z.array(Translation.pick({ locale: true, name: true })),
});

export const MatchStage = z.object({
  id: Id,
  nameCs: z.string(),
  nameEn: z.string(),
  stageType: z.string(),
  code: z.enum(stageCodes),
  shortNameCs: z.string(),
  shortNameEn: z.string(),
  duration: z.int().nullable(),
  startTime: z.int().nullable(),
  weight: z.int(),
});

export const PlaceFile = z.object({
  id: Id,
  url: z.string(),
  filename: z.string(),
  extension: z.string(),
  folder: z.string(),
});

export const Place = z.object({
  id: Id,
  code: z.string(),
  address: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  link: z.string().nullable(),
  data: z.string(),
  isActive: z.boolean(),
  visibleOnMap: z.boolean(),
  defaultRefereeAccommodation: z.boolean(),
  translations: z.array(Translation),
  placeType: z.int(),
  files: z.array(PlaceFile),
  createdAt: Instant,
  updatedAt: Instant,
  allowedTrainingTypesIds: z.array(Id),
});

export const RoundLevel = z.object({
  id: Id,
  nameCs: z.string(),
  nameEn: z.string(),
  systemName: z.string(),
  isBracket: z.boolean(),
});

export const TeamRow = z.object({
  id: Id,
  name: z.string().nullable(),
  teamNumber: z.int(),
  persons: z.int().nullable(),
  clubId: Id,
  clubName: z.string(),
  clubCountryCode: z.string(),
  teamCategoryId: Id,
  teamCategoryCode: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
});

export const StaticBody = z
  .object({
    configurations: z.array(Configuration),
    countries: z.array(z.object({ id: Id, countryCode: z.string() })),
    eventTypes: z.array(EventType),
    groups: z.array(GroupRow),
    halls: z.array(HallRow),
    matchStages: z.array(MatchStage),
    places: z.array(Place),
    roundLevels: z.array(RoundLevel),
    teamCategories: z.array(TeamCategory),
    teams: z.array(TeamRow),
  })
  .meta({ id: 'CompetitionStatic' });
export type StaticBody = z.infer<typeof StaticBody>;

/** Prices are in minor units of each currency. */
const PricelistItem = z.object({
  id: Id,
  unit: z.string(),
  priceEur: z.int(),
  priceCzk: z.int(),
  nameCs: z.string(),
  nameEn: z.string(),
  availabilityFilter: z.enum(['local', 'foreign']).nullable(),
  cateringType: z.enum(cateringTypes).nullable(),
  /** Its place in the list of kinds, from 1. */
  cateringTypeId: z.int().nullable(),
  serviceType: z.enum(serviceTypes),
  serviceTypeId: z.int(),
  serviceLevelId: Id.nullable(),
  supplierId: Id,
  separateInvoice: z.boolean(),
  isSystem: z.boolean(),
  singleRoomAvailable: z.boolean(),
  handballRestaurantAvailable: z.boolean(),
  vipPartyAvailable: z.boolean(),
  translations: z.array(Translation),
});

export const EnumsBody = z
  .object({
    configurations: z.array(Configuration),
    countries: z.array(Country),
    pricelistItems: z.array(PricelistItem),
    serviceLevels: z.array(z.object({ id: Id, name: z.string(), nameCs: z.string(), nameEn: z.string() })),
    teamCategories: z.array(TeamCategory),
    trainingTypes: z.array(z.object({ id: Id, code: z.string(), nameCs: z.string(), nameEn: z.string() })),
    tshirtSizes: z.array(z.object({ id: Id, code: z.string() })),
  })
  .meta({ id: 'Enums' });
export type EnumsBody = z.infer<typeof EnumsBody>;
