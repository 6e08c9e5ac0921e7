/**
 * The fixed words of the sport and of the product. What an organiser may change is data in an edition;
 * what stands here changes with a release.
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

/** Of one side's roster for one match; a confirmed one is changed by hall staff only. */
export const matchRosterStates = ['to-be-filled', 'saved', 'confirmed'] as const;
export type MatchRosterState = (typeof matchRosterStates)[number];

/** Shown as male, female and other. */
export const sexes = ['male', 'female', 'indetermined'] as const;
export type Sex = (typeof sexes)[number];

/** What other systems write for a sex: one letter. */
export const sexCodes = { M: 'male', F: 'female' } as const satisfies Record<string, Sex>;

/** Shown as pending, accepted, cancelled and unknown. */
export const refereeRegistrationStates = ['new', 'approved', 'declined', 'unknown'] as const;
export type RefereeRegistrationState = (typeof refereeRegistrationStates)[number];

/** Of pairs of referees, the best one first. */
export const pairLevels = ['A', 'B', 'C'] as const;
export type PairLevel = (typeof pairLevels)[number];

export const registrationStates = ['new', 'approved', 'declined', 'processed', 'unknown'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** Of a team, beside its club's registration. */
export const teamStates = ['accepted', 'waiting', 'withdrawn'] as const;
export type TeamState = (typeof teamStates)[number];

/**
 * What becomes of the fixtures of a team that has withdrawn (ST14, ST22). `annulled`: none of them counts, for anybody. `kept`: what is decided
 * counts, the others are walkovers for the opponents. `assessed`: each of them is a walkover for the opponent.
 */
export const withdrawnPolicies = ['annulled', 'kept', 'assessed'] as const;
export type WithdrawnPolicy = (typeof withdrawnPolicies)[number];

/** How an organiser has ended a match beside its play (MA53). */
export const matchRulings = ['abandoned', 'awarded', 'replay'] as const;
export type MatchRuling = (typeof matchRulings)[number];

/** What organisers decide about a protest. */
export const protestDecisions = ['accepted', 'rejected'] as const;
export type ProtestDecision = (typeof protestDecisions)[number];

/** What a price is for. */
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

/** Money is counted in minor units of these: hellers and cents. */
export const currencies = ['CZK', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

export const documentKinds = ['invoice', 'credit-note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const paymentMethods = ['bank', 'cash', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const lodgingKinds = ['hall', 'classroom', 'room'] as const;
export type LodgingKind = (typeof lodgingKinds)[number];

/** Where a package lets people sleep; `none`: it comes without a bed. */
export const packageLodgings = ['none', ...lodgingKinds] as const;
export type PackageLodging = (typeof packageLodgings)[number];

export const messageRecipients = ['clubs', 'referees'] as const;
export type MessageRecipients = (typeof messageRecipients)[number];

export const messageStates = ['draft', 'sent'] as const;
export type MessageState = (typeof messageStates)[number];

export const configurationDataTypes = ['string', 'integer', 'float', 'datetime', 'boolean'] as const;
export type ConfigurationDataType = (typeof configurationDataTypes)[number];

/** What is done with a club at the check-in desk. */
export const checkInSteps = ['arrived', 'keys', 'wristbands', 'meals'] as const;
