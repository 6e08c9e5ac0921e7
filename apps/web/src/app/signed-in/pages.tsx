import { holds } from '@sevenmetre/contract/record';
import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, Route, Routes, matchPath, useLocation, useParams } from 'react-router';
import { browserStore, readRemembered } from '../../lib/browser/storage.ts';
import { readAhead } from '../../lib/queries/use-read.ts';
import { isOrganiser, mayOpen } from '../../lib/session/access.ts';
import { useSession } from '../../lib/session/session.ts';
import { provideKnownPages } from '../../lib/paths/known-pages.ts';
import { browserWords } from '../../lib/words/browser-words.ts';
import { needSignedInWords } from '../../lib/words/signed-in-words.ts';
import { isOrganisersPage } from '../../lib/paths/paths.ts';
import { FirstSkeleton, PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Retry } from '../../ui/retry.tsx';
import { UnknownSignedInPage } from '../../ui/page/unknown-signed-in-page.tsx';
import { SignedInFrame } from '../../ui/page/signed-in-frame.tsx';
import { apart, useLoaded } from '../../lib/page/lazy-part.tsx';
import type { LazyPage } from '../routes/lazy-page.tsx';
import { PageBoundary } from '../page-boundary.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { OrganiserFind } from './organiser-find.tsx';
import { isSignedInPage, zoneRoutes } from './signed-in-routes.ts';
import type { SignedInRoute } from './signed-in-route.ts';

provideKnownPages(isSignedInPage);

/** The pages with the words that all of them need. */
export async function loadSignedInPages(): Promise<ComponentType> {
  loadAhead(location);
  await needSignedInWords();
  return SignedInPages;
}

/** Loads the page at an address early, its code and what it reads first at once; the page itself reports a failure. */
function loadAhead({ pathname, search }: Location): void {
  const route = zoneRoutes.find(({ path }) => matchPath(path, pathname) !== null);
  void route?.page.preload().catch(() => undefined);
  const isOrganisers = isOrganisersPage(pathname);
  if (isOrganisers) void workplace.load().catch(() => undefined);
  // Others have nothing to read, and a question of the address's own is known to the page only.
  if (search !== '' || readRemembered(browserStore(), new Date()).session !== true) return;
  if (isOrganisers) void readAhead('contents', {});
  void route?.readFirst?.(readAhead);
}

/** The pages of signed-in users, each behind its own guard. */
function SignedInPages() {
  const { pathname } = useLocation();
  const { user } = useSession().current;
  // Others are led away by the guard of the page.
  const mayOrganise = user === null || isOrganiser(user);
  return (
    <SignedInFrame>
      <LeaveGuard />
      <OrganiserFind />
      {mayOrganise && isOrganisersPage(pathname) ? (
        <PageBoundary page={null}>
          <InWorkplace>
            <Page />
          </InWorkplace>
        </PageBoundary>
      ) : (
        <Page />
      )}
    </SignedInFrame>
  );
}

/** The frame of organisers with its words: users of clubs need not load it. */
const workplace = apart(
  () => Promise.all([import('../workplace/workplace.tsx'), browserWords.need(['organiser', 'contents'])]),
  ([{ Workplace }]) => Workplace,
);

function InWorkplace({ children }: { children: ReactNode }) {
  return useLoaded(workplace) ? <workplace.Component>{children}</workplace.Component> : <FirstSkeleton />;
}

function Page() {
  const { pathname } = useLocation();
  return (
    <PageBoundary page={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {zoneRoutes.map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={
                <SignedInGuard route={route}>
                  <LoadedPage key={route.path} page={route.page} />
                </SignedInGuard>
              }
            />
          ))}
          <Route path="*" element={<UnknownSignedInPage />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}

function LoadedPage({ page }: { page: LazyPage }) {
  const isReady = useLoaded({ load: page.preload, isLoaded: page.isLoaded });
  return isReady ? <page.Component /> : <PageSkeleton />;
}

/** Records have numbers; forms of those that are not stored yet stand at `new`. */
function isRecordId(id: string): boolean {
  return id === 'new' || /^[1-9]\d{0,9}$/.test(id);
}

/** The second guard: the user is there, or nobody answers. Then only pages that work on this device open. */
function SignedInGuard({ route, children }: { route: SignedInRoute; children: ReactNode }) {
  const { current, ensure } = useSession();
  const { user } = current;
  const { id } = useParams();
  if (id !== undefined && !isRecordId(id)) return <UnknownSignedInPage />;
  if (user === null) {
    if (route.withoutNetwork === true) return children;
    return (
      <main id="main" className="page-width">
        <Retry retry={() => ensure({ force: true })} />
      </main>
    );
  }
  const allowed =
    (route.roles === undefined || mayOpen(route.roles, user.roles)) &&
    (route.permissions === undefined || holds(user.links, route.permissions));
  return allowed ? children : <Navigate to={route.otherwise ?? '/unauthorized'} replace />;
}
