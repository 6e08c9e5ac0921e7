export { createMailTransport, keptMailFolder } from './create-mail-transport.ts';
export { type KeptMailHead, listKeptMails, readKeptMail, removeKeptMails } from './kept-mails.ts';
export type { Mail, MailFile, MailOutcome, MailTransport } from './mail.ts';
