import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { splitLocalePrefix } from '../lib/locale-path.ts';
import { MapTilesContext } from '../lib/map-tiles.ts';
import type { MapTiles } from '../lib/map-tiles.ts';
import { PageTime } from '../lib/now.ts';
import { SessionContext } from '../lib/session.ts';
import type { Session } from '../lib/session.ts';
import { SliceCacheContext } from '../lib/slice-cache.ts';
import type { SliceCache } from '../lib/slice-cache.ts';
import { LanguageContext } from '../lib/words.ts';
import type { Language } from '../lib/words.ts';
import { Guard } from './guard.tsx';
import { LocaleRedirect } from './locale-redirect.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { routes } from './routes.ts';
import { Shell } from './shell.tsx';

export interface AppProps {
  readonly language: Language;
  readonly slices: SliceCache;
  readonly session: Session;
  /** Milliseconds UTC. */
  readonly pageTime: number;
  /** null: pages have no maps. */
  readonly map?: MapTiles | null;
}

/** The app inside a router of the browser or of the server. */
export function App({ language, slices, session, pageTime, map = null }: AppProps) {
  return (
    <SliceCacheContext value={slices}>
      <LanguageContext value={language}>
        <SessionContext value={session}>
          <PageTime value={pageTime}>
            <MapTilesContext value={map}>
              <Pages />
            </MapTilesContext>
          </PageTime>
        </SessionContext>
      </LanguageContext>
    </SliceCacheContext>
  );
}

function Pages() {
  const { pathname } = useLocation();
  const prefixed = splitLocalePrefix(pathname);
  if (prefixed) return <LocaleRedirect to={prefixed} />;
  return (
    <Shell>
      <PageBoundary page={pathname}>
        <Suspense fallback={<main id="main" className="in" aria-busy="true" />}>
          <Routes>
            <Route path="/" element={<Navigate to="/results" replace />} />
            {routes.map((route) => (
              <Route
                key={route.path}
                path={route.path}
                element={
                  <Guard key={route.path} route={route}>
                    <route.page.Component />
                  </Guard>
                }
              />
            ))}
          </Routes>
        </Suspense>
      </PageBoundary>
    </Shell>
  );
}
