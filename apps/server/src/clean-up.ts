import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import type { Clock } from './platform/clock/index.ts';
import type { Database } from './platform/database/index.ts';
import type { Environment } from './platform/environment/index.ts';
import type { Log } from './platform/log/index.ts';
import { type Recurring, createDaily, createHourly } from './platform/loop/index.ts';
import { keptMailFolder, removeKeptMails } from './platform/mail/index.ts';
import type { Storage } from './platform/storage/index.ts';
import { forgetCodes } from './features/auth/index.ts';
import { forgetInvitations } from './features/clubs/index.ts';
import { forgetSignatures } from './features/match-events/index.ts';
import { protestRepository } from './features/protests/index.ts';
import { forgetReasons } from './features/match-rosters/index.ts';
import { forgetVolunteers } from './features/duty/index.ts';
import { remindDaily } from './features/appointments/index.ts';
import { sendReminders } from './features/join/index.ts';
import { hideOldNames } from './features/participants/index.ts';
import { forgetPresses } from './features/undo/index.ts';
import { forgetImports } from './features/sheet-imports/index.ts';
import { forgetUploads } from './features/files/index.ts';

interface CleanUpContext {
  readonly environment: Pick<Environment, 'dataDirectory'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly log: Pick<Log, 'warn'>;
}

/** Days. A form that was begun and not sent may still refer to its uploads. */
const daysOfUploads = 30;
/** Days. Links in kept mails open accounts, and their texts name people. */
const daysOfKeptMails = 90;
/** Days. Invitations that were not answered hold addresses. */
const daysOfInvitations = 30;
const atOnce = 50;

/**
 * Every hour: deletes what was kept for an undo; mails clubs that wait for the opening of registration; reminds pairs of
 * referees that have not answered.
 */
export function createHourlyWork({
  database,
  clock,
  log,
}: Omit<CleanUpContext, 'environment' | 'storage'>): Recurring {
  const step = async () => {
    await forgetPresses({ database }, clock.now());
    await remindDaily({ database, clock });
    return sendReminders({ database, clock });
  };
  return createHourly(step, (error) =>
    log.warn({ err: error }, 'Referees and clubs wait to be reminded, or ended undos to be removed'),
  );
}

/**
 * Once a day, in small steps, removes uploads without a record, kept mails, names of players and volunteers
 * and signatures that are no longer needed.
 */
export function createCleanUp({ environment, database, clock, storage, log }: CleanUpContext): Recurring {
  const folder = keptMailFolder(environment);
  const step = async () => {
    const now = clock.now().getTime();
    const before = (days: number) => new Date(now - days * millisecondsOfDay);
    const uploads = await forgetUploads({ database, storage }, before(daysOfUploads), atOnce);
    await forgetCodes({ database }, before(1));
    await forgetInvitations({ database }, before(daysOfInvitations));
    await forgetImports({ database }, clock.now());
    await hideOldNames({ database, clock });
    await forgetSignatures(database.db);
    await forgetReasons(database.db);
    await protestRepository.forgetReasons(database.db);
    await forgetVolunteers({ database }, before(daysOfInvitations));
    const mails = await removeKeptMails(folder, before(daysOfKeptMails), atOnce);
    return uploads === atOnce || mails === atOnce;
  };
  return createDaily(clock, step, (error) => log.warn({ err: error }, 'Old files wait to be removed'));
}
