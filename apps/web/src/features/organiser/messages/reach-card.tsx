import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import type { Translator } from '@sevenmetre/phrases';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { instantText } from '../../../lib/time/moments.ts';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { audienceText } from './audience-text.ts';

interface ReachCardProps {
  readonly detail: AdminMessage;
  readonly children: ReactNode;
}

/** Whom the saved draft would reach at this moment. */
export function ReachCard({ detail, children }: ReachCardProps) {
  const t = useWords();
  const { message, reach, timeZone } = detail;
  const { mails, byLocale, withoutAddress, remindedAt } = reach;
  const languages = t('messages.reachLanguages', byLocale);
  const without = withoutAddress > 0 ? [[t('messages.reachNobody'), t.number(withoutAddress)] as const] : [];
  return (
    <Card title={t('messages.reach')}>
      {remindedAt === null ? null : (
        <Banner kind="wait">
          {t('messages.reminder.again', { at: instantText(t, remindedAt, timeZone) })}
        </Banner>
      )}
      <Facts
        rows={[
          [audienceText(t, message), recordsText(t, detail)],
          [t('messages.reachMails'), `${t('messages.mails', { count: mails })} (${languages})`],
          ...without,
        ]}
      />
      <p className="field-hint">{t(hintOf(message))}</p>
      {children}
    </Card>
  );
}

/** "12 clubs". */
export function recordsText(t: Translator, { message, reach: { records } }: AdminMessage): string {
  return t(message.recipientType === 'clubs' ? 'messages.reachClubs' : 'messages.reachReferees', {
    count: records,
  });
}

/** Whom mails go to, and who else sees the message: a reminder is not for team admins. */
function hintOf({ recipientType, overdueOnly }: AdminMessage['message']) {
  if (recipientType !== 'clubs') return 'messages.reachHintReferees';
  return overdueOnly ? 'messages.reminder.reachHint' : 'messages.reachHint';
}
