import { join } from 'node:path';
import type { Environment } from '../environment/index.ts';
import { createFileTransport } from './kept-mails.ts';
import type { MailTransport } from './mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** Where mails are kept while no mail server takes them. */
export function keptMailFolder({ dataDirectory }: Pick<Environment, 'dataDirectory'>): string {
  return join(dataDirectory, 'mails');
}

/** By a mail server when the settings name one, else into files of the data folder. */
export function createMailTransport(environment: Pick<Environment, 'mail' | 'dataDirectory'>): MailTransport {
  const { smtpUrl, requireTls, from } = environment.mail;
  return smtpUrl === null
    ? createFileTransport(keptMailFolder(environment), from)
    : createSmtpTransport({ smtpUrl, requireTls }, from);
}
