/** What travels, encrypted, to a browser. Teams and score, never a person. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** A later message with the same tag takes the place of this one. */
  readonly tag: string;
  /** Path of the page that a press opens. */
  readonly url: string;
  /** Takes the place of what is shown without a sound. */
  readonly quiet: boolean;
  /** Version of the data: a message that was overtaken on its way changes nothing. */
  readonly v: string;
  /** Buttons that end the messages of a team. */
  readonly stops: readonly { readonly teamId: number; readonly text: string }[];
}
