import { useEditionBase } from '../../lib/paths/edition-base.ts';
import { useWords } from '../../lib/words/words.ts';
import { useShownEdition } from './current-slice.ts';

/** Says that the page is of an edition that is over, and leads to the current one. */
export function PastBanner() {
  const t = useWords();
  const base = useEditionBase();
  const edition = useShownEdition();
  if (base === '') return null;
  return (
    <aside className="past-banner">
      <span>
        {t('shell.past', { name: edition?.name ?? '', year: String(edition?.year ?? base.slice(1, 5)) })}
      </span>
      <a href="/results">{t('shell.toCurrent')}</a>
    </aside>
  );
}
