import { inLanguage } from '@sevenmetre/rules/language';
import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { useLanguage } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { NewsText } from '../../../ui/page/message-text.tsx';

type Message = CurrentUser['dashboardMessages'][number];

/** What the organiser tells clubs and referees; the server sends only what concerns the user. */
export function NewsCards({ messages }: { messages: readonly Message[] }) {
  const { t, locale } = useLanguage();
  const kinds = [
    ['club', t('dashboard.news.clubs')],
    ['referee', t('dashboard.news.referees')],
  ] as const;
  return kinds.map(([kind, title]) => {
    const own = messages.filter(({ recipientType }) => recipientType === kind);
    if (own.length === 0) return null;
    return (
      <Card key={kind} title={title} span={12}>
        {own.map(({ id, titleCs, titleEn, textCs, textEn }) => (
          <NewsText
            key={id}
            title={inLanguage(locale, { cs: titleCs, en: titleEn })}
            text={inLanguage(locale, { cs: textCs, en: textEn })}
          />
        ))}
      </Card>
    );
  });
}
