import { useEffect } from 'react';
import { browserWords } from '../../lib/words/browser-words.ts';
import { closeSearch, openSearch, useOpenedSearch } from '../../lib/page/search-open.ts';

/** The search with its words: a chunk of its own. */
export async function loadSearch() {
  const [{ SearchDialog }] = await Promise.all([
    import('../../features/public/search/search-dialog.tsx'),
    browserWords.need(['search']),
  ]);
  return SearchDialog;
}

/**
 * Whether the search is open. `/` opens it, unless somebody is writing; another page closes it.
 * @param hasKey false on pages of organisers, where `/` leads to the search of the list
 */
export function useSearch(page: string, hasKey: boolean): boolean {
  const isOpen = useOpenedSearch() === 'search';
  useEffect(() => closeSearch, [page]);
  useEffect(() => {
    if (!hasKey) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [hasKey]);
  return isOpen;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
