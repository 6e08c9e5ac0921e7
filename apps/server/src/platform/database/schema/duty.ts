import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { DayHours, DutySettings } from '@sevenmetre/rules/duty';
import { type DutyKind, dutyKinds, type Locale, shiftAnswers } from '@sevenmetre/rules/vocabulary';
import { teams } from './clubs.ts';
import { atLeast, oneOf } from './checks.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { editions } from './editions.ts';
import { places } from './geography.ts';
import { users } from './people.ts';

const editionId = () =>
  integer()
    .notNull()
    .references(() => editions.id, { onDelete: 'cascade' });

/** How shifts of an edition are made. Its row is locked by every change of people on duty. */
export const dutySettings = pgTable('duty_settings', {
  editionId: integer()
    .primaryKey()
    .references(() => editions.id, { onDelete: 'cascade' }),
  /** null: the usual ones. */
  settings: jsonb().$type<DutySettings>(),
});

/** Somebody who is on duty during an edition, perhaps under 18. Deleted with the names of its participants. */
export const volunteers = pgTable(
  'volunteers',
  {
    id: id(),
    editionId: editionId(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    /** Lower case, trimmed. */
    email: text(),
    isMinor: boolean().notNull(),
    /** When an organiser has seen the consent of the parents; null: not yet, or not needed. */
    consentAt: instant(),
    /** What they can do; empty: whatever is needed. */
    skills: text().array().$type<DutyKind[]>().notNull(),
    languages: text().array().$type<Locale[]>().notNull(),
    /** When they can come; null: always. */
    hours: jsonb().$type<DayHours[]>(),
    /** The own team, whose matches keep them from being on duty. */
    teamId: integer().references(() => teams.id, { onDelete: 'set null' }),
    /** The account with which they report. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    note: text(),
    /** Hash of the token in the link to the volunteer's page; null: no link. */
    tokenHash: text().unique(),
    /** Hash of the token in the address of the calendar, which opens nothing else. */
    calendarHash: text().unique(),
    /** When the volunteer's page was first opened. */
    openedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('volunteers_edition').on(table.editionId),
    index('volunteers_team').on(table.teamId),
    uniqueIndex('volunteers_account').on(table.editionId, table.userId),
  ],
);

export const shifts = pgTable(
  'shifts',
  {
    id: id(),
    editionId: editionId(),
    /** null: for the whole tournament. */
    placeId: integer().references(() => places.id, { onDelete: 'cascade' }),
    /** In the tournament's zone. */
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: dutyKinds }).notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    needed: integer().notNull(),
    /** Not from the schedule; it does not change with it. */
    byHand: boolean().notNull().default(false),
  },
  (table) => [
    index('shifts_edition').on(table.editionId, table.startsAt),
    index('shifts_place').on(table.placeId),
    oneOf('shifts_kind_known', table.kind, dutyKinds),
    atLeast('shifts_needed', 0, [table.needed]),
    check('shifts_in_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/** Somebody on a shift, or somebody who has declined it. */
export const shiftPeople = pgTable(
  'shift_people',
  {
    /** Names the row while a change of it can be undone. */
    id: integer().notNull().unique().generatedByDefaultAsIdentity(),
    shiftId: integer()
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    volunteerId: integer()
      .notNull()
      .references(() => volunteers.id, { onDelete: 'cascade' }),
    answer: text({ enum: shiftAnswers }).notNull(),
    askedAt: instant().notNull(),
    answeredAt: instant(),
    presentAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.shiftId, table.volunteerId] }),
    index('shift_people_volunteer').on(table.volunteerId),
    oneOf('shift_people_answer_known', table.answer, shiftAnswers),
  ],
);

/** A link by which people without an account join, for one shift or for any. */
/**
 * Links of volunteers' own pages that were mailed to them, beside the one that an organiser has made: only hashes of
 * links are stored, so a mail cannot repeat that one.
 */
export const dutyLinks = pgTable(
  'duty_links',
  {
    id: id(),
    volunteerId: integer()
      .notNull()
      .references(() => volunteers.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    calendarHash: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [index('duty_links_volunteer').on(table.volunteerId)],
);

export const dutyInvitations = pgTable(
  'duty_invitations',
  {
    id: id(),
    editionId: editionId(),
    tokenHash: text().notNull().unique(),
    shiftId: integer().references(() => shifts.id, { onDelete: 'cascade' }),
    /** Who looks for a replacement; null: an organiser invites. */
    volunteerId: integer().references(() => volunteers.id, { onDelete: 'cascade' }),
    places: integer().notNull(),
    used: integer().notNull().default(0),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('duty_invitations_edition').on(table.editionId),
    index('duty_invitations_shift').on(table.shiftId),
    index('duty_invitations_volunteer').on(table.volunteerId),
    check('duty_invitations_places', sql`${table.used} between 0 and ${table.places}`),
  ],
);
