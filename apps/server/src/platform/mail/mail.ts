import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Mailbox } from '../environment/index.ts';

/** A file that goes with a mail. */
export interface MailFile {
  readonly filename: string;
  /** null: unknown. */
  readonly contentType: string | null;
  readonly bytes: Buffer;
}

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
  /** What mailboxes show as the sender; absent: the operator's setting. */
  readonly senderName?: string;
  readonly senderAddress?: string;
  /** Address for answers; null: that of the sender. */
  readonly replyTo: string | null;
  readonly files: readonly MailFile[];
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
    from: { name: mail.senderName ?? from.name, address: mail.senderAddress ?? from.address },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    text: mail.text,
    html: mail.html,
    attachments: mail.files.map(({ filename, contentType, bytes }) => ({
      filename,
      content: bytes,
      contentType: contentType ?? 'application/octet-stream',
    })),
    date: mail.at,
    messageId: `<${mail.at.getTime()}.${mail.id}@${host}>`,
    headers: { 'Content-Language': mail.locale, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
