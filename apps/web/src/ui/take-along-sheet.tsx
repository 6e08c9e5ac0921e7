import { useId } from 'react';
import { useEditionBase } from '../lib/paths/edition-base.ts';
import { inLocale, openPathIn } from '../lib/paths/open-paths.ts';
import { showToast } from '../lib/page/toasts.ts';
import { useLanguage, useWords } from '../lib/words/words.ts';
import type { TakeAlongProps } from './take-along.tsx';
import './take-along.css';

/** Loaded when it is opened, so that it may ask the browser what it can do. */
export function TakeAlongSheet({ calendar, csv, embed }: TakeAlongProps) {
  const base = useEditionBase();
  return (
    <div className="take-along">
      {calendar === undefined ? null : <Calendar path={openPathIn(base, calendar)} />}
      {csv === undefined ? null : <Csv path={openPathIn(base, csv)} />}
      {typeof navigator.share === 'function' ? <Send /> : null}
      {embed === undefined ? null : <Embed {...embed} path={openPathIn(base, embed.path)} />}
    </div>
  );
}

function Calendar({ path }: { path: string }) {
  const { t, locale } = useLanguage();
  return (
    <section>
      <h3>{t('share.calendar')}</h3>
      <p>{t('share.calendarText')}</p>
      <a className="button" href={`webcal://${location.host}${inLocale(path, locale)}`}>
        {t('share.subscribe')}
      </a>
      <p>
        {t('share.calendarAddress')}{' '}
        <a href={inLocale(path, locale)}>{`${location.origin}${inLocale(path, locale)}`}</a>
      </p>
    </section>
  );
}

function Csv({ path }: { path: string }) {
  const t = useWords();
  return (
    <section>
      <h3>{t('share.data')}</h3>
      <a className="button" href={path} download>
        {t('share.download')}
      </a>
    </section>
  );
}

function Send() {
  const t = useWords();
  const send = async () => {
    try {
      await navigator.share({ title: document.title, url: location.href });
    } catch {
      // Whoever closes the browser's own dialog has changed his mind.
    }
  };
  return (
    <section>
      <h3>{t('share.link')}</h3>
      <button className="button" type="button" onClick={() => void send()}>
        {t('share.send')}
      </button>
    </section>
  );
}

function Embed({ path, height }: NonNullable<TakeAlongProps['embed']>) {
  const { t, locale } = useLanguage();
  const id = useId();
  const address = `${location.origin}${inLocale(path, locale)}`;
  const code = `<iframe src="${address}" title="${document.title.replaceAll('"', '&quot;')}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      showToast('done', t('share.copied'));
    } catch {
      showToast('error', t('share.copyFailed'));
    }
  };
  return (
    <section>
      <h3>{t('share.embed')}</h3>
      <p>{t('share.embedText')}</p>
      <label htmlFor={id} className="visually-hidden">
        {t('share.code')}
      </label>
      <textarea id={id} readOnly rows={4} value={code} onFocus={(event) => event.currentTarget.select()} />
      <button className="button" type="button" onClick={() => void copy()}>
        {t('share.copy')}
      </button>
    </section>
  );
}
