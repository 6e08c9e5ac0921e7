import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import type { AdminMessage, MessageReach } from '@sevenmetre/contract/messages/schemas';
import { operations } from '@sevenmetre/contract/operations';
import {
  fillPlaceholders,
  isPersonal,
  paragraphsOf,
  type PersonalContent,
  wordsFor,
} from '@sevenmetre/rules/messages';
import { locales } from '@sevenmetre/rules/vocabulary';
import { use } from 'react';
import { OpenedEdition } from '../../../lib/page/edition.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { NewsText } from '../../../ui/page/message-text.tsx';
import type { ShownMail } from './use-message-form.ts';

interface MessagePreviewProps {
  /** As stored, or as typed by now. */
  readonly texts: PersonalContent;
  /** undefined: not known yet. */
  readonly reach: MessageReach | undefined;
  /** null: the message is not saved yet. */
  readonly detail: Pick<AdminMessage, 'letters' | 'replyTo'> | null;
  /** Those that go along. */
  readonly files: readonly UploadedFile[];
  readonly shown: ShownMail;
  readonly show: (shown: ShownMail) => void;
}

/** A message as one reader sees it: the mail, and the card on the dashboard. */
export function MessagePreview({ texts, reach, detail, files, shown, show }: MessagePreviewProps) {
  const { t } = useLanguage();
  const { title, text, summary } = useShownWords(texts, reach, shown);
  const { locale } = shown;
  return (
    <section className="message-pane" aria-label={t('messages.preview')}>
      <div className="message-pane__head">
        <h2>{t('messages.preview')}</h2>
        <span className="muted">{t('messages.previewMails')}</span>
      </div>
      <div className="message-pane__body">
        <Readers texts={texts} reach={reach} shown={shown} show={show} />
        <div className="message-mail">
          <Sender replyTo={detail?.replyTo ?? null} />
          {title.trim() === '' ? null : <h3 lang={locale}>{title}</h3>}
          <div className="message-mail__text" lang={locale}>
            {[...(detail?.letters[locale].paragraphs.slice(0, 1) ?? []), ...paragraphsOf(text)].map(
              (paragraph, index) => (
                // Paragraphs of one text never change their order.
                <p key={index}>{paragraph}</p>
              ),
            )}
            {detail === null ? null : (
              <span className="message-mail__action">{detail.letters[locale].action}</span>
            )}
          </div>
          <Enclosed files={files} summary={summary} />
        </div>
        <div className="message-card">
          <p className="muted">{t('messages.onDashboard')}</p>
          <div lang={locale}>
            <NewsText title={title} text={text} files={files} summary={summary ?? undefined} />
          </div>
        </div>
        {detail === null ? null : (
          <p className="message-pane__note muted">
            {detail.replyTo === null
              ? t('messages.answersUnread')
              : t('messages.answersTo', { address: detail.replyTo })}
          </p>
        )}
      </div>
    </section>
  );
}

/** Title and text with the values of the reader that is shown. */
function useShownWords(texts: PersonalContent, reach: MessageReach | undefined, { locale }: ShownMail) {
  const { t } = useLanguage();
  const sample = reach?.sample ?? null;
  const values = sample?.values[locale] ?? {};
  const fill = (words: string) =>
    fillPlaceholders(
      words,
      values.page === undefined ? values : { ...values, page: `${location.origin}${values.page}` },
    );
  const written = wordsFor(texts, locale);
  const parts = texts.summaryParts.join();
  const summary =
    sample === null || parts === ''
      ? null
      : {
          href: `${operations.clubSummary.path.replace('{id}', String(sample.id))}?parts=${parts}&lang=${locale}`,
          label: t('messages.summary.open', { name: sample.name }),
        };
  return { title: fill(written.title), text: fill(written.text), summary };
}

function Sender({ replyTo }: { replyTo: string | null }) {
  const { t } = useLanguage();
  const name = use(OpenedEdition)?.name ?? t('shell.brand');
  return <p className="muted">{replyTo === null ? name : `${name} <${replyTo}>`}</p>;
}

interface EnclosedProps {
  readonly files: readonly UploadedFile[];
  readonly summary: { readonly href: string; readonly label: string } | null;
}

/** What goes along, to be opened. */
function Enclosed({ files, summary }: EnclosedProps) {
  const links = [
    ...(summary === null ? [] : [summary]),
    ...files.map(({ url, filename }) => ({ href: url, label: filename })),
  ];
  if (links.length === 0) return null;
  return (
    <ul className="message-mail__files">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** As which recipient, or as any reader of a language, the message is seen. */
function Readers({
  texts,
  reach,
  shown,
  show,
}: Pick<MessagePreviewProps, 'texts' | 'reach' | 'shown' | 'show'>) {
  const { t } = useLanguage();
  // Without anything of their own all readers of a language see the same.
  const recipients = reach !== undefined && isPersonal(texts) ? reach.recipients : [];
  const languages = locales.map((locale) => ({
    value: valueOf({ locale, sampleId: null }),
    label: t(`messages.inLanguage.${locale}`),
  }));
  const readers = recipients.flatMap(({ id, name, people }) =>
    locales
      .filter((locale) => people.some((person) => person.locale === locale))
      .map((locale) => ({
        value: valueOf({ locale, sampleId: id }),
        label: `${name}, ${t(`messages.inLanguage.${locale}`)}`,
      })),
  );
  const known = [...languages, ...readers];
  const value = valueOf(shown);
  return (
    <ListField<string>
      name="previewFor"
      label={t('messages.previewFor')}
      value={known.some((one) => one.value === value) ? value : valueOf({ ...shown, sampleId: null })}
      optional="unsaid"
      onChange={(chosen) => {
        const [language, id] = chosen.split(' ');
        show({
          locale: locales.find((one) => one === language) ?? shown.locale,
          sampleId: id === undefined ? null : Number(id),
        });
      }}
      options={known}
    />
  );
}

function valueOf({ locale, sampleId }: ShownMail): string {
  return sampleId === null ? locale : `${locale} ${sampleId}`;
}
