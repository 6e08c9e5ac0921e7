/** Encrypted content of a push message. Teams and score, no persons. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** A later message with the same tag replaces this one. */
  readonly tag: string;
  /** Path of the page to open. */
  readonly url: string;
  /** Replaces the shown message silently. */
  readonly quiet: boolean;
  /** Version of the data: an outdated message changes nothing. */
  readonly v: string;
  /** Buttons that end the messages of a team. */
  readonly stops: readonly { readonly teamId: number; readonly text: string }[];
}
