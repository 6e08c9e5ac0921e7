import type { Handlers, Limits } from '../../platform/http/index.ts';
import { done } from '../../platform/outcome/index.ts';
import { answerInvitation, declineByLink, invitationOfLink } from './answer-invitation.use-case.ts';
import { checkUser, inviteUser, withdrawInvitation } from './invite-user.use-case.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

export type Invitation =
  | 'clubUserCheck'
  | 'clubInvitationCreate'
  | 'clubInvitationDelete'
  | 'ownInvitationAnswer'
  | 'invitationOfLink'
  | 'invitationOfLinkDecline';

const ofLink = [{ max: 60, seconds: 120 }];

/** The numbers of invitations per sender and address are limited in the database, see `inviteUser`. */
export const clubLimits = {
  clubUserCheck: [{ max: 60, seconds: 600 }],
  clubInvitationCreate: [{ max: 60, seconds: 600 }],
  invitationOfLink: ofLink,
  invitationOfLinkDecline: ofLink,
} satisfies Limits;

/** Handlers of invitations: sent by club admins, answered by the owner of the address. */
export function invitationHandlers(context: RandomContext): Handlers<Invitation> {
  return {
    async clubUserCheck({ actor, params, body }) {
      const outcome = await checkUser(context, actor, params.id, body.email);
      return outcome.ok ? done({ exists: outcome.value }) : outcome;
    },
    clubInvitationCreate: ({ actor, params, body }) => inviteUser(context, actor, params.id, body),
    clubInvitationDelete: ({ actor, params: { id: clubId, invitationId } }) =>
      withdrawInvitation(context, actor, { clubId, invitationId }),
    ownInvitationAnswer: ({ actor, params, body }) =>
      answerInvitation(context, actor, params.id, body.accept),
    invitationOfLink: ({ body }) => invitationOfLink(context, body.token),
    invitationOfLinkDecline: ({ body }) => declineByLink(context, body.token),
  };
}
