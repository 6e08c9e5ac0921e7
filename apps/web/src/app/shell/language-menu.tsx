import { use, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { inEdition } from '@sevenmetre/rules/editions';
import { languageOf } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { useEditionBase } from '../../lib/paths/edition-base.ts';
import { withLocalePrefix } from '../../lib/paths/locale-path.ts';
import { OfferedLanguages, useLanguage } from '../../lib/words/words.ts';

/** The same page in another language: one link where there is one other, else a list of links. */
export function LanguageMenu() {
  const { t, locale } = useLanguage();
  const others = use(OfferedLanguages).filter((one) => one !== locale);
  const [only, ...more] = others;
  const list = useClosing();
  if (only === undefined) return null;
  if (more.length === 0) {
    return (
      <LanguageLink locale={only} className="icon-button">
        {only.toUpperCase()}
        <span className="visually-hidden"> {languageOf(only).name}</span>
      </LanguageLink>
    );
  }
  return (
    <details ref={list} className="language-menu">
      <summary className="icon-button">
        {locale.toUpperCase()}
        <span className="visually-hidden"> {t('shell.language')}</span>
      </summary>
      <ul className="language-menu__list">
        {others.map((one) => (
          <li key={one}>
            <LanguageLink locale={one}>{languageOf(one).name}</LanguageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Closes a list that is open when something beside it is pressed, or Escape. */
function useClosing() {
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = list;
      if (!current?.open) return;
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : isWithin(current, event.target)) return;
      if (event instanceof KeyboardEvent) current.querySelector('summary')?.focus();
      current.open = false;
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, []);
  return list;
}

function isWithin(element: Element, target: EventTarget | null): boolean {
  return target instanceof Node && element.contains(target);
}

interface LanguageLinkProps {
  readonly locale: Locale;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Without scripts the server answers the address just as well. */
function LanguageLink({ locale, className, children }: LanguageLinkProps) {
  const { switchTo } = useLanguage();
  const { pathname, search } = useLocation();
  const base = useEditionBase();
  return (
    <a
      className={className}
      href={withLocalePrefix(locale, inEdition(base, pathname), search)}
      lang={locale}
      hrefLang={locale}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        event.currentTarget.closest('details')?.removeAttribute('open');
        switchTo(locale);
      }}
    >
      {children}
    </a>
  );
}
