import { openFind } from '../../../lib/page/search-open.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import './navigation.css';

/** Opens the organiser's search, as ⌘K and Ctrl+K do. */
export function FindButton() {
  const t = useWords();
  return (
    <button
      className="organiser__find"
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K"
      aria-label={t('signedIn.search')}
      onClick={openFind}
    >
      <Icon name="search" />
    </button>
  );
}
