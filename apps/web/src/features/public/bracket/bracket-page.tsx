import type { PlayoffSlice } from '@sevenmetre/contract/bracket/playoff-slice';
import { pages } from '@sevenmetre/contract/pages';
import { categoryLook } from '@sevenmetre/rules/look';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { playoffPath } from '../../../lib/paths/paths.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useWords, localName } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { ScoreAnnouncer } from '../../../ui/score-announcer.tsx';
import { ListView, NoPlayoff, Trees } from './views.ts';
import { PlayoffBand } from './bracket-band.tsx';
import { PlayoffSkeleton } from './bracket-skeleton.tsx';
import { RoadChoice } from './road-choice.tsx';
import { useRoad } from './use-road.ts';
import { useView } from './use-view.ts';
import { ViewChoice } from './view-choice.tsx';
import type { Translator } from '@sevenmetre/phrases';
import type { Head } from '../../../lib/page/head.ts';
import './bracket.css';

const page = pages.playoff;

/** The bracket of a play-off: `/results/competition-group/:code/play-off/:playoff`. */
export function PlayoffPage() {
  const { code = '', playoff = '' } = useParams();
  const { slice, failed, retry } = useSlice({ page, params: { code, playoff } });
  if (slice?.status === 200) return <Playoff slice={slice.body} />;
  const skeleton = <PlayoffSkeleton code={code} letter={playoff} />;
  if (slice === undefined && !failed) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <NoPlayoff code={code} letter={playoff} error={slice?.error ?? null} retry={retry} />
    </Suspense>
  );
}

function Playoff({ slice }: { slice: PlayoffSlice }) {
  const t = useWords();
  const view = useView();
  const chosen = useRoad(slice);
  const { category, groups } = slice;
  const hasDrawing = groups.some(({ rows, matches }) => rows.length > 0 || matches.length > 0);
  return (
    <main id="main">
      <PlayoffBand slice={slice} />
      <div className={`page-width ${categoryLook(category.gender, category.ageRank).inkClass}`}>
        <Siblings slice={slice} />
        {hasDrawing ? (
          <>
            <div className="bracket-bar">
              <ViewChoice view={view} />
              <RoadChoice slice={slice} chosen={chosen} />
            </div>
            <Suspense fallback={<RowsSkeleton rows={8} />}>
              {view === 'list' ? (
                <ListView slice={slice} road={chosen.road} />
              ) : (
                <Trees slice={slice} view={view} chosen={chosen} />
              )}
            </Suspense>
          </>
        ) : (
          <Notice drawing="ticket" heading={t('bracket.empty.heading')}>
            {t('bracket.empty.text')}
          </Notice>
        )}
      </div>
      <ScoreAnnouncer matches={groups.flatMap(({ matches }) => matches)} />
    </main>
  );
}

function Siblings({ slice: { siblings, category, playoff } }: { slice: PlayoffSlice }) {
  const t = useWords();
  if (siblings.length < 2) return null;
  return (
    <nav className="tabs" aria-label={t('bracket.siblings')}>
      {siblings.map((letter) => (
        <Link
          key={letter}
          to={playoffPath(category.code, letter)}
          aria-current={letter === playoff ? 'page' : undefined}
        >
          {t('bracket.heading', { letter })}
        </Link>
      ))}
    </nav>
  );
}

export function playoffHead(
  t: Translator,
  { code = '', playoff: letter = '' }: Readonly<Record<string, string | undefined>>,
  slice: PlayoffSlice | null,
): Head {
  const title = t('bracket.title', { letter, category: slice?.category.code ?? code });
  if (slice === null) return { title, description: t('bracket.sentence') };
  const category = localName(slice.category, t.locale);
  const tournament = slice.edition.name;
  return {
    title,
    description: t('bracket.description', { letter, category, tournament }),
  };
}
