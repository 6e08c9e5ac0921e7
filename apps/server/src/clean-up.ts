import type { Clock } from './platform/clock/index.ts';
import type { Database } from './platform/database/index.ts';
import type { Environment } from './platform/environment/index.ts';
import type { Log } from './platform/log/index.ts';
import { type Recurring, createDaily, createHourly } from './platform/loop/index.ts';
import { keptMailFolder, removeKeptMails } from './platform/mail/index.ts';
import type { Storage } from './platform/storage/index.ts';
import { forgetInvitations } from './features/clubs/index.ts';
import { remindDaily } from './features/appointments/index.ts';
import { hideOldNames } from './features/participants/index.ts';
import { forgetUploads } from './features/files/index.ts';

interface CleanUpContext {
  readonly environment: Pick<Environment, 'dataDirectory'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly log: Pick<Log, 'warn'>;
}

const day = 86_400_000;
/** A form that somebody has begun may still name its files so long. */
const daysOfUploads = 30;
/** Links in kept mails open accounts, and their words name people. */
const daysOfKeptMails = 90;
/** Addresses of those who did not answer. */
const daysOfInvitations = 30;
const atOnce = 50;

/** Asks pairs of referees again that have not answered, once a day from the hour of the settings on. */
export function createReminders({
  database,
  clock,
  log,
}: Omit<CleanUpContext, 'environment' | 'storage'>): Recurring {
  const step = async () => {
    await remindDaily({ database, clock });
    return false;
  };
  return createHourly(step, (error) => log.warn({ err: error }, 'Referees wait to be reminded'));
}

/** Removes once a day, in small steps, what nobody needs any more: uploads without a record, kept mails, names of players. */
export function createCleanUp({ environment, database, clock, storage, log }: CleanUpContext): Recurring {
  const folder = keptMailFolder(environment);
  const step = async () => {
    const now = clock.now().getTime();
    const before = (days: number) => new Date(now - days * day);
    const uploads = await forgetUploads({ database, storage }, before(daysOfUploads), atOnce);
    await forgetInvitations({ database }, before(daysOfInvitations));
    await hideOldNames({ database, clock });
    const mails = await removeKeptMails(folder, before(daysOfKeptMails), atOnce);
    return uploads === atOnce || mails === atOnce;
  };
  return createDaily(clock, step, (error) => log.warn({ err: error }, 'Old files wait to be removed'));
}
