import { oneLine } from '@sevenmetre/rules/language';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, DatabaseLog, Tx } from '../../platform/database/index.ts';
import type { LetterContent } from '../../platform/database/schema/index.ts';
import type { Translator } from '@sevenmetre/phrases';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { MailFile, MailOutcome, MailTransport } from '../../platform/mail/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { findCurrentEdition } from '../competition/index.ts';
import { readStoredFiles } from '../files/index.ts';
import { findIdentity } from '../images/index.ts';
import { findContactEmail, findSender } from './contact-email.ts';
import * as repository from './mail.repository.ts';
import type { OutgoingMail } from './mail.repository.ts';
import { findWords, type LaidWords } from '../translations/index.ts';
import { type LetterFrame, renderLetter } from './render-letter.ts';

export interface SendContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  readonly transport: MailTransport;
  readonly storage: Storage;
  /** From which the mail server may send besides the operator's address. */
  readonly senderDomains: readonly string[];
  /** Draws the summary of a club that goes with a mail; null: the club is gone. */
  readonly drawSummary: (summary: Summary, locale: Locale) => Promise<MailFile | null>;
  /** What a club has to pay now, and how: one text per paragraph. */
  readonly owedTexts: (clubId: number, t: Translator) => Promise<readonly string[]>;
  /** Told of each mail that the server has accepted, in the transaction that removes it from the queue. */
  readonly accepted: (mailId: number, at: Date, tx: Tx) => Promise<void>;
}

type Summary = NonNullable<LetterContent['summary']>;

/** Settings shared by all mails. */
interface Frame extends LetterFrame {
  readonly words: LaidWords;
  /** Where answers go that a letter has no address for, except those to a secret one; null: to the sender. */
  readonly contact: string | null;
  /** Address of the sender; null: the operator's. */
  readonly sender: string | null;
}

/** Number of mails sent concurrently. */
const atOnce = 6;
/** Seconds until a claim expires; longer than any mail can take. */
const lease = 180;
/** The same with files: six mails of 7 MB over a line of one megabit take six minutes. */
const leaseWithFiles = 1800;
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
  const untilWithFiles = new Date(now.getTime() + leaseWithFiles * 1000);
  const claimed = await repository.claim({ now, until, untilWithFiles, most: atOnce }, database.db);
  if (claimed.length === 0) return false;
  const words = await findWords(database.db);
  const edition = await findCurrentEdition(database.db);
  const cup = edition && { name: edition.name, identity: await findIdentity(edition.id, database.db) };
  const contact = edition && (await findContactEmail(edition.id, database.db));
  const sender = edition && (await findSender(edition.id, context.senderDomains, database.db));
  const frame = { origin, cup, words, contact, sender };
  const outcomes = await Promise.all(claimed.map((mail) => send(context, mail, frame)));
  const reasons = new Set(outcomes.flatMap((outcome) => ('reason' in outcome ? [outcome.reason] : [])));
  if (reasons.size > 0) context.log.warn({ reasons: [...reasons] }, 'Mails were not taken');
  return claimed.length === atOnce;
}

async function send(
  context: SendContext,
  mail: OutgoingMail,
  { words, contact, sender, ...frame }: Frame,
): Promise<MailOutcome> {
  const { database, clock, transport } = context;
  const { id, to, locale, createdAt: at } = mail;
  // An answer would quote the secret link to whoever reads the mails of the tournament.
  const letter = contact === null || mail.letter.secret ? mail.letter : { replyTo: contact, ...mail.letter };
  const from = {
    ...(frame.cup && { senderName: oneLine(frame.cup.name) }),
    ...(sender !== null && { senderAddress: sender }),
  };
  const t = words.translators[locale];
  const owed = letter.owedBy === undefined ? [] : await context.owedTexts(letter.owedBy, t);
  const rendered = renderLetter({ ...letter, paragraphs: [...letter.paragraphs, ...owed] }, t, frame);
  const files = await filesOf(letter, locale, context);
  const { secret = false, replyTo = null } = letter;
  const outcome =
    files === null
      ? ({ kind: 'later', reason: 'EFILE' } as const)
      : await transport.send({ id, to, locale, at, ...rendered, ...from, secret, replyTo, files });
  if (outcome.kind === 'sent') {
    await database.transaction(async (tx) => {
      await context.accepted(id, clock.now(), tx);
      await repository.deleteById(id, tx);
    });
  } else {
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

/** Uploaded files, then the summary of the club; null: one of them is missing. */
async function filesOf(
  { fileIds = [], summary }: LetterContent,
  locale: Locale,
  context: SendContext,
): Promise<MailFile[] | null> {
  const stored = fileIds.length === 0 ? [] : await readStoredFiles(fileIds, context);
  if (!stored) return null;
  const drawn = summary && (await drawSummary(summary, locale, context));
  if (drawn === null) return null;
  const files = stored.map(({ file: { filename, contentType }, bytes }) => ({
    filename,
    contentType,
    bytes,
  }));
  return [...files, ...(drawn ? [drawn] : [])];
}

/** One that cannot be drawn holds up its own mail only. */
async function drawSummary(summary: Summary, locale: Locale, context: SendContext): Promise<MailFile | null> {
  try {
    return await context.drawSummary(summary, locale);
  } catch (error) {
    context.log.warn({ err: error }, 'The summary of a club was not drawn; its mail waits');
    return null;
  }
}

function nextTry(attempts: number, now: Date): Date {
  const seconds = Math.min(30 * 2 ** (attempts - 1), 4 * 3600);
  return new Date(now.getTime() + seconds * 1000);
}
