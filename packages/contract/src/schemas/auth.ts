import * as z from 'zod';
import { locales, roles } from '@sevenmetre/rules/vocabulary';
import { Id, Instant, Links } from './common.ts';

export const LoginBody = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1024),
});

/** The first super admin of a new installation, made with the token from the console. */
export const SetupBody = z.strictObject({
  token: z.string().min(20).max(200),
  email: z.email().max(254),
  password: z.string().min(1).max(512),
  firstName: z.string().trim().min(1).max(100),
  lastName: z.string().trim().min(1).max(100),
});

export const DashboardMessage = z.object({
  id: Id,
  recipientType: z.enum(['referee', 'club']),
  titleCs: z.string(),
  titleEn: z.string(),
  textCs: z.string(),
  textEn: z.string(),
  sentAt: Instant.nullable(),
});

export const CurrentUser = z
  .object({
    id: Id,
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().nullable(),
    roles: z.array(z.enum(roles)),
    createdAt: Instant,
    leadingTeams: z.array(z.object({ id: Id, name: z.string() })),
    referees: z.array(z.object({ id: Id })),
    administratedClubs: z.array(z.object({ id: Id, name: z.string() })),
    dashboardMessages: z.array(DashboardMessage),
    /** The language of the user's mails. */
    locale: z.enum(locales),
    emailVerified: z.boolean(),
    /** Rights of organisers rest until a second step is set up or shown. */
    secondStepMissing: z.boolean(),
    links: Links,
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof CurrentUser>;
