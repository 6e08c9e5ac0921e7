import { locales, roles } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant, Links } from '../common.ts';
import { DashboardMessage } from '../messages/schemas.ts';

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
    /** Roles of organisers are suspended until a second step is set up or completed. */
    secondStepMissing: z.boolean(),
    links: Links,
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof CurrentUser>;
