import type { PlayoffSlice } from '@sevenmetre/contract/schemas/playoff-slice';
import { pages } from '@sevenmetre/contract/pages';
import { categoryLook } from '@sevenmetre/rules/look';
import { useParams } from 'react-router';
import { categoryPath, dashboardPath, playoffPath } from '../../lib/paths.ts';
import { useSlice } from '../../lib/use-slice.ts';
import { useWords } from '../../lib/words.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Retry } from '../../ui/retry.tsx';
import { ScoreAnnouncer } from '../../ui/score-announcer.tsx';
import { ListView } from './list-view.tsx';
import { PlayoffBand } from './playoff-band.tsx';
import { PlayoffSkeleton } from './playoff-skeleton.tsx';
import { RoadChoice } from './road-choice.tsx';
import { Trees } from './trees.tsx';
import { useRoad } from './use-road.ts';
import { useView } from './use-view.ts';
import { ViewChoice } from './view-choice.tsx';
import './playoff.css';

export { playoffHead } from './playoff-head.ts';

const page = pages.playoff;

/** The bracket of a play-off: `/results/competition-group/:code/play-off/:playoff`. */
export function PlayoffPage() {
  const { code = '', playoff = '' } = useParams();
  const { slice, failed, retry } = useSlice({ page, params: { code, playoff } });
  if (slice?.status === 200) return <Playoff slice={slice.body} />;
  if (slice?.status === 404)
    return <Unknown code={code} letter={playoff} noEdition={slice.error === 'edition-missing'} />;
  if (failed) return <Failed letter={playoff} retry={retry} />;
  return <PlayoffSkeleton code={code} letter={playoff} />;
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
      <div className={`in ${categoryLook(category.gender, category.ageRank).inkClass}`}>
        <Siblings slice={slice} />
        {hasDrawing ? (
          <>
            <div className="bar">
              <ViewChoice view={view} />
              <RoadChoice slice={slice} chosen={chosen} />
            </div>
            {view === 'list' ? (
              <ListView slice={slice} road={chosen.road} />
            ) : (
              <Trees slice={slice} view={view} chosen={chosen} />
            )}
          </>
        ) : (
          <Notice drawing="ticket" heading={t('playoff.empty.heading')}>
            {t('playoff.empty.text')}
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
    <nav className="tabs" aria-label={t('playoff.siblings')}>
      {siblings.map((letter) => (
        <Link
          key={letter}
          to={playoffPath(category.code, letter)}
          aria-current={letter === playoff ? 'page' : undefined}
        >
          {t('playoff.heading', { letter })}
        </Link>
      ))}
    </nav>
  );
}

function Failed({ letter, retry }: { letter: string; retry: () => Promise<void> }) {
  const t = useWords();
  return (
    <main id="main" className="in">
      <h1 className="pg">{t('playoff.heading', { letter })}</h1>
      <Retry retry={retry} />
    </main>
  );
}

function Unknown({ code, letter, noEdition }: { code: string; letter: string; noEdition: boolean }) {
  const t = useWords();
  const actions = (
    <>
      <Link className="btn" to={categoryPath(code)}>
        {t('playoff.back', { code })}
      </Link>
      <Link className="btn o" to={dashboardPath}>
        {t('states.notFound.home')}
      </Link>
    </>
  );
  return (
    <main id="main" className="in">
      {noEdition ? (
        <Notice isPage drawing="court" heading={t('states.noEdition.heading')}>
          {t('states.noEdition.text')}
        </Notice>
      ) : (
        <Notice isPage figure="4:04" heading={t('playoff.unknown.heading')} actions={actions}>
          {t('playoff.unknown.text', { letter, code })}
        </Notice>
      )}
    </main>
  );
}
