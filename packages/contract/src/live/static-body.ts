import { dataLocales, withdrawnPolicies } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { Configuration } from '../configuration/configuration-value.ts';
import { MatchStage } from '../matches/match-stage.ts';
import { TeamCategory } from '../categories/category-head.ts';
import { EventType } from '../match-events/match-event.ts';

const GroupRow = z.object({
  id: Id,
  label: z.string(),
  playoffCategory: z.string().nullable(),
  competitionRoundLevelId: Id,
  teamCategoryId: Id,
  teamCategoryCode: z.string(),
  /** Place of other groups whose teams are compared here; absent: an ordinary group. */
  comparedPlace: z.exactOptional(z.int()),
});

const Translation = z.object({
  locale: z.enum(dataLocales),
  name: z.string(),
  description: z.string().nullable(),
});

const HallRow = z.object({
  id: Id,
  code: z.string(),
  data: z.string(),
  translations: z.array(Translation.pick({ locale: true, name: true })),
});

const PlaceFile = z.object({
  id: Id,
  url: z.string(),
  filename: z.string(),
  extension: z.string(),
  folder: z.string(),
});

const Place = z.object({
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

const RoundLevel = z.object({
  id: Id,
  nameCs: z.string(),
  nameEn: z.string(),
  systemName: z.string(),
  isBracket: z.boolean(),
});

const TeamRow = z.object({
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
  /** Absent: the team takes part. */
  withdrawn: z.exactOptional(z.literal(true)),
  /** Of a withdrawn team, what happens to its results (ST22): its own choice, else the edition's. */
  withdrawnPolicy: z.exactOptional(z.enum(withdrawnPolicies)),
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
