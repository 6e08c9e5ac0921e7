import type { Locale } from '@sevenmetre/rules/vocabulary';

/** One mail to one recipient, ready to send. */
export interface Mail {
  /** The same at every attempt, so that mailboxes can detect repeats. */
  readonly id: number;
  /** Address without a name. */
  readonly to: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Time of writing. */
  readonly at: Date;
  /** Whether its link gives access to an account. */
  readonly secret: boolean;
}

/** Reasons are codes of the network or the mail server, never addresses. */
export type MailOutcome =
  | { readonly kind: 'sent' }
  /** A temporary failure. */
  | { readonly kind: 'later'; readonly reason: string }
  /** A permanent failure. */
  | { readonly kind: 'refused'; readonly reason: string };

export interface MailTransport {
  readonly kind: 'smtp' | 'files';
  /** Never rejects. */
  send(mail: Mail): Promise<MailOutcome>;
  close(): void;
}
