import type { Clock } from '../../platform/clock/index.ts';
import type { Database, DatabaseLog } from '../../platform/database/index.ts';
import type { MailOutcome, MailTransport } from '../../platform/mail/index.ts';
import { findCurrentEdition } from '../competition/index.ts';
import { findIdentity } from '../images/index.ts';
import * as repository from './mail.repository.ts';
import type { OutgoingMail } from './mail.repository.ts';
import { findWords, type LaidWords } from '../translations/index.ts';
import { type LetterFrame, renderLetter } from './render-letter.ts';

export interface SendContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  readonly transport: MailTransport;
}

/** Settings shared by all mails. */
interface Frame extends LetterFrame {
  readonly words: LaidWords;
}

/** Number of mails sent concurrently. */
const atOnce = 6;
/** Seconds until a claim expires; longer than any mail can take. */
const lease = 180;
/** Retries after half a minute, then twice as long each time, at most four hours: about two days in total. */
const mostAttempts = 20;

/**
 * Sends a batch of due mails. If the process dies, others retry; a mail that the server had accepted is then
 * sent twice, with the same Message-ID.
 * @param origin of the portal
 * @returns whether more mails may be due
 */
export async function sendDue(context: SendContext, origin: string): Promise<boolean> {
  const { database, clock } = context;
  const now = clock.now();
  const until = new Date(now.getTime() + lease * 1000);
  const claimed = await repository.claim({ now, until, most: atOnce }, database.db);
  if (claimed.length === 0) return false;
  const words = await findWords(database.db);
  const edition = await findCurrentEdition(database.db);
  const cup = edition && { name: edition.name, identity: await findIdentity(edition.id, database.db) };
  const outcomes = await Promise.all(claimed.map((mail) => send(context, mail, { origin, cup, words })));
  const reasons = new Set(outcomes.flatMap((outcome) => ('reason' in outcome ? [outcome.reason] : [])));
  if (reasons.size > 0) context.log.warn({ reasons: [...reasons] }, 'Mails were not taken');
  return claimed.length === atOnce;
}

async function send(
  context: SendContext,
  mail: OutgoingMail,
  { words, ...frame }: Frame,
): Promise<MailOutcome> {
  const { database, clock, transport } = context;
  const { id, to, locale, letter, createdAt: at } = mail;
  const rendered = renderLetter(letter, words.translators[locale], frame);
  const outcome = await transport.send({ id, to, locale, at, ...rendered, secret: letter.secret ?? false });
  if (outcome.kind === 'sent') await repository.deleteById(id, database.db);
  else {
    const isLast = outcome.kind === 'refused' || mail.attempts >= mostAttempts;
    const nextAt = isLast ? null : nextTry(mail.attempts, clock.now());
    await repository.postpone(mail, nextAt, outcome.reason, database.db);
    if (isLast)
      context.log.error(
        { mail: id, reason: outcome.reason },
        'A mail was given up; it stays at /admin/mails',
      );
  }
  return outcome;
}

function nextTry(attempts: number, now: Date): Date {
  const seconds = Math.min(30 * 2 ** (attempts - 1), 4 * 3600);
  return new Date(now.getTime() + seconds * 1000);
}
