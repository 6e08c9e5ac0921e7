import type { DutyMessageBody, DutyMessages } from '@sevenmetre/contract/duty/schemas';
import type { Translator } from '@sevenmetre/phrases';
import type { Actor } from '@sevenmetre/rules/permissions';
import { fallbackLocale, type Locale } from '@sevenmetre/rules/vocabulary';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { once } from '../../platform/repeat-keys/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { findAllByQuery as findAuditRows, findNames, recordAudit } from '../audit/index.ts';
import { utcText } from '../competition/index.ts';
import { findMails, type Letter, queueMails } from '../mail/index.ts';
import { changeDuty } from './change-shifts.use-case.ts';
import type { DutyState } from './load-duty.ts';
import { readIn } from './read-duty.use-case.ts';
import { whereIn } from './replacement.ts';
import type { ShiftRow } from './shift.repository.ts';

const ok = { status: 'ok' as const };
const action = 'duty.message';
/** Messages that are listed. */
const newest = 20;

/**
 * Mails a message to everybody on some shifts who has an address (DU12): one mail for each address, with their own shifts of
 * those. Refused if that is another number of mails than the sender has seen. The log holds which mails these were.
 */
export function sendMessage(
  context: UseCaseContext,
  { userId }: Actor,
  body: DutyMessageBody,
): Promise<Outcome<typeof ok>> {
  return changeDuty(context, async (state, tx) => {
    const { id: editionId } = state.edition;
    const now = context.clock.now();
    const sent = await once(tx, `duty-message:${editionId}`, body.clientKey, body, async () => {
      const shifts = state.shifts.filter(({ id }) => body.shiftIds.includes(id));
      if (shifts.length !== new Set(body.shiftIds).size) return refuse('shift-unknown');
      const readers = readersOf(state, shifts);
      if (readers.length !== body.mails) return refuse('recipients-changed', { mails: readers.length });
      const orders = readers.map((reader) => ({
        to: reader.email,
        locale: reader.locale,
        letter: letterTo(state, reader, body),
        now,
      }));
      const mailIds = (await queueMails(tx, orders)).filter((id) => id !== null);
      await recordAudit(tx, {
        at: now,
        userId,
        action,
        subjectType: 'edition',
        subjectId: editionId,
        editionId,
        after: { subject: body.subject, shiftIds: body.shiftIds, mailIds },
      });
      return { ok: true, value: editionId };
    });
    return sent.ok ? done(ok) : sent;
  });
}

interface DutyReader {
  readonly email: string;
  readonly firstName: string;
  readonly locale: Locale;
  readonly shifts: readonly ShiftRow[];
}

/** Who has an address and is on one of the shifts, or reports in its hall on its day; each address once. */
function readersOf(state: DutyState, shifts: readonly ShiftRow[]): DutyReader[] {
  const volunteers = state.volunteers.flatMap(({ id, email, firstName, languages }) => {
    const own = shifts.filter((shift) =>
      state.people.some(
        (one) => one.shiftId === shift.id && one.volunteerId === id && one.answer !== 'declined',
      ),
    );
    const locale = languages[0] ?? fallbackLocale;
    return email === null || own.length === 0 ? [] : [{ email, firstName, locale, shifts: own }];
  });
  const reporters = state.reporters
    .filter((one) => shifts.some(({ placeId, day }) => placeId === one.placeId && day === one.day))
    .map(({ email, firstName, locale }) => ({ email, firstName, locale, shifts: [] }));
  const byAddress = new Map<string, DutyReader>();
  for (const one of [...volunteers, ...reporters]) {
    const address = one.email.trim().toLowerCase();
    if (!byAddress.has(address)) byAddress.set(address, one);
  }
  return [...byAddress.values()];
}

function letterTo(
  state: DutyState,
  { firstName, shifts }: DutyReader,
  { subject, text }: Pick<DutyMessageBody, 'subject' | 'text'>,
): Letter {
  return (t: Translator) => ({
    subject,
    paragraphs: [
      t('mail.frame.hello', { name: firstName }),
      ...text
        .split(/\n{2,}/)
        .map((one) => one.trim())
        .filter((one) => one !== ''),
      ...shifts.map((shift) => t('mail.duty.yourShift', whereIn(state, shift)(t))),
    ],
  });
}

/** The newest messages to shifts. A mail that is no longer in the queue was accepted by the mail server. */
export function readMessages({ database }: UseCaseContext): Promise<Outcome<DutyMessages>> {
  return readIn(database, async ({ edition }, tx) => {
    const rows = await findAuditRows(
      { subjectTypes: ['edition'], action, subjectId: edition.id, editionId: edition.id, limit: newest },
      tx,
    );
    const names = await findNames(
      rows.map(({ userId }) => userId),
      tx,
    );
    const sent = rows.map((row) => ({ row, ...sentIn(row.after) }));
    const queued = new Map(
      (
        await findMails(
          sent.flatMap(({ mailIds }) => mailIds),
          tx,
        )
      ).map((mail) => [mail.id, mail]),
    );
    return done({
      messages: sent.map(({ row: { id, at, userId }, subject, mailIds }) => {
        const left = mailIds.flatMap((mailId) => queued.get(mailId) ?? []);
        const givenUp = left.filter(({ nextAt }) => nextAt === null).length;
        return {
          id,
          at: utcText(at),
          by: userId === null ? null : (names.get(userId) ?? null),
          subject,
          mails: mailIds.length,
          waiting: left.length - givenUp,
          givenUp,
        };
      }),
    });
  });
}

/** What the log holds of a message. */
function sentIn(after: unknown): { readonly subject: string; readonly mailIds: readonly number[] } {
  const known = typeof after === 'object' && after !== null ? after : {};
  const subject = 'subject' in known && typeof known.subject === 'string' ? known.subject : '';
  const ids = 'mailIds' in known && Array.isArray(known.mailIds) ? known.mailIds : [];
  return { subject, mailIds: ids.filter((id) => typeof id === 'number') };
}
