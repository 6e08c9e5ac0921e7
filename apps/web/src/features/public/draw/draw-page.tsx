import type { PublicDraw } from '@sevenmetre/contract/draws/schemas';
import { useParams } from 'react-router';
import { useDraw } from '../../../lib/draws/follow-draw.ts';
import { viewOf } from '../../../lib/draws/draw-view.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { DrawNow } from '../../../ui/draws/draw-now.tsx';
import { DrawHistory } from '../../../ui/draws/draw-history.tsx';
import { DrawnGroups } from '../../../ui/draws/drawn-groups.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { VerifyCard } from './verify-card.tsx';
import './draw-page.css';

/** The public draw of a category: `/results/draw/:category`. */
export function PublicDrawPage() {
  const t = useWords();
  const { category = '' } = useParams();
  const { draw, isMissing, isOffline, read } = useDraw(category);
  const isLive = draw?.progress?.state === 'running';
  return (
    <main id="main" className="page-width draw-page" aria-busy={draw === null && !isMissing}>
      <h1 className="page-title">
        {t('draws.public.title', { category })}{' '}
        {isLive ? <span className="draw-live">{t('draws.public.live')}</span> : null}
      </h1>
      {isOffline ? <p role="status">{t('draws.public.offline')}</p> : null}
      {isMissing || draw?.progress === null ? (
        <Notice drawing="ticket" heading={t('draws.public.none')}>
          {draw === null ? null : draw.tournament}
        </Notice>
      ) : null}
      {draw === null ? null : <Draw draw={draw} category={category} read={read} />}
      {draw === null ? null : <DrawHistory draw={draw} />}
    </main>
  );
}

interface DrawProps {
  readonly draw: PublicDraw;
  readonly category: string;
  readonly read: () => Promise<PublicDraw | null>;
}

function Draw({ draw, category, read }: DrawProps) {
  const t = useWords();
  const { progress, timeZone } = draw;
  if (progress === null) return null;
  const view = viewOf(draw);
  return (
    <>
      {view === null ? null : (
        <>
          {progress.state === 'revealed' ? (
            <VerifyCard draw={draw} category={category} read={read} />
          ) : (
            <DrawNow t={t} view={view} />
          )}
          <p>{t('draws.public.drawnOf', { drawn: view.drawn, balls: view.total })}</p>
          <h2>{t('draws.groups')}</h2>
          <DrawnGroups t={t} groups={view.groups} pot={view.pot} />
        </>
      )}
      {progress.state === 'announced' || progress.state === 'opened' ? (
        <p>{t('draws.public.numbersFrom', { at: instantText(t, progress.numbersFrom, timeZone) })}</p>
      ) : null}
      <p className="draw-page__fingerprint">
        {t('draws.public.published', { at: instantText(t, progress.announcedAt, timeZone) })}
        <code className="draw-fingerprint">{progress.secretHash}</code>
        {progress.inputHash === null ? null : (
          <>
            {t('draws.inputHash')} <code className="draw-fingerprint">{progress.inputHash}</code>
          </>
        )}
      </p>
    </>
  );
}
