import type { ErrorCode } from '@sevenmetre/contract';
import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import { pages } from '@sevenmetre/contract/pages';
import { categoryLook } from '@sevenmetre/rules/look';
import { useParams } from 'react-router';
import { rankingPath, statisticsPath } from '../../../lib/paths/paths.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useWords, localName } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { ScoreAnnouncer } from '../../../ui/score-announcer.tsx';
import { UnknownPage } from '../../../ui/unknown-page.tsx';
import { CategoryBand } from './category-band.tsx';
import { CategoryGroups } from './category-groups.tsx';
import { LiveMatches, NextMatches } from './category-matches.tsx';
import { CategoryPlayoffs } from './category-playoffs.tsx';
import { CategoryScorers } from './category-scorers.tsx';
import { CategorySkeleton } from './category-skeleton.tsx';
import { CategoryTeams } from './category-teams.tsx';
import type { Translator } from '@sevenmetre/phrases';
import type { Head } from '../../../lib/page/head.ts';
import './category.css';
import './category-page.css';

const page = pages.category;

/** A category: `/results/team-category/:code`. */
export function CategoryPage() {
  const { code = '' } = useParams();
  const { slice, failed, retry } = useSlice({ page, params: { code } });
  if (slice?.status === 200) return <Category slice={slice.body} />;
  if (slice?.status === 404) return <Unknown code={code} error={slice.error} />;
  if (failed) {
    return (
      <main id="main" className="page-width">
        <h1 className="page-title">{code}</h1>
        <Retry retry={retry} />
      </main>
    );
  }
  return <CategorySkeleton code={code} />;
}

function Category({ slice }: { slice: CategorySlice }) {
  const t = useWords();
  const { category, live, next, groups, playoffs, teams } = slice;
  // Matches of a play-off stand in its bracket.
  const listed = groups.filter(({ isBracket, playoffCategory }) => !isBracket || playoffCategory === null);
  return (
    <main id="main">
      <CategoryBand slice={slice} />
      <div className={`page-width category-page ${categoryLook(category.gender, category.ageRank).inkClass}`}>
        <Parts slice={slice} />
        <div className="category-page__now">
          <LiveMatches matches={live} slice={slice} />
          <NextMatches matches={next} slice={slice} />
        </div>
        <div className="category-page__main">
          {playoffs.length > 0 ? <CategoryPlayoffs slice={slice} /> : null}
          {groups.length === 0 ? (
            <Notice drawing="ticket" heading={t('category.empty.heading')}>
              {t('category.empty.text')}
            </Notice>
          ) : null}
          {listed.length > 0 ? <CategoryGroups groups={listed} /> : null}
        </div>
        <div className="category-page__scorers">
          <CategoryScorers slice={slice} />
        </div>
        <div className="category-page__teams">
          <CategoryTeams teams={teams} />
        </div>
      </div>
      <ScoreAnnouncer matches={live} />
    </main>
  );
}

/** Jumps to the parts, where they stand below each other. The whole page is one document. */
function Parts({ slice: { category, live, next, groups, playoffs, topScorers } }: { slice: CategorySlice }) {
  const t = useWords();
  const now = live.length > 0 ? ('live' as const) : ('next' as const);
  return (
    <nav className="tabs category-page__parts" aria-label={t('category.parts')}>
      {live.length + next.length > 0 ? <a href={`#${now}`}>{t(`category.${now}`)}</a> : null}
      {playoffs.length > 0 ? <a href="#playoffs">{t('category.playoffs')}</a> : null}
      {groups.length > 0 ? <a href="#groups">{t('category.groups')}</a> : null}
      {topScorers.length > 0 ? <a href="#scorers">{t('category.scorers')}</a> : null}
      <Link to={statisticsPath(category.code)}>{t('category.statistics')}</Link>
      <Link to={rankingPath(category.code)}>{t('category.ranking')}</Link>
    </nav>
  );
}

function Unknown({ code, error }: { code: string; error: ErrorCode }) {
  const t = useWords();
  return (
    <UnknownPage error={error} heading={t('category.unknown.heading')}>
      {t('category.unknown.text', { code })}
    </UnknownPage>
  );
}

export function categoryHead(t: Translator, code: string, slice: CategorySlice | null): Head {
  const title = t('category.title', { code: slice?.category.code ?? code });
  if (slice === null) return { title, description: t('category.sentence') };
  const category = localName(slice.category, t.locale);
  const tournament = slice.edition.name;
  return {
    title,
    description: t('category.description', { category, tournament }),
    // Scorers are children.
    noindex: slice.topScorers.length > 0,
  };
}
