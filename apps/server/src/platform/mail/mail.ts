import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Mailbox } from '../environment/index.ts';

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

/** A mail in nodemailer's form. No content can make nodemailer read a file or fetch a URL. */
export function compose(mail: Mail, from: Mailbox) {
  const host = from.address.split('@').at(-1) ?? 'localhost';
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.at,
    messageId: `<${mail.at.getTime()}.${mail.id}@${host}>`,
    headers: { 'Content-Language': mail.locale, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
