import {
  fillPlaceholders,
  isPersonal,
  paragraphsOf,
  type PersonalContent,
  wordsFor,
} from '@sevenmetre/rules/messages';
import { operations } from '@sevenmetre/contract/operations';
import { locales } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import type { AdminMessage, MessageReach } from '@sevenmetre/contract/messages/schemas';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { NewsText } from '../../../ui/page/message-text.tsx';

interface MessagePreviewProps {
  readonly detail: AdminMessage;
  /** As stored, or as typed by now. */
  readonly texts: PersonalContent;
  readonly reach: MessageReach;
  /** Shows the values of another club. */
  readonly choose?: (id: number) => void;
}

/** A message as readers of one language see it: on the dashboard and as a mail, which can be sent to oneself. */
export function MessagePreview({ detail, texts, reach, choose }: MessagePreviewProps) {
  const { t, locale: own } = useLanguage();
  const [locale, setLocale] = useState(own);
  const { letters, files, replyTo } = detail;
  const { sample } = reach;
  const values = sample?.values[locale] ?? {};
  const fill = (words: string) =>
    fillPlaceholders(
      words,
      values.page === undefined ? values : { ...values, page: `${location.origin}${values.page}` },
    );
  const written = wordsFor(texts, locale);
  const [title, text] = [fill(written.title), fill(written.text)];
  const summary =
    sample === null || texts.summaryParts.length === 0
      ? undefined
      : {
          href: `${operations.clubSummary.path.replace('{id}', String(sample.id))}?parts=${texts.summaryParts.join()}&lang=${locale}`,
          label: t('messages.summary.open', { name: sample.name }),
        };
  // Greeting and button are those of the mail; the text may be newer.
  const [greeting = ''] = letters[locale].paragraphs;
  const letter = { ...letters[locale], subject: title, paragraphs: [greeting, ...paragraphsOf(text)] };
  return (
    <section aria-label={t('messages.preview')} className="messages__preview">
      <Card title={`${t('messages.preview')}: ${t(`messages.inLanguage.${locale}`)}`}>
        <ListField
          name="previewFor"
          label={t('messages.previewFor')}
          value={locale}
          onChange={(value) => setLocale(locales.find((one) => one === value) ?? own)}
          options={locales.map((value) => ({ value, label: t(`messages.inLanguage.${value}`) }))}
        />
        {sample === null || choose === undefined || !isPersonal(texts) ? null : (
          <ListField
            name="previewClub"
            label={t('messages.previewClub')}
            value={String(sample.id)}
            onChange={(value) => choose(Number(value))}
            options={reach.recipients.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        <div className="messages__pair">
          <div>
            <h3 className="messages__kind">{t('messages.asMail')}</h3>
            <Letter letter={letter} locale={locale} />
            {summary ? (
              <p>
                <a href={summary.href}>{summary.label}</a>
              </p>
            ) : null}
          </div>
          <div>
            <h3 className="messages__kind">{t('messages.onDashboard')}</h3>
            <div className="messages__paper" lang={locale}>
              <NewsText title={title} text={text} files={files} summary={summary} />
            </div>
          </div>
        </div>
        <p className="field-hint">
          {replyTo === null ? t('messages.answersUnread') : t('messages.answersTo', { address: replyTo })}
        </p>
        <p className="field-hint">{t('messages.testHint')}</p>
        <div className="messages__actions">
          <TestButton detail={detail} locale={locale} sampleId={sample?.id ?? null} />
        </div>
      </Card>
    </section>
  );
}

interface LetterProps {
  readonly letter: AdminMessage['letters']['cs'];
  readonly locale: string;
}

function Letter({ letter: { subject, paragraphs, action }, locale }: LetterProps) {
  const { t } = useLanguage();
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

interface TestButtonProps {
  readonly detail: AdminMessage;
  readonly locale: keyof AdminMessage['letters'];
  /** The club or referee of the preview. */
  readonly sampleId: number | null;
}

/** Sends the saved message to the organiser alone, as the club of the preview gets it. */
function TestButton({ detail: { message }, locale, sampleId }: TestButtonProps) {
  const { t } = useLanguage();
  const test = useWrite('adminMessageTest');
  const press = async () => {
    const { id, revision } = message;
    const outcome = await test({ params: { id }, body: { revision, locale, sampleId } });
    if (outcome.ok) showToast('done', t('messages.tested', { address: outcome.body.to }));
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <AsyncButton action={press} look="plain">
      {t('messages.test')}
    </AsyncButton>
  );
}
