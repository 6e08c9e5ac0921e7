import { accountSorts, givenRoles } from '@sevenmetre/rules/accounts';
import { locales, refereeRegistrationStates, registrationStates, roles } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant, Links } from '../common.ts';
import { TimelineEntry } from '../history/schemas.ts';
import { Direction, page, paging } from '../paging.ts';
import { line, paragraphs } from '../text.ts';

export const UserListQuery = z.strictObject({
  ...paging,
  role: z.enum(roles).optional(),
  state: z.enum(['locked', 'unproven']).optional(),
  search: line(100).optional(),
  sort: z.enum(accountSorts).optional(),
  direction: Direction,
});

const head = {
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  emailVerified: z.boolean(),
  locked: z.boolean(),
  createdAt: Instant,
};

export const Users = z
  .object({ ...page, rows: z.array(z.object(head)), timeZone: z.string() })
  .meta({ id: 'Users' });
export type Users = z.infer<typeof Users>;
export type UserRow = Users['rows'][number];

const count = z.int().nonnegative();
const edition = { editionName: z.string(), year: z.int(), current: z.boolean() };

export const UserDetail = z
  .object({
    ...head,
    phone: z.string().nullable(),
    /** Language of the mails. */
    locale: z.enum(locales),
    lockedAt: Instant.nullable(),
    /** Whether a second step or a passkey is set up. */
    secondStep: z.boolean(),
    sessions: count,
    lastSeenAt: Instant.nullable(),
    clubs: z.array(z.object({ id: Id, name: z.string(), state: z.enum(registrationStates), ...edition })),
    teams: z.array(z.object({ id: Id, clubId: Id, name: z.string(), categoryCode: z.string(), ...edition })),
    referees: z.array(
      z.object({ id: Id, name: z.string(), state: z.enum(refereeRegistrationStates), ...edition }),
    ),
    /** Number of assigned halls and days of a reporter, by edition. */
    halls: z.array(z.object({ ...edition, count })),
    timeline: z.array(TimelineEntry),
    timeZone: z.string(),
    /** Actions of the reader on this account. */
    links: Links,
  })
  .meta({ id: 'UserDetail' });
export type UserDetail = z.infer<typeof UserDetail>;

/** Requested roles besides that of a user, and those that the page showed. */
export const UserRolesBody = z
  .strictObject({
    roles: z.array(z.enum(givenRoles)).max(givenRoles.length),
    before: z.array(z.enum(roles)).max(roles.length),
  })
  .meta({ id: 'UserRolesBody' });
export type UserRolesBody = z.infer<typeof UserRolesBody>;

const reason = paragraphs(1000).trim();

/** The reason of a lock is stored in the audit log. */
export const UserLockBody = z
  .discriminatedUnion('locked', [
    z.strictObject({ locked: z.literal(true), reason: reason.min(1) }),
    z.strictObject({ locked: z.literal(false), reason: reason.nullable() }),
  ])
  .meta({ id: 'UserLockBody' });
