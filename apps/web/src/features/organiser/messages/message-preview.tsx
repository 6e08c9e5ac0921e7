import { dataLocales } from '@sevenmetre/rules/vocabulary';
import { inLanguage } from '@sevenmetre/rules/language';
import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { NewsText } from '../../../ui/page/message-text.tsx';

const words = { cs: 'messages.czech', en: 'messages.english' } as const;

/** A message as its readers see it: on the dashboard and as a mail, in both languages. */
export function MessagePreview({ detail }: { detail: AdminMessage }) {
  const t = useWords();
  const { message, letters } = detail;
  return (
    <section aria-label={t('messages.preview')} className="messages__preview">
      <h2>{t('messages.preview')}</h2>
      <p className="muted">{t('messages.previewSaved')}</p>
      <CardGrid>
        {dataLocales.map((locale) => (
          <Card key={locale} title={`${t('messages.preview')}: ${t(words[locale])}`} span={6}>
            <h3 className="messages__kind">{t('messages.onDashboard')}</h3>
            <div className="messages__paper" lang={locale}>
              <NewsText
                title={inLanguage(locale, { cs: message.titleCs, en: message.titleEn })}
                text={inLanguage(locale, { cs: message.textCs, en: message.textEn })}
              />
            </div>
            <h3 className="messages__kind">{t('messages.asMail')}</h3>
            <Letter letter={letters[locale]} locale={locale} />
          </Card>
        ))}
      </CardGrid>
    </section>
  );
}

interface LetterProps {
  readonly letter: AdminMessage['letters']['cs'];
  readonly locale: string;
}

function Letter({ letter: { subject, paragraphs, action }, locale }: LetterProps) {
  const t = useWords();
  return (
    <div className="messages__paper" lang={locale}>
      <p className="messages__over">{t('messages.subject', { subject })}</p>
      <div className="news">
        {paragraphs.map((paragraph, index) => (
          // Paragraphs of one text never change their order.
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <span className="messages__action">{action}</span>
    </div>
  );
}
