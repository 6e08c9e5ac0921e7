import { useParams } from 'react-router';
import type { PublicDraw } from '@sevenmetre/contract/draws/schemas';
import { useDraw } from '../../../../lib/draws/follow-draw.ts';
import { viewOf } from '../../../../lib/draws/draw-view.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { DrawHistory } from '../../../../ui/draws/draw-history.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Banner } from '../../../../ui/page/badge.tsx';
import { BlocksSkeleton, Empty } from '../../../../ui/page/states.tsx';
import { PlanPage } from '../plan-page.tsx';
import { instantText } from '../../../../lib/time/moments.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { useAskPublicReason } from '../../page/use-public-reason.tsx';
import { AnnounceCard, NumbersCard, OpenCard } from './prepare-cards.tsx';
import { Operate } from './operate.tsx';
import { useOperator } from './use-operator.ts';
import type { Operator } from './use-operator.ts';
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

/** What the seed is made of, and the pages of the hall and of everybody. */
function SeedCard({ draw: { progress, timeZone }, category }: { draw: PublicDraw; category: string }) {
  const t = useWords();
  if (progress === null) return null;
  const page = `/results/draw/${category}`;
  return (
    <Card title={t('draws.seed')}>
      <p>{t('draws.public.published', { at: instantText(t, progress.announcedAt, timeZone) })}</p>
      <code className="draw-fingerprint">{progress.secretHash}</code>
      {progress.hallNumbers.length === 0 ? null : (
        <p>
          {t('draws.hallNumbers')}: <b>{progress.hallNumbers.join(' ')}</b>
          {progress.numbersBy === null ? '' : ` (${progress.numbersBy})`}
        </p>
      )}
      <p className="plan-actions">
        <a className="button button--outline" href={`${page}/screen`} target="_blank" rel="noreferrer">
          {t('draws.public.openScreen')}
        </a>
        <a className="button button--outline" href={page} target="_blank" rel="noreferrer">
          {t('draws.public.copyLink')}
        </a>
      </p>
    </Card>
  );
}

interface StopButtonProps {
  readonly category: string;
  readonly operator: Operator;
  /** A revealed draw is not stopped but set aside. */
  readonly isRevealed: boolean;
}

/** Ends an attempt, or sets a revealed draw aside, with a public reason. */
function StopButton({ category, operator, isRevealed }: StopButtonProps) {
  const t = useWords();
  const ask = useAskPublicReason();
  const word = t(isRevealed ? 'draws.public.setAside' : 'draws.public.stop');
  const end = async () => {
    const reason = await ask({
      title: t(isRevealed ? 'draws.public.setAsideTitle' : 'draws.public.stopTitle'),
      text: t(isRevealed ? 'draws.public.setAsideText' : 'draws.public.stopText'),
      confirm: word.replace(/…$/, ''),
    });
    if (reason === null) return;
    if (isRevealed) operator.setAside(reason);
    else operator.stop(reason);
  };
  return (
    <button className="button button--outline button--danger" type="button" onClick={() => void end()}>
      {word}
      <span className="visually-hidden"> {category}</span>
    </button>
  );
}
