import { can } from '../../platform/permission/index.ts';
import { refuse } from '../../platform/outcome/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { type KeptMailHead, listKeptMails, readKeptMail } from '../../platform/mail/index.ts';
import { utcText } from '../competition/index.ts';
import { remove, resend } from './given-up.use-case.ts';
import { countAll, findGivenUp, type OutgoingMail } from './mail.repository.ts';

export interface MailRoutesContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Folder for mails; null: they go to a mail server. */
  readonly folder: string | null;
}

const mostListed = 100;

type Operation = 'mails' | 'mail' | 'mailResend' | 'mailRemove';

/** Handlers of mails for organisers: number of waiting ones, those given up, and those kept in the folder. */
export function mailHandlers({ database, clock, folder }: MailRoutesContext): Handlers<Operation> {
  const { db } = database;
  return {
    async mails() {
      const { waiting, givenUp } = await countAll(db);
      const kept = folder === null ? [] : await listKeptMails(folder, mostListed);
      const givenUpMails = (await findGivenUp(mostListed, db)).map(givenUpOf);
      const transport = folder === null ? 'smtp' : 'files';
      return { status: 200, body: { transport, waiting, givenUp, givenUpMails, mails: kept.map(headOf) } };
    },
    async mail({ actor, params }) {
      const kept = folder === null ? null : await readKeptMail(folder, params.name);
      if (!can(actor, 'mail', { mail: { secret: kept?.secret ?? false } }, clock.now()))
        return refuse('forbidden');
      if (!kept) return refuse('mail-unknown');
      return { status: 200, body: { ...headOf(kept), text: kept.text } };
    },
    mailResend: ({ params }) => resend({ database, clock }, params.id),
    mailRemove: ({ params }) => remove({ database, clock }, params.id),
  };
}

const failures = {
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
  EAUTH: 'signIn',
  ENOAUTH: 'signIn',
  ETLS: 'encryption',
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  EDNS: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'unreachable',
} as const;

/** What the code of a mail server or network means. */
export function failureKind(code: string) {
  const [known] = Object.entries(failures).filter(([name]) => code.split(' ')[0] === name);
  return known?.[1] ?? ('unknown' as const);
}

function givenUpOf({ id, createdAt, to, letter, failure }: OutgoingMail) {
  const code = failure ?? '';
  return {
    id,
    at: utcText(createdAt),
    to,
    subject: letter.subject,
    failure: failureKind(code),
    code,
  };
}

function headOf({ name, at, to, subject, secret }: KeptMailHead) {
  return { name, at: utcText(at), to, subject, secret };
}
