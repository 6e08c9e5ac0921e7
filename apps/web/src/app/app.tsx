import type { EditionHead } from '@sevenmetre/contract/slice-head';
import { completeLocales, type Locale } from '@sevenmetre/rules/vocabulary';
import { Suspense, use, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { EditionBase } from '../lib/paths/edition-base.ts';
import { splitLocalePrefix } from '../lib/paths/locale-path.ts';
import type { PrefixedPath } from '../lib/paths/locale-path.ts';
import { OpenedEdition } from '../lib/page/edition.ts';
import { MapTilesContext } from '../lib/page/map-tiles.ts';
import type { MapTiles } from '../lib/page/map-tiles.ts';
import { PageTime } from '../lib/time/now.ts';
import { SessionContext } from '../lib/session/session.ts';
import type { Session } from '../lib/session/session.ts';
import { SliceCacheContext } from '../lib/slices/slice-cache.ts';
import type { SliceCache } from '../lib/slices/slice-cache.ts';
import { LanguageContext, OfferedLanguages, useLanguage } from '../lib/words/words.ts';
import type { Language } from '../lib/words/words.ts';
import { Guard } from './guard.tsx';
import { PageBoundary } from './page-boundary.tsx';
import type { AppRoute } from './routes/route.ts';
import { findRoute, notFound, routes } from './routes/routes.ts';
import { FirstSkeleton } from '../ui/page-skeleton.tsx';
import { Shell } from './shell/shell.tsx';
import { findSignedInEntry } from './signed-in/entry-routes.tsx';

export interface AppProps {
  readonly language: Language;
  readonly slices: SliceCache;
  readonly session: Session;
  /** Milliseconds UTC. */
  readonly pageTime: number;
  /** null: pages have no maps. */
  readonly map?: MapTiles | null;
  /** What the visitor may choose from. */
  readonly offered?: readonly Locale[];
  /** null: none is known. */
  readonly edition?: EditionHead | null;
  /** `/2025` for pages of a past edition. */
  readonly base?: string;
}

/** The app inside a router of the browser or of the server. */
export function App({
  language,
  slices,
  session,
  pageTime,
  map = null,
  offered = completeLocales,
  edition = null,
  base = '',
}: AppProps) {
  return (
    <EditionBase value={base}>
      <SliceCacheContext value={slices}>
        <OfferedLanguages value={offered}>
          <LanguageContext value={language}>
            <SessionContext value={session}>
              <PageTime value={pageTime}>
                <OpenedEdition value={edition}>
                  <MapTilesContext value={map}>
                    {/* A Suspense boundary is hydrated in small steps, so that the page can react to input between them. */}
                    <Suspense>
                      <Pages />
                    </Suspense>
                  </MapTilesContext>
                </OpenedEdition>
              </PageTime>
            </SessionContext>
          </LanguageContext>
        </OfferedLanguages>
      </SliceCacheContext>
    </EditionBase>
  );
}

function Pages() {
  const { pathname } = useLocation();
  const prefixed = splitLocalePrefix(pathname, use(OfferedLanguages));
  if (prefixed) return <LocaleRedirect to={prefixed} />;
  return (
    <Shell>
      <PageBoundary page={pathname} unattended={findRoute(pathname).route.bare === true}>
        <Suspense fallback={<FirstSkeleton />}>
          <Routes>
            <Route path="/" element={<Navigate to="/results" replace />} />
            {routes.map(routed)}
            {routed(findSignedInEntry(pathname) ?? notFound, -1)}
          </Routes>
        </Suspense>
      </PageBoundary>
    </Shell>
  );
}

/** The last route matches every path that no other route does: the entry of signed-in pages, or page-not-found. */
function routed(route: AppRoute, index: number) {
  const { path, page } = route;
  return (
    <Route
      key={path}
      path={index < 0 ? '*' : path}
      element={
        <Guard key={path} route={route}>
          <page.Component />
        </Guard>
      }
    />
  );
}

/** `/cs/results` sets the language and leads to `/results`. */
function LocaleRedirect({ to }: { to: PrefixedPath }) {
  const { switchTo } = useLanguage();
  const { search, hash } = useLocation();
  useEffect(() => switchTo(to.locale), [switchTo, to.locale]);
  return <Navigate to={to.path + search + hash} replace />;
}
