import { useParams } from 'react-router';
import { useDraw } from '../../../../lib/draws/follow-draw.ts';
import { viewOf } from '../../../../lib/draws/draw-view.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { DrawHistory } from '../../../../ui/draws/draw-history.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Banner } from '../../../../ui/page/badge.tsx';
import { BlocksSkeleton, Empty } from '../../../../ui/page/states.tsx';
import { PlanPage } from '../plan-page.tsx';
import { AnnounceCard, NumbersCard, OpenCard } from './prepare-cards.tsx';
import { Operate } from './operate.tsx';
import { SeedCard } from './seed-card.tsx';
import { StopButton } from './stop-button.tsx';
import { useOperator } from './use-operator.ts';
import './ceremony.css';

/** The operator of a public draw: `/admin/plan/ceremony/:category`. */
export function CeremonyPage() {
  const t = useWords();
  const { category = '' } = useParams();
  const followed = useDraw(category);
  const operator = useOperator(category, followed.take);
  const { draw, isMissing, isOffline } = followed;
  const view = draw && viewOf(draw);
  const state = draw?.progress?.state ?? null;
  return (
    <PlanPage
      title={t('draws.public.title', { category })}
      sub={
        <>
          <Link to={`/admin/plan/draw/${category}`}>{t('draws.public.back')}</Link>{' '}
          {state === 'running' ? <span className="draw-live">{t('draws.public.live')}</span> : null}
        </>
      }
      actions={
        draw?.progress ? (
          <StopButton category={category} operator={operator} isRevealed={state === 'revealed'} />
        ) : undefined
      }
    >
      {isOffline ? <Banner kind="wait">{t('draws.public.offline')}</Banner> : null}
      {isMissing ? <Empty>{t('draws.public.none')}</Empty> : draw === null ? <BlocksSkeleton /> : null}
      {draw && state === null ? <AnnounceCard operator={operator} /> : null}
      {draw && (state === 'announced' || state === 'opened') ? (
        <OpenCard draw={draw} category={category} operator={operator} />
      ) : null}
      {draw && state === 'opened' ? <NumbersCard draw={draw} operator={operator} /> : null}
      {view && (state === 'running' || state === 'revealed') ? (
        <Operate view={view} category={category} operator={operator} />
      ) : null}
      {draw?.progress ? <SeedCard draw={draw} category={category} /> : null}
      {draw ? <DrawHistory draw={draw} /> : null}
    </PlanPage>
  );
}
