import type { Translator } from '@sevenmetre/phrases';
import {
  isWhole,
  languageFor,
  longestMessage,
  placeholdersFor,
  withWords,
  wordsIn,
} from '@sevenmetre/rules/messages';
import { languageOf, type Locale, locales } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx';
import type { TypedMessage } from './message-form.ts';

interface LanguageFieldsProps {
  readonly form: TypedMessage;
  readonly change: (patch: Partial<TypedMessage>) => void;
}

/** Languages that are always open: without them nobody can be written to. */
const alwaysOpen: readonly Locale[] = ['cs', 'en'];

/** The message in its languages side by side; each says what its readers get. */
export function LanguageFields({ form, change }: LanguageFieldsProps) {
  const t = useWords();
  const written = locales.filter((locale) => alwaysOpen.includes(locale) || hasWords(form, locale));
  const [open, setOpen] = useState<readonly Locale[]>(written);
  const shown = locales.filter((locale) => open.includes(locale));
  const toggle = (locale: Locale) =>
    setOpen(open.includes(locale) ? open.filter((one) => one !== locale) : [...open, locale]);
  return (
    <section aria-label={t('messages.languages')} className="messages__languages">
      <div className="messages__actions" role="group" aria-label={t('messages.languages')}>
        {locales.map((locale) => (
          <button
            key={locale}
            className="button button--outline messages__language"
            type="button"
            aria-pressed={open.includes(locale)}
            onClick={() => toggle(locale)}
          >
            {languageOf(locale).name} <small>{stateText(t, form, locale)}</small>
          </button>
        ))}
      </div>
      <p className="field-hint">
        {t('messages.placeholders')}{' '}
        {placeholdersFor(form.recipientType).map((name) => (
          <code key={name}>{`{${name}} `}</code>
        ))}
      </p>
      <CardGrid>
        {shown.map((locale) => (
          <Words key={locale} locale={locale} form={form} change={change} />
        ))}
      </CardGrid>
    </section>
  );
}

function hasWords(form: TypedMessage, locale: Locale): boolean {
  const { title, text } = wordsIn(form, locale);
  return title.trim() !== '' || text.trim() !== '';
}

/** Whether a language is ready, and what its readers get if it is not written. */
function stateText(t: Translator, form: TypedMessage, locale: Locale): string {
  if (isWhole(wordsIn(form, locale))) return t('messages.languageReady');
  if (hasWords(form, locale)) return t('messages.languageHalf');
  const instead = languageFor(form, locale);
  return instead === null
    ? t('messages.languageEmpty')
    : t('messages.languageGets', { language: languageOf(instead).name });
}

function Words({ form, change, locale }: LanguageFieldsProps & { readonly locale: Locale }) {
  const t = useWords();
  const words = wordsIn(form, locale);
  return (
    <Card title={t(`messages.inLanguage.${locale}`)} span={6}>
      <TextField
        name={`title-${locale}`}
        label={t('messages.titleField')}
        value={words.title}
        optional="unsaid"
        onChange={(title) => change(withWords(form, locale, { ...words, title }))}
        maxLength={longestMessage.title}
      />
      <TextAreaField
        name={`text-${locale}`}
        label={t('messages.text')}
        hint={t('messages.textHint')}
        value={words.text}
        optional="unsaid"
        onChange={(text) => change(withWords(form, locale, { ...words, text }))}
        rows={9}
        maxLength={longestMessage.text}
      />
    </Card>
  );
}
