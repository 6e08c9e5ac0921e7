import * as z from 'zod';
import {
  configurationDataTypes,
  genders,
  locales,
  stageCodes,
  walkovers,
} from '@sevenmetre/rules/vocabulary';
import { Day, Id, Instant, Links, TimeOfDay } from './common.ts';

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

export const EnumsBody = z
  .object({
    configurations: z.array(Configuration),
    countries: z.array(Country),
    pricelistItems: z.array(z.object({ id: Id })),
    serviceLevels: z.array(z.object({ id: Id, name: z.string() })),
    teamCategories: z.array(TeamCategory),
    trainingTypes: z.array(z.object({ id: Id })),
    tshirtSizes: z.array(z.object({ id: Id, code: z.string() })),
  })
  .meta({ id: 'Enums' });
export type EnumsBody = z.infer<typeof EnumsBody>;

export const LiveGroupTeam = z.object({
  id: Id,
  standings: z.int().nullable(),
  games: z.int(),
  wins: z.int(),
  ties: z.int(),
  losses: z.int(),
  points: z.int(),
  goalsScored: z.int(),
  goalsConceded: z.int(),
  goalsCountScored: z.int(),
  goalsCountConceded: z.int(),
  predecessorCompetitionGroupStandings: z.int().nullable(),
  predecessorCompetitionGroupId: Id.nullable(),
  teamId: Id.nullable(),
  competitionGroupId: Id,
});

export const LiveMatch = z.object({
  id: Id,
  homeTeamId: Id.nullable(),
  awayTeamId: Id.nullable(),
  homeTeamCompetitionGroupId: Id.nullable(),
  awayTeamCompetitionGroupId: Id.nullable(),
  homeTeamCompetitionStandings: z.int().nullable(),
  awayTeamCompetitionStandings: z.int().nullable(),
  matchNumber: z.int(),
  homeScore: z.int().nullable(),
  awayScore: z.int().nullable(),
  homeGoalsCount: z.int(),
  awayGoalsCount: z.int(),
  walkOver: z.enum(walkovers).nullable(),
  day: Day.nullable(),
  time: TimeOfDay.nullable(),
  placeId: Id.nullable(),
  competitionGroupId: Id.nullable(),
  competitionMatchStageId: Id,
  /** Seconds of regular play, both halves. */
  matchLength: z.int(),
  streamUrl: z.string().nullable(),
  endedInShootout: z.boolean(),
  meta: z.record(z.string(), z.unknown()),
});

export const LiveBody = z
  .object({ groupTeams: z.array(LiveGroupTeam), matches: z.array(LiveMatch) })
  .meta({ id: 'CompetitionLive' });
export type LiveBody = z.infer<typeof LiveBody>;

export const MatchEvent = z.object({
  id: Id,
  minute: z.int(),
  second: z.int(),
  createdTimestamp: Instant,
  competitionEventTypeId: Id,
  competitionMatchParticipantId: Id.nullable(),
  competitionMatchStageId: Id,
  competitionMatchStageCode: z.enum(stageCodes),
  secondaryParticipantId: Id.nullable(),
  side: z.enum(['home', 'away']),
  /** Only to those who may write: the key under which the device recorded it. */
  clientKey: z.string().optional(),
});

export const RosterEntry = z.object({
  /** What events call `competitionMatchParticipantId`. */
  id: Id,
  teamId: Id,
  side: z.enum(['home', 'away']),
  isLeader: z.boolean(),
  jerseyNumber: z.int().nullable(),
  /** As far as the edition publishes names; null: the number stands alone. */
  name: z.string().nullable(),
});

export const MatchDetail = z
  .object({
    events: z.array(MatchEvent),
    match: LiveMatch,
    meta: z.record(z.string(), z.unknown()),
    referees: z.array(
      z.object({ id: Id, firstName: z.string(), lastName: z.string(), countryCode: z.string().nullable() }),
    ),
    roster: z.array(RosterEntry),
    /** Only in answers to a signed-in writer; public answers are the same bytes for everybody. */
    links: Links.optional(),
  })
  .meta({ id: 'MatchDetail' });
export type MatchDetail = z.infer<typeof MatchDetail>;

export const MatchLiveBody = MatchDetail.pick({ match: true, events: true }).meta({ id: 'MatchLive' });

export const MatchEventBody = z.strictObject({
  minute: z.int().min(0).max(999),
  second: z.int().min(0).max(59),
  /** Any text that a database can keep: an event is never refused for its clock. */
  createdTimestamp: z.string().regex(/^[\x20-\x7e]{0,40}$/),
  competitionEventTypeId: Id,
  competitionMatchParticipantId: Id.nullable().optional(),
  competitionMatchStageId: Id,
  competitionMatchStageCode: z.enum(stageCodes).optional(),
  secondaryParticipantId: Id.nullable().optional(),
  /** Needed while the player is not known yet. */
  side: z.enum(['home', 'away']).optional(),
  /** Both are accepted as a device may send back the record it got; address and headers decide. */
  id: Id.optional(),
  clientKey: z.string().max(200).optional(),
});
export type MatchEventBody = z.infer<typeof MatchEventBody>;

export const StageBody = z
  .strictObject({
    /** Reopening an approved match needs it. */
    reason: z
      .string()
      .trim()
      .regex(/^[^\0]{1,500}$/)
      .optional(),
    /** What the reporter saw when approving; another set of events on the server is refused with the difference. */
    events: z.strictObject({ count: z.int().min(0), hash: z.string().max(80) }).optional(),
  })
  .optional();
