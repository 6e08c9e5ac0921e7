import type { Locale } from '@sevenmetre/rules/vocabulary';

/** One mail to one reader, ready to travel. */
export interface Mail {
  /** The same at every attempt, so that mailboxes can tell a repeat. */
  readonly id: number;
  /** A bare address. */
  readonly to: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** When it was written. */
  readonly at: Date;
  /** Its link opens an account. */
  readonly secret: boolean;
}

/** Reasons are codes of the network or of the mail server, never addresses. */
export type MailOutcome =
  | { readonly kind: 'sent' }
  /** Nobody knows whether it will ever be taken. */
  | { readonly kind: 'later'; readonly reason: string }
  /** It will never be taken. */
  | { readonly kind: 'refused'; readonly reason: string };

export interface MailTransport {
  readonly kind: 'smtp' | 'files';
  /** Never rejects. */
  send(mail: Mail): Promise<MailOutcome>;
  close(): void;
}
