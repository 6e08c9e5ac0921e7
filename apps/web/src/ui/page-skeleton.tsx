import { useLocation } from 'react-router';
import { isOrganisersPage } from '../lib/paths/paths.ts';
import { useWords } from '../lib/words/words.ts';

/** The outline of a page whose code, data or permission is on its way: a press gets an immediate reaction. */
export function PageSkeleton() {
  const t = useWords();
  return (
    <main id="main" className="page-width page-skeleton" aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('states.loading')}…
      </p>
      <div className="skeleton skeleton--heading" />
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="skeleton" />
      ))}
    </main>
  );
}

/** The same before the code of any page is there: organisers see the outline of their frame around it. */
export function FirstSkeleton() {
  const { pathname } = useLocation();
  if (!isOrganisersPage(pathname)) return <PageSkeleton />;
  return (
    <div className="workplace-outline">
      <PageSkeleton />
    </div>
  );
}
