export const deliveryStates = ['queued', 'sent', 'given-up', 'dropped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What is known of one mail of a message. */
export interface DeliveryFacts {
  /** Whether the mail server has accepted it. */
  readonly isSent: boolean;
  /** The queued mail; null: it was never queued, or was removed from the queue. */
  readonly mail: { readonly isGivenUp: boolean } | null;
}

/** State of one mail of a message (rule ME13). */
export function deliveryState({ isSent, mail }: DeliveryFacts): DeliveryState {
  if (isSent) return 'sent';
  if (mail === null) return 'dropped';
  return mail.isGivenUp ? 'given-up' : 'queued';
}

/** Whether a mail can be sent again: only if it has not been accepted and is no longer tried (rule ME13). */
export function canResend(state: DeliveryState): boolean {
  return state === 'given-up' || state === 'dropped';
}
