import type { PublicDraw } from '@sevenmetre/contract/draws/schemas';
import { instantText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Card } from '../../../../ui/page/card.tsx';

/** What the seed is made of, and the pages of the hall and of everybody. */
export function SeedCard({ draw: { progress, timeZone }, category }: { draw: PublicDraw; category: string }) {
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
