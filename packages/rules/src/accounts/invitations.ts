/** An offer of permissions to an address, as used by the rules. */
export interface Invitation {
  /** Lower case, trimmed. */
  readonly email: string;
  readonly state: 'waiting' | 'accepted' | 'declined' | 'withdrawn';
  readonly expiresAt: Date;
}

/** Days until an invitation expires (UR3). */
export const invitationDays = 14;

/** Of invitations, and as many questions whether an address has an account. */
const mostOfAccount = 30;
const mostMailsOfAddress = 3;

/** Whether an invitation can still be answered (UR3). */
export function invitationWaits({ state, expiresAt }: Invitation, now: Date): boolean {
  return state === 'waiting' && now < expiresAt;
}

/** Only the account with the address may accept, once the address is verified (UR3). */
export function mayAccept(
  account: { readonly email: string; readonly isProven: boolean },
  invitation: Invitation,
  now: Date,
): boolean {
  return account.isProven && account.email === invitation.email && invitationWaits(invitation, now);
}

/**
 * Why an account may not invite now, or ask whether an address has an account; null: it may (UR4).
 * @param sent its invitations, or questions, of the last 24 hours
 */
export function inviterError(inviter: {
  readonly isProven: boolean;
  readonly sent: number;
}): 'email-unproven' | 'invitations-too-many' | null {
  if (!inviter.isProven) return 'email-unproven';
  return inviter.sent < mostOfAccount ? null : 'invitations-too-many';
}

/** Whether an invitation is mailed, or only waits on the dashboard (UR4). @param made those for the address in the last 24 hours */
export function isInvitationMailed(made: number): boolean {
  return made < mostMailsOfAddress;
}
