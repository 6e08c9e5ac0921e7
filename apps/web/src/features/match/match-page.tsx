import { pages } from '@sevenmetre/contract/pages';
import type { MatchSlice } from '@sevenmetre/contract/schemas/slices';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { categoryLook } from '@sevenmetre/rules/look';
import { embedPaths } from '../../lib/open-paths.ts';
import { dashboardPath } from '../../lib/paths.ts';
import { later } from '../../lib/later.tsx';
import { useSlice } from '../../lib/use-slice.ts';
import { useWords } from '../../lib/words.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Hero } from './hero.tsx';
import { MatchSkeleton } from './match-skeleton.tsx';
import { MatchTabs } from './match-tabs.tsx';
import { storyOf } from './story.ts';
import './match.css';

export { matchHead } from './match-head.ts';

const page = pages.match;

const TakeAlong = later(async () => (await import('../../ui/take-along.tsx')).TakeAlong);
// It speaks of changes only.
const EventAnnouncer = later(async () => (await import('./event-announcer.tsx')).EventAnnouncer);

/** A match with its score, timeline, rosters and facts: `/results/match/:id`. */
export function MatchPage() {
  const t = useWords();
  const { id = '' } = useParams();
  const { slice, failed, retry } = useSlice({ page, params: { id } });
  if (slice?.status === 200) return <Match slice={slice.body} />;
  if (slice?.status === 404) return <Unknown id={id} noEdition={slice.error === 'edition-missing'} />;
  if (failed) {
    return (
      <main id="main" className="in">
        <h1 className="pg">{t('match.title')}</h1>
        <Retry retry={retry} />
      </main>
    );
  }
  return <MatchSkeleton />;
}

function Match({ slice }: { slice: MatchSlice }) {
  const { category } = slice;
  const story = useMemo(() => storyOf(slice), [slice]);
  return (
    <main
      id="main"
      className={`mpg ${category ? categoryLook(category.gender, category.ageRank).inkClass : 'c0'}`}
    >
      <Hero slice={slice} story={story} />
      <div className="in">
        <MatchTabs slice={slice} story={story} />
        <TakeAlong embed={{ path: embedPaths.match(slice.ticket.id), height: 260 }} />
      </div>
      <EventAnnouncer slice={slice} story={story} />
    </main>
  );
}

function Unknown({ id, noEdition }: { id: string; noEdition: boolean }) {
  const t = useWords();
  const home = (
    <Link className="btn" to={dashboardPath}>
      {t('states.notFound.home')}
    </Link>
  );
  return (
    <main id="main" className="in">
      {noEdition ? (
        <Notice isPage drawing="court" heading={t('states.noEdition.heading')}>
          {t('states.noEdition.text')}
        </Notice>
      ) : (
        <Notice isPage figure="4:04" heading={t('match.unknownHeading')} actions={home}>
          {t('match.unknown', { id })}
        </Notice>
      )}
    </main>
  );
}
