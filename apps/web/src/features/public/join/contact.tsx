import type { JoinSlice } from '@sevenmetre/contract/join/join-slice';
import { languageOf } from '@sevenmetre/rules/vocabulary';
import { use } from 'react';
import { withLocalePrefix } from '../../../lib/paths/locale-path.ts';
import { joinPath } from '../../../lib/paths/paths.ts';
import { OfferedLanguages, useLanguage } from '../../../lib/words/words.ts';

/** Whom to ask, and the same page in the other languages. */
export function Contact({ contact }: Pick<JoinSlice, 'contact'>) {
  const { t, locale } = useLanguage();
  const offered = use(OfferedLanguages);
  return (
    <section aria-labelledby="contact">
      <div className="section-head">
        <h2 id="contact">{t('join.contact.heading')}</h2>
      </div>
      {contact?.name ? <p className="join-contact__name">{contact.name}</p> : null}
      <p className="row">
        {contact?.email ? (
          <a className="button button--outline" href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        ) : null}
        {contact?.phone ? (
          <a className="button button--outline" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
            {contact.phone}
          </a>
        ) : null}
      </p>
      <nav className="row join-contact__languages" aria-label={t('join.contact.languages')}>
        {offered.map((one) => (
          <a
            key={one}
            href={withLocalePrefix(one, joinPath, '')}
            lang={one}
            hrefLang={one}
            aria-current={one === locale ? 'page' : undefined}
          >
            {languageOf(one).name}
          </a>
        ))}
      </nav>
    </section>
  );
}
