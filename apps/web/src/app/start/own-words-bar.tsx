import { languageOf } from '@sevenmetre/rules/vocabulary';
import { languages } from 'virtual:words';
import { createTranslator } from '@sevenmetre/phrases';
import type { Translator } from '@sevenmetre/phrases';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { forMeNow, onForMe, showForMe } from '../../lib/words/own-words.ts';
import './own-words-bar.css';

let shown = false;

/** Says above every page, with a way out, that this browser shows other words than everybody else's. */
export async function showWordsBar(): Promise<void> {
  if (shown) return;
  shown = true;
  // Uses the product's own words: with keys in their place nobody could find the way out.
  const locale = languageOf(document.documentElement.lang).code;
  const { groups } = await languages[locale]();
  const words = await groups.ownWords();
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<WordsBar t={createTranslator(words, locale)} />);
}

function WordsBar({ t }: { t: Translator }) {
  const forMe = useSyncExternalStore(onForMe, forMeNow);
  if (forMe === null) return null;
  return (
    <div className="own-words-bar reversed" role="status">
      <span>{t(forMe.exposed ? 'ownWords.exposed' : 'ownWords.temporary')}</span>
      <button className="button button--outline" type="button" onClick={() => showForMe(null)}>
        {t('ownWords.end')}
      </button>
    </div>
  );
}
