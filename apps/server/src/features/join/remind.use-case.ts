import { clubWindow, joinPhase } from '@sevenmetre/rules/registration';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import { refuse } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { findCurrentEdition, findRegistrationWindows, shareCurrentEdition } from '../competition/index.ts';
import { type Letter, queueMails } from '../mail/index.ts';
import * as reminderRepository from './reminder.repository.ts';

/** Addresses of one edition; beyond it nobody is added, so that a flood fills no disk. */
const mostReminders = 5_000;
const atOnce = 100;
/** Milliseconds: a year, for editions that never open. */
const keptFor = 365 * millisecondsOfDay;

/**
 * Keeps an address until registration opens; again, it changes nothing. The answer does not say whether the address
 * was known.
 */
export function remindOfOpening(
  { database, clock }: UseCaseContext,
  { email, locale }: { readonly email: string; readonly locale: Locale },
) {
  return database.transaction(async (tx) => {
    const edition = await shareCurrentEdition(tx);
    if (!edition) return refuse('edition-missing');
    const window = clubWindow(await findRegistrationWindows(edition.id, tx));
    if (joinPhase(window, clock.now()) !== 'before') return refuse('window-closed');
    if ((await reminderRepository.countByEditionId(edition.id, tx)) < mostReminders) {
      const row = { editionId: edition.id, email: email.toLowerCase(), locale, createdAt: clock.now() };
      await reminderRepository.insertNew(row, tx);
    }
    return { ok: true as const };
  });
}

/**
 * Once the window is open, mails everybody who has asked, once, and forgets the addresses; those of windows that are
 * over, or older than a year, are forgotten without a mail.
 * @returns whether there are more
 */
export function sendReminders({ database, clock }: UseCaseContext): Promise<boolean> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    await reminderRepository.deleteOlderThan(new Date(now.getTime() - keptFor), tx);
    const edition = await findCurrentEdition(tx);
    if (!edition) return false;
    const phase = joinPhase(clubWindow(await findRegistrationWindows(edition.id, tx)), now);
    if (phase === 'before') return false;
    const rows = await reminderRepository.takeSome(edition.id, atOnce, tx);
    if (phase === 'open') {
      const letter = openingLetter(edition.name);
      await queueMails(
        tx,
        rows.map(({ email, locale }) => ({ to: email, locale, letter, now })),
      );
      if (rows.length > 0) await database.notify(tx);
    }
    return rows.length === atOnce;
  });
}

function openingLetter(tournament: string): Letter {
  return (t) => ({
    subject: t('mail.joinReminder.subject'),
    paragraphs: [t('mail.joinReminder.text', { tournament })],
    action: { label: t('mail.joinReminder.action'), path: `/${t.locale}/join` },
    remarks: [t('mail.joinReminder.remark')],
  });
}
