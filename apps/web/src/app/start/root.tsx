import { createTranslator } from '@sevenmetre/phrases';
import type { Translation } from '@sevenmetre/phrases';
import type { EditionHead } from '@sevenmetre/contract/slice-head';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { browserWords } from '../../lib/words/browser-words.ts';
import type { MapTiles } from '../../lib/page/map-tiles.ts';
import { keepForServer } from '../../lib/browser/server-cookie.ts';
import { browserStore, remember } from '../../lib/browser/storage.ts';
import type { Language } from '../../lib/words/words.ts';
import { App } from '../app.tsx';
import { BrowserRouter } from './browser-router.tsx';
import { browserSession } from './browser-session.ts';
import { browserSlices } from './browser-slices.ts';

interface RootProps {
  readonly locale: Locale;
  readonly words: Partial<Translation>;
  readonly pageTime: number;
  readonly map: MapTiles | null;
  readonly offered: readonly Locale[];
  readonly edition: EditionHead | null;
  /** `/2025` for a page of a past edition. */
  readonly base: string;
}

/** The app in the browser: its router, its session, and the language that can be switched. */
export function Root({ locale: first, words, pageTime, map, offered, edition, base }: RootProps) {
  const [spoken, setSpoken] = useState({ locale: first, words });
  // The words have changed in place: the translator is rebuilt, and everything is rendered again.
  useEffect(() => browserWords.changed.subscribe(() => setSpoken((now) => ({ ...now }))), []);
  const language = useMemo<Language>(
    () => ({
      locale: spoken.locale,
      t: createTranslator(spoken.words, spoken.locale),
      switchTo: (locale) => {
        remember(browserStore(), new Date(), { locale });
        keepForServer('locale', locale);
        document.documentElement.lang = locale;
        void browserWords
          .speak(locale)
          .then((loaded) =>
            startTransition(() =>
              setSpoken((now) => (now.locale === locale ? now : { locale, words: loaded })),
            ),
          );
      },
    }),
    [spoken],
  );
  return (
    <BrowserRouter base={base}>
      <App
        language={language}
        slices={browserSlices}
        session={browserSession}
        pageTime={pageTime}
        map={map}
        offered={offered}
        edition={edition}
        base={base}
      />
    </BrowserRouter>
  );
}
