/**
 * Fixed vocabulary of sport and product, which changes with releases only; what organisers can change is data
 * of an edition.
 */

export const roles = [
  'ROLE_USER',
  'ROLE_ADMIN',
  'ROLE_SUPER_ADMIN',
  'ROLE_LATE_REGISTRATION',
  'ROLE_COMPETITION_REPORTER',
  'ROLE_COMPETITION_SUPER_REPORTER',
] as const;
export type Role = (typeof roles)[number];

export const rosterRoles = ['player', 'leader'] as const;
export type RosterRole = (typeof rosterRoles)[number];

/** States of one side's roster for a match; a confirmed one is changed by hall staff only. */
export const matchRosterStates = ['to-be-filled', 'saved', 'confirmed'] as const;
export type MatchRosterState = (typeof matchRosterStates)[number];

/** Shown as male, female and other. */
export const sexes = ['male', 'female', 'indetermined'] as const;
export type Sex = (typeof sexes)[number];

/** One-letter codes of other systems. */
export const sexCodes = { M: 'male', F: 'female' } as const satisfies Record<string, Sex>;

/** Shown as pending, accepted, cancelled and unknown. */
export const refereeRegistrationStates = ['new', 'approved', 'declined', 'unknown'] as const;
export type RefereeRegistrationState = (typeof refereeRegistrationStates)[number];

/** Levels of pairs of referees, best first. */
export const pairLevels = ['A', 'B', 'C'] as const;
export type PairLevel = (typeof pairLevels)[number];

export const registrationStates = ['new', 'approved', 'declined', 'processed', 'unknown'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** States of a team, besides its club's registration. */
export const teamStates = ['accepted', 'waiting', 'withdrawn'] as const;
export type TeamState = (typeof teamStates)[number];

/**
 * Policies for the fixtures of a withdrawn team (ST14, ST22). `annulled`: none of them counts. `kept`: what
 * is decided counts, the others are walkovers for the opponents. `assessed`: each of them is a walkover for
 * the opponent.
 */
export const withdrawnPolicies = ['annulled', 'kept', 'assessed'] as const;
export type WithdrawnPolicy = (typeof withdrawnPolicies)[number];

/** Rulings of an organiser on a match (MA53). */
export const matchRulings = ['abandoned', 'awarded', 'replay'] as const;
export type MatchRuling = (typeof matchRulings)[number];

/** Decisions on a protest. */
export const protestDecisions = ['accepted', 'rejected'] as const;
export type ProtestDecision = (typeof protestDecisions)[number];

/** Kinds of prices. */
export const serviceTypes = [
  'entry-fee',
  'package',
  'monday-lunch',
  'vip-party',
  'single-room',
  'other',
] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** Meals of a package. */
export const cateringTypes = ['none', 'breakfast', 'half-board', 'full-board'] as const;
export type CateringType = (typeof cateringTypes)[number];

/** Money is stored in minor units: hellers and cents. */
export const currencies = ['CZK', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

export const documentKinds = ['invoice', 'credit-note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const paymentMethods = ['bank', 'cash', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const lodgingKinds = ['hall', 'classroom', 'room'] as const;
export type LodgingKind = (typeof lodgingKinds)[number];

/** Lodging of a package; `none`: without a bed. */
export const packageLodgings = ['none', ...lodgingKinds] as const;
export type PackageLodging = (typeof packageLodgings)[number];

export const messageRecipients = ['clubs', 'referees'] as const;
export type MessageRecipients = (typeof messageRecipients)[number];

export const messageStates = ['draft', 'planned', 'sent'] as const;
export type MessageState = (typeof messageStates)[number];

export const configurationDataTypes = ['string', 'integer', 'float', 'datetime', 'boolean'] as const;
export type ConfigurationDataType = (typeof configurationDataTypes)[number];

/** Steps of a club's check-in. */
export const checkInSteps = ['arrived', 'keys', 'wristbands', 'meals'] as const;

/** What volunteers do: at the table, in a hall, at the check-in desk, in the kitchen, in a car, as first aid. */
export const dutyKinds = ['timekeeper', 'hall', 'desk', 'kitchen', 'driver', 'first-aid'] as const;
export type DutyKind = (typeof dutyKinds)[number];

/** Sizes of courts. */
export const courtSizes = ['full', 'small'] as const;
export type CourtSize = (typeof courtSizes)[number];

/** How much a wish of the plan counts, least first. */
export const weightSteps = ['low', 'normal', 'high'] as const;

/** What a volunteer has said to a shift. */
export const shiftAnswers = ['asked', 'confirmed', 'declined'] as const;
export type ShiftAnswer = (typeof shiftAnswers)[number];

/** What halls need on paper. */
export const hallPaperKinds = ['signs', 'hall-day', 'category-day', 'courts', 'badges', 'keys'] as const;
export type HallPaperKind = (typeof hallPaperKinds)[number];

/** What the summary of a club, a PDF that goes with a message, can contain. */
export const summaryParts = ['account', 'teams', 'beds', 'matches'] as const;
export type SummaryPart = (typeof summaryParts)[number];
