import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { personGenders } from '@sevenmetre/rules/roster';
import { locales, rosterRoles } from '@sevenmetre/rules/vocabulary';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { atLeast, between, oneOf } from './checks.ts';
import { createdAt, id, instant } from './columns.ts';
import { clubs, teams } from './clubs.ts';
import { editions } from './editions.ts';
import { places } from './geography.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case, trimmed. */
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    locale: text({ enum: locales }).notNull().default('en'),
    roles: text().array().$type<Role[]>().notNull(),
    /** null: not verified yet. */
    emailVerifiedAt: instant(),
    /** A closed account: without name, address and password; its audit entries stay. */
    closedAt: instant(),
    /** Locked by an organiser: sign-in is refused until it is unlocked. */
    lockedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [oneOf('users_locale_known', table.locale, locales)],
);

/** Only hashes of session tokens are stored, so that a copy of the database gives no access. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Time of the second step: a passkey, or a code of an authenticator. */
    secondStepAt: instant(),
    userAgent: text(),
    /** Unsent match records of its device at the last call; null: never reported. */
    unsent: integer(),
    /** Time of that report, updated once a minute while the number is the same. */
    unsentAt: instant(),
    /** Since when there have been unsent records; null: all were sent. */
    unsentSince: instant(),
    /** The hall that the device uses. */
    unsentPlaceId: integer().references(() => places.id, { onDelete: 'set null' }),
    /** Percent of its battery at that report; null: unknown. */
    deviceBattery: integer(),
    /** Release of the program on it; null: unknown. */
    deviceRelease: text(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_unsent_place').on(table.unsentPlaceId),
    atLeast('sessions_unsent_range', 0, [table.unsent]),
  ],
);

export const tokenPurposes = [
  'first-super-admin',
  'password-reset',
  'invitation',
  'email-verification',
  'email-change',
  'let-in',
] as const;

/** One-time tokens: for the first super admin, and of links in mails. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    purpose: text({ enum: tokenPurposes }).notNull(),
    tokenHash: text().notNull().unique(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The address that a link verifies: the present one of the account, or its new one. */
    email: text(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [oneOf('one_time_tokens_purpose_known', table.purpose, tokenPurposes)],
);

/** Given by another user, who only knew the address: effective once the account's address is verified. */
const givenByOther = () => boolean().notNull().default(false);

export const clubAdmins = pgTable(
  'club_admins',
  {
    clubId: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    givenByOther: givenByOther(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.userId] })],
);

export const teamAdmins = pgTable(
  'team_admins',
  {
    teamId: integer()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    givenByOther: givenByOther(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] })],
);

/** A child or a leader of a club. Birth date and gender are only sent to the pages of the club. */
export const participants = pgTable(
  'participants',
  {
    id: id(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    clubId: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    sourceId: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    birthDate: date({ mode: 'string' }),
    gender: text({ enum: personGenders }),
    /** Of the federation; '' without one. Never public. */
    licence: text().notNull().default(''),
    /** What the club has told of the parents' consent to photographs; '' is not answered. Never public. */
    photoConsent: text().notNull().default(''),
    /** Shown by number only, everywhere. */
    hidden: boolean().notNull().default(false),
    /** Incremented by every save; detects saves based on an older revision. */
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('participants_source').on(table.editionId, table.sourceId),
    index('participants_club').on(table.clubId),
    oneOf('participants_gender_known', table.gender, personGenders),
    atLeast('participants_revision_counted', 1, [table.revision]),
  ],
);

export const teamParticipants = pgTable(
  'team_participants',
  {
    id: id(),
    teamId: integer()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    participantId: integer()
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    role: text({ enum: rosterRoles }).notNull(),
    jerseyNumber: integer(),
  },
  (table) => [
    uniqueIndex('team_participants_once').on(table.teamId, table.participantId),
    index('team_participants_participant').on(table.participantId),
    oneOf('team_participants_role_known', table.role, rosterRoles),
    between('team_participants_jersey', table.jerseyNumber, 0, 99),
  ],
);
