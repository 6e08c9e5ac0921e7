import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { CurrentUser } from './account/current-user.ts';
import { ClubFormBody } from './registrations/club-registration.ts';
import { Participant } from './participants/schemas.ts';
import { ClubUser } from './clubs/schemas.ts';
import { ErrorBody } from './common.ts';
import { ConfigurationEntry } from './configuration/schemas.ts';
import { UploadedFile } from './files/schemas.ts';
import { LiveBody } from './live/live-body.ts';
import { MatchDetail } from './matches/match-detail.ts';
import { MatchEventBody } from './match-events/schemas.ts';
import { InvoiceLine } from './invoices/schemas.ts';
import { Payment } from './invoices/payments.ts';
import { RefereeFormBody } from './referees/registration.ts';
import { CompetitionReferees } from './referees/schemas.ts';
import { EnumsBody } from './enumerations/enums-body.ts';
import { StaticBody } from './live/static-body.ts';
import { fieldNames } from './testing/field-names.ts';

/**
 * The fields of section 3 of the specification, by the schemas that contain them. `a.b` is a field of `a`,
 * also of each entry where `a` is a list.
 */
const entities: readonly (readonly [entity: string, schema: z.ZodType, fields: string])[] = [
  [
    'the current user',
    CurrentUser,
    'id username firstName lastName phone roles createdAt leadingTeams referees administratedClubs dashboardMessages ' +
      'dashboardMessages.recipientType dashboardMessages.textCs dashboardMessages.textEn dashboardMessages.sentAt',
  ],
  [
    'a club registration',
    ClubFormBody,
    'name street city zip countryId regionId tin vatin invoiceSubjectName differentInvoiceAddress invoiceStreet invoiceCity ' +
      'invoiceZip invoiceCountryId arrivalDate departureDate tournamentContactFirstName tournamentContactLastName ' +
      'tournamentContactPhone registrationNote uploadedFilesId agreeToTerms teams extraPersons',
  ],
  [
    'a team of a registration',
    ClubFormBody,
    'teams.name teams.teamCategoryId teams.teamStartServiceLevelId teams.bundlePricelistItemId teams.bundlePersons ' +
      'teams.handballPersons teams.vipPartyPersons teams.singleRoomPersons',
  ],
  [
    'extra persons',
    ClubFormBody,
    'extraPersons.bundlePricelistItemId extraPersons.bundlePersons extraPersons.handballPersons extraPersons.vipPartyPersons ' +
      'extraPersons.singleRoomPersons',
  ],
  [
    'an invoice item',
    InvoiceLine,
    'id discountPercent isSystem nameCs nameEn quantity unitType unitPrice clubId pricelistItemId supplierId separateInvoice',
  ],
  [
    'a payment',
    Payment,
    'id clubId paymentDate orderAmount receivedAmount receivedAmountCurrency paymentMethod cashReceivedById supplierId note ' +
      'accountingDocumentId createdAt updatedAt',
  ],
  ['an uploaded file', UploadedFile, 'id url filename extension folder'],
  [
    'the enumerations',
    EnumsBody,
    'configurations countries pricelistItems serviceLevels teamCategories trainingTypes tshirtSizes',
  ],
  [
    'a price list item',
    EnumsBody,
    [
      'id unit priceEur priceCzk nameCs nameEn availabilityFilter cateringType serviceLevelId supplierId separateInvoice',
    ]
      .concat('isSystem singleRoomAvailable handballRestaurantAvailable vipPartyAvailable translations')
      .flatMap((names) => names.split(' '))
      .map((name) => `pricelistItems.${name}`)
      .join(' '),
  ],
  [
    'a country',
    EnumsBody,
    'countries.id countries.countryCode countries.currencyCode countries.languageCode countries.regions.code ' +
      'countries.regions.name countries.translations.locale countries.translations.name',
  ],
  [
    'other enumerations',
    EnumsBody,
    'serviceLevels.id serviceLevels.name teamCategories.id teamCategories.code teamCategories.gender ' +
      'teamCategories.birthDateMin tshirtSizes.id tshirtSizes.code',
  ],
  [
    'a configuration entry',
    ConfigurationEntry,
    'key dataType value format label description isPublic protected',
  ],
  [
    'the static data',
    StaticBody,
    'configurations.key configurations.value countries.countryCode eventTypes groups halls matchStages places roundLevels ' +
      'teamCategories teams',
  ],
  [
    'an event type',
    StaticBody,
    'eventTypes.id eventTypes.nameCs eventTypes.nameEn eventTypes.code eventTypes.category eventTypes.shortName ' +
      'eventTypes.penaltyMatchStop eventTypes.penaltyDuration eventTypes.scoreIncrease eventTypes.secondaryParticipantAllowed',
  ],
  [
    'a group',
    StaticBody,
    'groups.id groups.label groups.playoffCategory groups.competitionRoundLevelId groups.teamCategoryId',
  ],
  ['a hall', StaticBody, 'halls.id halls.code halls.data halls.translations.locale halls.translations.name'],
  [
    'a match stage',
    StaticBody,
    ['id nameCs nameEn stageType code shortNameCs shortNameEn duration startTime weight']
      .flatMap((names) => names.split(' '))
      .map((name) => `matchStages.${name}`)
      .join(' '),
  ],
  [
    'a place',
    StaticBody,
    [
      'id code address lat lng link data isActive visibleOnMap defaultRefereeAccommodation translations placeType files',
    ]
      .concat('allowedTrainingTypesIds files.url files.filename files.extension files.folder')
      .flatMap((names) => names.split(' '))
      .map((name) => `places.${name}`)
      .join(' '),
  ],
  [
    'a round level',
    StaticBody,
    'roundLevels.nameCs roundLevels.nameEn roundLevels.systemName roundLevels.isBracket',
  ],
  [
    'a team',
    StaticBody,
    [
      'id name teamNumber persons clubId clubName clubCountryCode teamCategoryId teamCategoryCode createdAt updatedAt',
    ]
      .flatMap((names) => names.split(' '))
      .map((name) => `teams.${name}`)
      .join(' '),
  ],
  [
    'a referee registration',
    RefereeFormBody,
    'firstName lastName sex birthYear email phone street city zip countryId highestCompetition licenceNumber colleagueRefereeId ' +
      'colleagueRefereeRequested tshirtSizeId refereeProjectId refereeProjectName wantsAccommodation wantsSingleRoom ' +
      'accompanimentPersons mealVouchers registrationNote arrivalDate departureDate agreeToTerms',
  ],
  [
    'a competition referee',
    CompetitionReferees,
    'id firstName lastName colleagueRefereeId countryId refereeInHalls sex',
  ],
  [
    'standings of a team',
    LiveBody,
    [
      'id standings games wins ties losses points goalsScored goalsConceded goalsCountScored goalsCountConceded',
    ]
      .concat('predecessorCompetitionGroupStandings predecessorCompetitionGroupId teamId competitionGroupId')
      .flatMap((names) => names.split(' '))
      .map((name) => `groupTeams.${name}`)
      .join(' '),
  ],
  [
    'a match',
    LiveBody,
    [
      'id homeTeamId awayTeamId homeTeamCompetitionGroupId awayTeamCompetitionGroupId homeTeamCompetitionStandings',
    ]
      .concat(
        'awayTeamCompetitionStandings matchNumber homeScore awayScore homeGoalsCount awayGoalsCount walkOver day',
      )
      .concat(
        'time placeId competitionGroupId competitionMatchStageId matchLength streamUrl endedInShootout meta',
      )
      .flatMap((names) => names.split(' '))
      .map((name) => `matches.${name}`)
      .join(' '),
  ],
  [
    'a match event',
    MatchEventBody,
    'minute second createdTimestamp competitionEventTypeId competitionMatchParticipantId competitionMatchStageId ' +
      'secondaryParticipantId',
  ],
  [
    'a match detail',
    MatchDetail,
    'events match meta referees roster events.id events.competitionMatchStageCode',
  ],
  [
    'a participant of a club',
    Participant,
    'firstName lastName birthDate gender jerseyNumberFromLastMatch isLeader',
  ],
  ['a user of a club', ClubUser, 'firstName lastName email phone clubAdmin teamIds'],
  ['an error', ErrorBody, 'error additionalProperties'],
];

describe('the fields of the specification', () => {
  it.each(entities)('of %s are carried by a call', (_, schema, fields) => {
    const known = new Set(fieldNames(schema, 'input'));
    expect(fields.split(' ').filter((field) => !known.has(field))).toEqual([]);
  });
});
