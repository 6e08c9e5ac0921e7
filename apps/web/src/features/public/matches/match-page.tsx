import type { ErrorCode } from '@sevenmetre/contract';
import { pages } from '@sevenmetre/contract/pages';
import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { categoryLook } from '@sevenmetre/rules/look';
import { later } from '../../../lib/page/deferred-part.tsx';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Retry } from '../../../ui/retry.tsx';
import { UnknownPage } from '../../../ui/unknown-page.tsx';
import { Hero } from './hero.tsx';
import { MatchSkeleton } from './match-skeleton.tsx';
import { MatchTabs } from './match-tabs.tsx';
import { storyOf } from './story.ts';
import '../../../styles/parts/table.css';
import './match.css';

export { matchHead } from './match-head.ts';

const page = pages.match;

// Announces changes only, so it can load later.
const EventAnnouncer = later(async () => (await import('./timeline/event-announcer.tsx')).EventAnnouncer);

/** A match with its score, timeline, rosters and facts: `/results/match/:id`. */
export function MatchPage() {
  const t = useWords();
  const { id = '' } = useParams();
  const { slice, failed, retry } = useSlice({ page, params: { id } });
  if (slice?.status === 200) return <Match slice={slice.body} />;
  if (slice?.status === 404) return <Unknown id={id} error={slice.error} />;
  if (failed) {
    return (
      <main id="main" className="page-width">
        <h1 className="page-title">{t('match.title')}</h1>
        <Retry retry={retry} />
      </main>
    );
  }
  return <MatchSkeleton />;
}

function Match({ slice }: { slice: MatchSlice }) {
  const { category } = slice;
  const story = useMemo(() => storyOf(slice), [slice]);
  const [opened] = useState(slice);
  return (
    <main
      id="main"
      className={`match-page ${category ? categoryLook(category.gender, category.ageRank).inkClass : 'match-page--plain'}`}
    >
      <Hero slice={slice} story={story} />
      <div className="page-width">
        <MatchTabs slice={slice} story={story} />
      </div>
      <EventAnnouncer opened={opened} slice={slice} story={story} />
    </main>
  );
}

function Unknown({ id, error }: { id: string; error: ErrorCode }) {
  const t = useWords();
  return (
    <UnknownPage error={error} heading={t('match.unknownHeading')}>
      {t('match.unknown', { id })}
    </UnknownPage>
  );
}
