import type { Mailbox } from '../environment/index.ts';
import type { Mail } from './mail.ts';

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
