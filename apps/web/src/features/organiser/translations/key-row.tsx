import { languageNames } from '@sevenmetre/rules/names';
import { locales } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { useId, useRef } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import type { Row } from './texts.ts';
import type { Editing } from './use-translations.ts';
import { errorText } from './read-json.ts';

interface KeyRowProps {
  readonly row: Row;
  readonly editing: Editing;
}

/** A key with its text in every language: ours, and the organiser's in place of it. */
export function KeyRow({ row, editing }: KeyRowProps) {
  return (
    <li className="translations__row">
      <code className="translations__key">{row.key}</code>
      <div className="translations__languages">
        {locales.map((locale) => (
          <OneText key={locale} row={row} locale={locale} editing={editing} />
        ))}
      </div>
    </li>
  );
}

function OneText({ row, locale, editing }: KeyRowProps & { locale: Locale }) {
  const t = useWords();
  const ours = row.ours[locale];
  const text = editing.texts.get(`${locale}.${row.key}`);
  const language = languageNames(t.locale)[locale];
  if (ours === null && text === undefined)
    return <p className="field-hint">{row.isForm ? t('translations.noForm') : null}</p>;
  return (
    <div className="translations__text" data-own={text === undefined ? undefined : ''}>
      {ours === null ? (
        <p className="field-error">{t('translations.gone')}</p>
      ) : (
        <p className="translations__product" lang={locale}>
          <span className="visually-hidden">{t('translations.original')}</span> {ours}
        </p>
      )}
      <Field row={row} locale={locale} editing={editing} language={language} />
    </div>
  );
}

function Field({ row, locale, editing, language }: KeyRowProps & { locale: Locale; language: string }) {
  const t = useWords();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const key = `${locale}.${row.key}`;
  const { texts, errors, conflicts, setText } = editing;
  const text = texts.get(key);
  const error = errors.get(key);
  const name = { language, key: row.key };
  return (
    <>
      <textarea
        ref={field}
        className="input translations__input"
        rows={1}
        lang={locale}
        value={text ?? ''}
        aria-label={t('translations.ownOf', name)}
        placeholder={t('translations.own', { language })}
        aria-invalid={error !== undefined}
        {...(error ? { 'aria-describedby': id } : {})}
        onChange={({ target }) => setText(key, oneLine(target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {error ? (
        <p className="field-error" id={id} role="status">
          {errorText(t, error)}
        </p>
      ) : null}
      {conflicts.has(key) ? (
        <Conflict theirs={conflicts.get(key) ?? null} take={(own) => setText(key, own)} />
      ) : null}
      {text === undefined ? null : (
        <button
          className="translations__reset"
          type="button"
          aria-label={t('translations.resetOf', name)}
          onClick={() => {
            setText(key, null);
            // The press takes its button away.
            field.current?.focus();
          }}
        >
          {row.ours[locale] === null ? t('translations.remove') : t('translations.reset')}
        </button>
      )}
    </>
  );
}

/** A text is written in one line; what is pasted with breaks gets spaces. Nothing written is ours again. */
function oneLine(text: string): string | null {
  return text === '' ? null : text.replace(/\s*[\r\n]+\s*/g, ' ');
}

function Conflict({ theirs, take }: { theirs: string | null; take: (text: string | null) => void }) {
  const t = useWords();
  return (
    <p className="field-error">
      <span>
        {theirs === null ? t('translations.theirsNone') : t('translations.theirs', { text: theirs })}
      </span>{' '}
      <button className="translations__reset" type="button" onClick={() => take(theirs)}>
        {t('translations.takeTheirs')}
      </button>
    </p>
  );
}
