import { useEffect, useRef } from 'react';
import { type EnumerationKind, enumerationKinds } from '@sevenmetre/rules/enumerations';
import { useWords } from '../../../lib/words/words.ts';
import { adminPlacesPath, listPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { Link } from '../../../ui/link.tsx';
import '../../../ui/page/scroll-row.css';

/** The way from one list to the others. */
export function ListNav({ here }: { here: EnumerationKind | 'places' }) {
  const t = useWords();
  const { within } = useWorkingEdition();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the row is longer than the screen.
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && nav.current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - 16;
  }, [here]);
  return (
    <nav ref={nav} className="enumerations__navigation scroll-row" aria-label={t('enumerations.kinds.label')}>
      {[...enumerationKinds, 'places' as const].map((kind) => (
        <Link
          key={kind}
          className="button button--outline"
          to={within(kind === 'places' ? adminPlacesPath : listPath(kind))}
          aria-current={kind === here ? 'page' : undefined}
        >
          {t(`enumerations.kinds.${kind}`)}
        </Link>
      ))}
    </nav>
  );
}
