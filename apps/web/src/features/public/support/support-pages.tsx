import { useLocation } from 'react-router';
import { ownPath } from '../../../lib/paths/locale-path.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { UnknownPage } from '../../../ui/unknown-page.tsx';

/** Any address that the app does not know. */
export function NotFoundPage() {
  const t = useWords();
  return (
    <UnknownPage error={null} heading={t('states.notFound.heading')}>
      {t('states.notFound.text')}
    </UnknownPage>
  );
}

/** A signed-in user without the role or permission that a page asks for. */
export function UnauthorizedPage() {
  const t = useWords();
  return (
    <main id="main" className="page-width">
      <Notice isPage figure="2′" heading={t('states.unauthorized.heading')} actions={<Home />}>
        {t('states.unauthorized.text')}
      </Notice>
    </main>
  );
}

/** Where the app leads when it cannot load what a page needs (`?reason=load&from=…`), and the footer's link. */
export function SupportPage() {
  const t = useWords();
  const query = new URLSearchParams(useLocation().search);
  const from = ownPath(query.get('from'));
  return (
    <main id="main" className="page-width">
      <Notice
        isPage
        drawing="goal"
        heading={t('states.support.heading')}
        actions={
          <>
            {from === null ? null : (
              <Link className="button" to={from}>
                {t('states.support.again')}
              </Link>
            )}
            <Home second={from !== null} />
          </>
        }
      >
        {t(query.get('reason') === 'load' ? 'states.support.text' : 'states.support.plain')}
      </Notice>
    </main>
  );
}

function Home({ second = false }: { second?: boolean }) {
  const t = useWords();
  return (
    <Link className={second ? 'button button--outline' : 'button'} to="/results">
      {t('states.notFound.home')}
    </Link>
  );
}
