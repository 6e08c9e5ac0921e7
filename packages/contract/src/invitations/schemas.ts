import * as z from 'zod';
import { Id, Instant, PersonName, Phone } from '../common.ts';

/** Permissions of a user in a club. */
export const ClubPermissions = { clubAdmin: z.boolean(), teamIds: z.array(Id).max(200) };

/** An invitation for the club's admins: what they entered, and nothing about the recipient. */
export const ClubInvitation = z
  .object({
    id: Id,
    email: z.string(),
    ...ClubPermissions,
    state: z.enum(['waiting', 'declined', 'expired']),
    createdAt: Instant,
    expiresAt: Instant,
  })
  .meta({ id: 'ClubInvitation' });
export type ClubInvitation = z.infer<typeof ClubInvitation>;

const email = z.email().max(254);

export const ClubUserCheckBody = z.strictObject({ email });

/** Nothing but whether there is an account. */
export const ClubUserCheck = z.object({ exists: z.boolean() }).meta({ id: 'ClubUserCheck' });

/** Name and phone of somebody who may have no account yet; the owner of the address may leave or change them. */
export const ClubInvitationBody = z.strictObject({
  email,
  firstName: PersonName.optional(),
  lastName: PersonName.optional(),
  phone: Phone.optional(),
  ...ClubPermissions,
});
export type ClubInvitationBody = z.infer<typeof ClubInvitationBody>;

const offer = { id: Id, clubName: z.string(), clubAdmin: z.boolean(), teams: z.array(z.string()) };

/** An invitation for its recipient on the dashboard. */
export const OwnInvitation = z.object({ ...offer, expiresAt: Instant });
export type OwnInvitation = z.infer<typeof OwnInvitation>;

/** The same for everybody who has the mailed link. */
export const LinkedInvitation = z
  .object({
    ...offer,
    email: z.string(),
    /** As the club entered it; may be empty. */
    firstName: z.string(),
    lastName: z.string(),
    expiresAt: Instant,
  })
  .meta({ id: 'LinkedInvitation' });
export type LinkedInvitation = z.infer<typeof LinkedInvitation>;

export const InvitationAnswerBody = z.strictObject({ accept: z.boolean() });

export const InvitationLinkBody = z.strictObject({ token: z.string().min(20).max(200) });
