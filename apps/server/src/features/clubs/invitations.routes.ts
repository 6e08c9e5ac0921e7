import type { Handlers, Limits } from '../../platform/http/index.ts';
import { answerInvitation, declineByLink, invitationOfLink } from './answer-invitation.use-case.ts';
import { checkUser, inviteUser, withdrawInvitation } from './invite-user.use-case.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';
import { answer } from './managed-club.ts';

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

const linkInvalid = { status: 403, body: { error: 'link-invalid', additionalProperties: {} } } as const;

/** Handlers of invitations: sent by club admins, answered by the owner of the address. */
export function invitationHandlers(context: RandomContext): Handlers<Invitation> {
  return {
    async clubUserCheck({ actor, params, body }) {
      const outcome = await checkUser(context, actor, params.id, body.email);
      return outcome.ok ? { status: 200, body: { exists: outcome.value } } : answer(outcome);
    },
    async clubInvitationCreate({ actor, params, body }) {
      const outcome = await inviteUser(context, actor, params.id, body);
      return outcome.ok ? { status: 201, body: outcome.value } : answer(outcome);
    },
    async clubInvitationDelete({ actor, params: { id: clubId, invitationId } }) {
      const outcome = await withdrawInvitation(context, actor, { clubId, invitationId });
      return outcome.ok ? { status: 204, body: undefined } : answer(outcome);
    },
    async ownInvitationAnswer({ actor, params, body }) {
      const outcome = await answerInvitation(context, actor, params.id, body.accept);
      return outcome.ok ? { status: 200, body: { status: 'ok' } } : answer(outcome);
    },
    async invitationOfLink({ body }) {
      const invitation = await invitationOfLink(context, body.token);
      return invitation ? { status: 200, body: invitation } : linkInvalid;
    },
    async invitationOfLinkDecline({ body }) {
      const declined = await declineByLink(context, body.token);
      return declined ? { status: 200, body: { status: 'ok' } } : linkInvalid;
    },
  };
}
