import type { Translator } from '@sevenmetre/phrases';
import { isWhole, languageFor, longestMessage, placeholdersFor } from '@sevenmetre/rules/messages';
import { languageOf, type Locale, locales } from '@sevenmetre/rules/vocabulary';
import { useRef, useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx';
import { languageOfField, messageOf, type MessageValues, textFields, titleFields } from './message-form.ts';
import type { UsedMessageForm } from './use-message-form.ts';
import './language-fields.css';

type Shown = 'pair' | 'de' | 'sk' | 'pl' | 'all';

/** Languages side by side: each alone beside the one that it can be written from, or all of them. */
const tabs: Readonly<Record<Shown, readonly Locale[]>> = {
  pair: ['cs', 'en'],
  de: ['en', 'de'],
  pl: ['en', 'pl'],
  sk: ['cs', 'sk'],
  all: locales,
};
const order = ['pair', 'de', 'pl', 'sk', 'all'] as const;

/** The words of a message in its languages; each says what its readers get. */
export function LanguageFields({ form }: { form: UsedMessageForm }) {
  const t = useWords();
  const { values } = form;
  const shown = useShown(form);
  const field = useRef<keyof MessageValues | null>(null);
  const open = tabs[shown.tab];
  return (
    <div className="message-words">
      <div className="message-words__tabs" role="group" aria-label={t('messages.languages')}>
        {order.map((tab) => (
          <button key={tab} type="button" aria-pressed={shown.tab === tab} onClick={() => shown.choose(tab)}>
            {tabName(t, tab)} <TabState t={t} values={values} tab={tab} />
          </button>
        ))}
      </div>
      <div
        className="message-words__languages"
        data-count={open.length}
        onFocusCapture={({ target }) => {
          const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
          field.current = fieldNamed(name) ?? field.current;
        }}
      >
        {open.map((locale) => (
          <Words key={locale} locale={locale} form={form} />
        ))}
      </div>
      <InsertLine form={form} open={open} field={() => field.current} />
    </div>
  );
}

/** The chosen tab; an attempt that fails shows the language that is wrong. */
function useShown({ errors, failedAttempts }: UsedMessageForm) {
  const [tab, choose] = useState<Shown>('pair');
  const [seen, setSeen] = useState(failedAttempts);
  if (seen !== failedAttempts) {
    setSeen(failedAttempts);
    const wrong = errors.flatMap(({ field }) => languageOfField(field) ?? []);
    const fits = [tab, ...order].find((one) => wrong.every((locale) => tabs[one].includes(locale)));
    if (fits !== undefined && fits !== tab) choose(fits);
  }
  return { tab, choose };
}

function tabName(t: Translator, tab: Shown): string {
  if (tab === 'all') return t('messages.allLanguages');
  return tab === 'pair' ? tabs.pair.join(', ') : tab;
}

const stateWords = {
  ready: 'messages.languageReady',
  half: 'messages.languageHalf',
  empty: 'messages.languageEmpty',
} as const;

function TabState({ t, values, tab }: { t: Translator; values: MessageValues; tab: Shown }) {
  if (tab === 'all' || tab === 'pair') return null;
  const state = stateOf(values, tab);
  // What readers of an empty language get stands beside its fields: five tabs with it would not fit.
  return <small data-state={state}>{t(stateWords[state])}</small>;
}

function wordsOf(values: MessageValues, locale: Locale) {
  return { title: values[titleFields[locale]], text: values[textFields[locale]] };
}

/** Whether a language is ready, half written, or empty. */
function stateOf(values: MessageValues, locale: Locale): 'ready' | 'half' | 'empty' {
  const { title, text } = wordsOf(values, locale);
  if (isWhole({ title, text })) return 'ready';
  return title.trim() === '' && text.trim() === '' ? 'empty' : 'half';
}

/** Whether a language is ready, and what its readers get if it is not written. */
function stateText(t: Translator, values: MessageValues, locale: Locale): string {
  const state = stateOf(values, locale);
  if (state !== 'empty') return t(stateWords[state]);
  const instead = languageFor(messageOf(values), locale);
  return instead === null
    ? t('messages.languageEmpty')
    : t('messages.languageGets', { language: languageOf(instead).name });
}

function Words({ form, locale }: { readonly form: UsedMessageForm; readonly locale: Locale }) {
  const t = useWords();
  const { values } = form;
  return (
    <section className="message-language" aria-label={t(`messages.inLanguage.${locale}`)}>
      <div className="message-language__head">
        <b>{languageOf(locale).name}</b>
        <span data-state={stateOf(values, locale)}>{stateText(t, values, locale)}</span>
      </div>
      <TextField
        {...form.field(titleFields[locale])}
        label={t('messages.titleField')}
        optional="unsaid"
        maxLength={longestMessage.title}
      />
      <TextAreaField
        {...form.field(textFields[locale])}
        label={t('messages.text')}
        optional="unsaid"
        rows={10}
        maxLength={longestMessage.text}
      />
    </section>
  );
}

interface InsertLineProps {
  readonly form: UsedMessageForm;
  readonly open: readonly Locale[];
  /** The field that was written in last. */
  readonly field: () => keyof MessageValues | null;
}

/** Words that stand for something of each recipient; pressed, they are put where one was writing. */
function InsertLine({ form, open, field }: InsertLineProps) {
  const t = useWords();
  const insert = (name: string) => {
    const [first = 'cs'] = open;
    const known = fieldNamed(field());
    const to = known !== null && open.includes(languageOfField(known) ?? 'cs') ? known : textFields[first];
    const element = document.getElementsByName(to)[0];
    if (!(element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)) return;
    element.focus();
    element.setRangeText(`{${name}}`, element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end');
    form.change({ [to]: element.value });
  };
  return (
    <div className="message-line" role="group" aria-label={t('messages.insert')}>
      <span className="muted">{t('messages.insert')}</span>
      {placeholdersFor(form.values.recipientType).map((name) => (
        <button
          key={name}
          type="button"
          className="list-filters__add"
          title={`{${name}}`}
          onClick={() => insert(name)}
        >
          {t(`messages.placeholder.${name}`)}
        </button>
      ))}
    </div>
  );
}

function fieldNamed(name: string | null) {
  const fields = [...Object.values(titleFields), ...Object.values(textFields)];
  return fields.find((field) => field === name) ?? null;
}
