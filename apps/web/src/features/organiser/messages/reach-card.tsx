import type { AdminMessage, MessageReach } from '@sevenmetre/contract/messages/schemas';
import type { Translator } from '@sevenmetre/phrases';
import type { Audience } from '@sevenmetre/rules/messages';
import { locales } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { instantText } from '../../../lib/time/moments.ts';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { audienceText } from './audience-text.ts';
import type { Choices } from './message-form.ts';

interface ReachCardProps {
  readonly audience: Audience;
  readonly reach: MessageReach;
  readonly choices: Choices;
  readonly timeZone: string;
}

/** Whom a message with these recipients would reach at this moment, counted and by name. */
export function ReachCard({ audience, reach, choices, timeZone }: ReachCardProps) {
  const t = useWords();
  const { mails, withoutAddress, remindedAt } = reach;
  const without = withoutAddress > 0 ? [[t('messages.reachNobody'), t.number(withoutAddress)] as const] : [];
  const languages = languagesText(reach);
  return (
    <Card title={t('messages.reach')}>
      {remindedAt === null ? null : (
        <Banner kind="wait">
          {t('messages.reminder.again', { at: instantText(t, remindedAt, timeZone) })}
        </Banner>
      )}
      <div role="status">
        <Facts
          rows={[
            [audienceText(t, audience, choices.places), recordsText(t, audience, reach)],
            [
              t('messages.reachMails'),
              `${t('messages.mails', { count: mails })}${languages === '' ? '' : ` (${languages})`}`,
            ],
            ...without,
          ]}
        />
      </div>
      <p className="field-hint">{t(hintOf(audience))}</p>
      <Recipients recipients={reach.recipients} />
    </Card>
  );
}

/** Clubs or referees with their addresses; those without one first, since somebody has to call them. */
function Recipients({ recipients }: Pick<MessageReach, 'recipients'>) {
  const t = useWords();
  if (recipients.length === 0) return null;
  const sorted = recipients.toSorted(
    (one, other) => Number(one.people.length > 0) - Number(other.people.length > 0),
  );
  return (
    <details className="messages__recipients">
      <summary>{t('messages.recipientList')}</summary>
      <ul>
        {sorted.map(({ id, name, people }) => (
          <li key={id}>
            <b>{name}</b>{' '}
            {people.length === 0 ? (
              <strong className="field-error">{t('messages.noAddress')}</strong>
            ) : (
              <span className="muted">
                {people.map(({ email, locale }) => `${email} (${locale})`).join(', ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** "cs 21 · en 8": mails by the language of the recipient’s account. */
export function languagesText({ byLocale }: Pick<MessageReach, 'byLocale'>): string {
  return locales
    .filter((locale) => byLocale[locale] > 0)
    .map((locale) => `${locale} ${byLocale[locale]}`)
    .join(' · ');
}

/** "12 clubs". */
export function recordsText(
  t: Translator,
  { recipientType }: Pick<Audience, 'recipientType'>,
  { records }: Pick<AdminMessage['reach'], 'records'>,
): string {
  return t(recipientType === 'clubs' ? 'messages.reachClubs' : 'messages.reachReferees', { count: records });
}

/** Whom mails go to, and who else sees the message: a reminder is not for team admins. */
function hintOf({ recipientType, overdueOnly }: Audience) {
  if (recipientType !== 'clubs') return 'messages.reachHintReferees';
  return overdueOnly ? 'messages.reminder.reachHint' : 'messages.reachHint';
}
