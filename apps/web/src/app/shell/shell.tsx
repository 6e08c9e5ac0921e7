import { startTransition, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useToasts } from '../../lib/page/toasts.ts';
import { afterPaint } from '../../lib/browser/after-paint.ts';
import { later } from '../../lib/page/deferred-part.tsx';
import { closeSearch } from '../../lib/page/search-open.ts';
import { isOrganisersPage } from '../../lib/paths/paths.ts';
import { useWords } from '../../lib/words/words.ts';
import { BottomBar } from './bottom-bar.tsx';
import { DocumentHead } from './document-head.tsx';
import { Footer } from './footer.tsx';
import { Header, InkStripes } from './header.tsx';
import { PastBanner } from './past-banner.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageBoundary } from '../page-boundary.tsx';
import { findRoute } from '../routes/routes.ts';
import { loadSearch, useSearch } from './use-search.ts';
import { useRelease } from '../../lib/api/release.ts';

// They are not shown before something has been pressed; their styles load with them.
const Drawer = later(() => import('./drawer.tsx').then((part) => part.Drawer));
const SearchDialog = later(loadSearch);
const KeepFirstPage = later(() => import('./keep-first-page.tsx').then((part) => part.KeepFirstPage));
const Toaster = later(() => import('./toaster.tsx').then((part) => part.Toaster));
const ConnectionAnnouncer = later(() =>
  import('./connection-announcer.tsx').then((part) => part.ConnectionAnnouncer),
);

/** What surrounds every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      {findRoute(pathname).route.bare ? children : <Framed>{children}</Framed>}
      <DocumentHead />
    </>
  );
}

function Framed({ children }: { children: ReactNode }) {
  const t = useWords();
  const { key, pathname } = useLocation();
  // Organisers have a frame of their own, which comes with their pages.
  const isForVisitors = !isOrganisersPage(pathname);
  const [drawer, setDrawer] = useState<string | null>(null);
  const toasts = useToasts();
  const isSearching = useSearch(key, isForVisitors);
  // Another page closes the drawer.
  const isOpen = drawer === key;
  // The press is answered at once; the menu is drawn after it.
  const open = () => afterPaint(() => startTransition(() => setDrawer(key)));
  return (
    <>
      <a className="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      {isForVisitors ? <Header openMenu={open} isMenuOpen={isOpen} /> : <InkStripes />}
      <OfflineBanner />
      <PastBanner />
      <ConnectionAnnouncer />
      <KeepFirstPage />
      <NewVersion />
      {children}
      {isForVisitors ? (
        <>
          <Footer />
          <BottomBar openMenu={open} isMenuOpen={isOpen} />
        </>
      ) : null}
      <div className="toasts" role="status">
        {toasts.length > 0 ? (
          <PageBoundary page={null} quiet>
            <Toaster toasts={toasts} />
          </PageBoundary>
        ) : null}
      </div>
      {isSearching ? (
        <PageBoundary page={key} quiet>
          <SearchDialog close={closeSearch} />
        </PageBoundary>
      ) : null}
      {isOpen ? (
        <PageBoundary page={key} quiet>
          <Drawer close={() => setDrawer(null)} />
        </PageBoundary>
      ) : null}
    </>
  );
}

/** A new release waits; asked once, taken when the visitor agrees. */
function NewVersion() {
  const t = useWords();
  const { activate } = useRelease();
  if (activate === null) return null;
  return (
    <div className="page-width">
      <div className="notice-bar" role="status">
        <span>{t('shell.newVersion')}</span>
        <button className="button" type="button" onClick={activate}>
          {t('shell.reload')}
        </button>
      </div>
    </div>
  );
}
