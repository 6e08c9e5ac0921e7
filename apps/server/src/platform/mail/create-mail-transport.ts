import { join } from 'node:path';
import type { Environment } from '../environment/index.ts';
import { createFileTransport } from './kept-mails.ts';
import type { MailTransport } from './mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** Folder of mails while there is no mail server. */
export function keptMailFolder({ dataDirectory }: Pick<Environment, 'dataDirectory'>): string {
  return join(dataDirectory, 'mails');
}

/** Sends by the configured mail server, else writes files into the data folder. */
export function createMailTransport(environment: Pick<Environment, 'mail' | 'dataDirectory'>): MailTransport {
  const { smtpUrl, requireTls, from } = environment.mail;
  return smtpUrl === null
    ? createFileTransport(keptMailFolder(environment), from)
    : createSmtpTransport({ smtpUrl, requireTls }, from);
}
