/** Who asks about the own account, and by which session. */
export interface OwnSession {
  readonly userId: number;
  readonly tokenHash: string;
}
