import { useWords } from '../../lib/words/words.ts';
import { Link } from '../link.tsx';
import { Notice } from '../notice.tsx';

/** An address of the zone that leads nowhere. */
export function UnknownSignedInPage() {
  const t = useWords();
  const home = (
    <Link className="button" to="/dashboard">
      {t('signedIn.nav.dashboard')}
    </Link>
  );
  return (
    <main id="main" className="page-width">
      <Notice isPage drawing="court" heading={t('states.notFound.heading')} actions={home}>
        {t('states.notFound.text')}
      </Notice>
    </main>
  );
}
