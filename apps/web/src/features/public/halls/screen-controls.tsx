import { hallsPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';

/** For whoever sets the screen up; seen while somebody moves the pointer or uses the keyboard. */
export function ScreenControls({ id }: { id: string }) {
  const t = useWords();
  const fill = () => {
    // Refused by browsers that have no full screen; the page fills the window all the same.
    void document.documentElement.requestFullscreen().catch(() => undefined);
  };
  return (
    <nav className="hall-screen__controls" aria-label={t('halls.screen')}>
      <button className="button" type="button" onClick={fill}>
        {t('halls.onScreen.full')}
      </button>
      <Link className="button button--outline" to={`${hallsPath}/${encodeURIComponent(id)}`}>
        {t('halls.onScreen.leave')}
      </Link>
    </nav>
  );
}
