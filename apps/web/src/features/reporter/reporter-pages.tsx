import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { browserWords } from '../../lib/words/browser-words.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { useWords } from '../../lib/words/words.ts';
import { dashboardPath } from '../../lib/paths/paths.ts';
import { scoutByLinkPath } from '../../lib/paths/signed-in-paths.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { browserDevice } from './device/open-device.ts';
import { HallPage } from './halls/hall-page.tsx';
import { MatchPage } from './matches/match-page.tsx';
import { rarePages } from './matches/rare-dialogs.ts';

// Their styles come with them; the service worker keeps them with the others.
const RosterPage = lazy(async () => ({ default: await rarePages.roster() }));
const ScoutingPage = lazy(async () => ({ default: await rarePages.scouting() }));
const ScoutByLinkPage = lazy(async () => ({ default: await rarePages.scoutByLink() }));
const PaperEntryPage = lazy(async () => ({ default: await rarePages.paperEntry() }));
const PaperPage = lazy(async () => ({ default: await rarePages.paper() }));

/** The screens of reporters with their words, in one piece: a device that holds it needs nothing more. */
export async function loadReporterPages(): Promise<ComponentType> {
  // The disk is opened while the words are on their way.
  browserDevice();
  await browserWords.need(['reporter', 'errors']);
  return ReporterPages;
}

const never = () => () => undefined;

function ReporterPages() {
  // The server cannot read the device and has rendered a skeleton: hydration has to start from the same one.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isHydrated) return <PageSkeleton />;
  return (
    <Suspense fallback={<main id="main" className="page-width" aria-busy="true" />}>
      <Routes>
        <Route path="/reporter/hall-matches/:hallId" element={<HallPage />} />
        <Route path="/reporter/match-roster/:matchId" element={<RosterPage />} />
        <Route path="/reporter/match-paper/:matchId/entry" element={<PaperEntryPage />} />
        <Route path="/reporter/match-paper/:matchId/:kind" element={<PaperPage />} />
        <Route path="/reporter/match-scouting/:matchId" element={<ScoutingPage />} />
        <Route path={scoutByLinkPath} element={<ScoutByLinkPage />} />
        <Route path="/reporter/match/:matchId" element={<MatchPage />} />
        <Route path="*" element={<Unknown />} />
      </Routes>
    </Suspense>
  );
}

function Unknown() {
  const t = useWords();
  const home = (
    <Link className="button" to={dashboardPath}>
      {t('states.notFound.home')}
    </Link>
  );
  return (
    <main id="main" className="page-width">
      <Notice isPage figure="4:04" heading={t('states.notFound.heading')} actions={home}>
        {t('states.notFound.text')}
      </Notice>
    </main>
  );
}
