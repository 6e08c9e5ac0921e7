import * as z from 'zod';
import { locales, roles } from '@sevenmetre/rules/vocabulary';
import { Id, Instant, Links } from './common.ts';
import { secret, trimmedLine } from './text.ts';

export const LoginBody = z.strictObject({
  email: trimmedLine(254).min(1),
  password: secret(1024),
});

/** The first super admin of a new installation, made with the token from the console. */
export const SetupBody = z.strictObject({
  token: secret(200).min(20),
  email: z.email().max(254),
  password: secret(512),
  firstName: trimmedLine(100).min(1),
  lastName: trimmedLine(100).min(1),
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
