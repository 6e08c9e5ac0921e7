import { can } from '../../platform/permission/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/database/index.ts';
import { forbidden } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { type KeptMailHead, listKeptMails, readKeptMail } from '../../platform/mail/index.ts';
import { utcText } from '../competition/index.ts';
import { countAll } from './mail.repository.ts';

export interface MailRoutesContext {
  readonly db: Db;
  readonly clock: Clock;
  /** Folder for mails; null: they go to a mail server. */
  readonly folder: string | null;
}

const mostListed = 100;

/** Handlers of mails for organisers: number of waiting ones, and those kept in the folder. */
export function mailHandlers({ db, clock, folder }: MailRoutesContext): Handlers<'mails' | 'mail'> {
  return {
    async mails() {
      const { waiting, givenUp } = await countAll(db);
      const kept = folder === null ? [] : await listKeptMails(folder, mostListed);
      const transport = folder === null ? 'smtp' : 'files';
      return { status: 200, body: { transport, waiting, givenUp, mails: kept.map(headOf) } };
    },
    async mail({ actor, params }) {
      const kept = folder === null ? null : await readKeptMail(folder, params.name);
      if (!can(actor, 'mail', { mail: { secret: kept?.secret ?? false } }, clock.now())) return forbidden;
      if (!kept) return { status: 404, body: { error: 'mail-unknown', additionalProperties: {} } };
      return { status: 200, body: { ...headOf(kept), text: kept.text } };
    },
  };
}

function headOf({ name, at, to, subject, secret }: KeptMailHead) {
  return { name, at: utcText(at), to, subject, secret };
}
