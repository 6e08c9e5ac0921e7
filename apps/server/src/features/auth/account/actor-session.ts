/** The user and the session of a call about the user's own account. */
export interface OwnSession {
  readonly userId: number;
  readonly tokenHash: string;
}
